import { number, string } from 'yup'
import { MAX_IMAGE_BYTES } from '#src/contract/constants.ts'
import {
  creditCardCreateSchema,
  creditCardSchema,
  creditCardUpdateSchema,
} from '#src/contract/entities/catalogue/credit-card.ts'
import { listOf, rowId, strictObject } from '#src/contract/entities/shared/fields.ts'
import { safeText } from '#src/contract/rules/safe-text.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'
import { messageAnswer } from '../plain-answers.ts'

const card = { area: 'admin', pages: ['credit-cards'] } as const

/** What was saved; `result` for features alone: how many are new or reworded, and their UUIDs. */
const cardUpdateAnswer = messageAnswer.shape({
  result: strictObject({
    created: number().integer().min(0).defined(),
    updated: number().integer().min(0).defined(),
    uuids: listOf(string().defined()),
  })
    .nullable()
    .defined(),
})

/** The catalogue of credit cards as an admin keeps it. */
export const adminCardsEndpoints = defineEndpoints({
  listAdminCards: {
    ...card,
    method: 'GET',
    path: '/api/get-credit-cards-data',
    summary: 'All credit cards that are not deleted, on or off, by sort_order.',
    masquerade: 'allow',
    response: listOf(creditCardSchema),
    limit: 'read',
  },
  createCreditCard: {
    ...card,
    method: 'POST',
    path: '/api/create-credit-card',
    summary: 'Creates a credit card that is switched off and comes last.',
    masquerade: 'deny',
    body: creditCardCreateSchema,
    response: messageAnswer,
    limit: 'write',
    audit: 'card.create',
  },
  removeCreditCard: {
    ...card,
    method: 'POST',
    path: '/api/safe-delete-credit-card',
    summary: 'Takes a credit card out of every list; applications for it keep its name.',
    masquerade: 'deny',
    body: strictObject({ category_id: rowId() }),
    response: messageAnswer,
    limit: 'write',
    audit: 'card.remove',
  },
  restoreCreditCard: {
    ...card,
    method: 'POST',
    path: '/api/credit-cards/{id}/restore',
    summary: 'Brings a deleted credit card back as it was; refused for one that is not deleted.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    response: messageAnswer,
    limit: 'write',
    audit: 'card.restore',
  },
  updateCreditCard: {
    ...card,
    method: 'POST',
    path: '/api/update-credit-card-data',
    summary: 'Saves one property of a credit card, of a closed list of properties.',
    masquerade: 'deny',
    body: creditCardUpdateSchema,
    response: cardUpdateAnswer,
    limit: 'write',
    audit: 'card.update',
  },
  uploadImage: {
    ...card,
    method: 'POST',
    path: '/api/s3-upload-file',
    summary: 'Keeps a picture (PNG, JPEG or WebP, 5 MB, 4096 pixels) and answers its address. `path` is a label.',
    masquerade: 'deny',
    bodyKind: 'multipart',
    upload: {
      file: 'image_name',
      maxBytes: MAX_IMAGE_BYTES,
      fields: strictObject({ path: safeText(200).required('rules:required') }),
    },
    /** Path on this origin. */
    response: strictObject({ file: string().defined() }),
    limit: 'write',
    audit: 'image.upload',
    auditedApart: true,
  },
})
