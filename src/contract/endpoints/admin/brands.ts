import { boolean, string } from '#src/contract/yup.ts'
import { MAX_IMAGE_BYTES } from '../../constants.ts'
import {
  brandAgainSchema,
  brandDraftSchema,
  brandPublishSchema,
  brandStudioSchema,
  brandWithdrawSchema,
} from '../../entities/brands/brand-studio.ts'
import { rowId, strictObject } from '../../entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'
import { messageAnswer } from '../plain-answers.ts'

const params = strictObject({ id: pathId() })

/** What an edit that follows has to name. */
export const draftAnswer = messageAnswer.shape({ revision: rowId() })
/** `waits`: nothing is changed before a second person agrees. */
const actAnswer = messageAnswer.shape({ waits: boolean().defined() })
export const logoUpload = { file: 'image_name', maxBytes: MAX_IMAGE_BYTES, fields: strictObject({}) }
/** Path on this origin. */
export const logoAnswer = strictObject({ file: string().defined() })

const brand = { area: 'admin', pages: ['partners'] } as const

export const adminBrandEndpoints = defineEndpoints({
  getBrandStudio: {
    ...brand,
    method: 'GET',
    path: '/api/partners/{id}/brand',
    summary: 'The brand of a partner: what customers see, the draft, what waits for a second person, and all versions.',
    masquerade: 'deny',
    params,
    response: brandStudioSchema,
    limit: 'read',
  },
  saveBrandDraft: {
    ...brand,
    method: 'POST',
    path: '/api/partners/{id}/brand/draft',
    summary: 'Keeps a draft of the brand; customers do not see it.',
    masquerade: 'deny',
    params,
    body: brandDraftSchema,
    response: draftAnswer,
    limit: 'write',
    audit: 'brand.draft',
  },
  removeBrandDraft: {
    ...brand,
    method: 'POST',
    path: '/api/partners/{id}/brand/draft/remove',
    summary: 'Throws the draft away; what customers see stays.',
    masquerade: 'deny',
    params,
    body: strictObject({ revision: rowId() }),
    response: messageAnswer,
    limit: 'write',
    audit: 'brand.draft-remove',
  },
  uploadBrandLogo: {
    ...brand,
    method: 'POST',
    path: '/api/partners/{id}/brand/logo',
    summary: 'Draws a logo (PNG, JPEG, WebP, or SVG up to 40 kB) anew and answers its address.',
    masquerade: 'deny',
    params,
    bodyKind: 'multipart',
    upload: logoUpload,
    response: logoAnswer,
    limit: 'write',
    audit: 'brand.logo',
    auditedApart: true,
  },
  publishBrand: {
    ...brand,
    method: 'POST',
    path: '/api/partners/{id}/brand/publish',
    summary: 'Shows the draft to customers, once a second person agrees.',
    masquerade: 'deny',
    params,
    body: brandPublishSchema,
    response: actAnswer,
    limit: 'write',
    audit: 'brand.publish',
  },
  publishBrandAgain: {
    ...brand,
    method: 'POST',
    path: '/api/partners/{id}/brand/again',
    summary: "Shows an older version again, as a new one, once a second person agrees; 0 = the registry's own.",
    masquerade: 'deny',
    params,
    body: brandAgainSchema,
    response: actAnswer,
    limit: 'write',
    audit: 'brand.again',
  },
  withdrawBrand: {
    ...brand,
    method: 'POST',
    path: '/api/partners/{id}/brand/withdraw',
    summary: 'Shows the default brand in its place, once a second person agrees. Who is signed in stays so.',
    masquerade: 'deny',
    params,
    body: brandWithdrawSchema,
    emptyBody: true,
    response: actAnswer,
    limit: 'write',
    audit: 'brand.withdraw',
  },
})
