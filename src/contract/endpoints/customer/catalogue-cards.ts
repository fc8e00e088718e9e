import { mixed, string } from 'yup'
import { applicationSchema } from '#src/contract/entities/applications/application.ts'
import { publicCreditCardSchema } from '#src/contract/entities/catalogue/credit-card.ts'
import { consentGivenSchema } from '#src/contract/entities/privacy/consent.ts'
import { listOf, strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'

/** Credit cards as customers see and choose them; the admin's calls are rows of their own. */
export const cardEndpoints = defineEndpoints({
  listCreditCards: {
    method: 'GET',
    path: '/api/credit-cards',
    area: 'public',
    summary: 'Active credit cards in their fixed order, without the link to the bank. `secured` picks one kind.',
    masquerade: 'allow',
    query: strictObject({
      secured: string()
        .oneOf(['0', '1'] as const, 'rules:flag')
        .optional(),
    }),
    response: strictObject({ data: listOf(publicCreditCardSchema) }),
    limit: 'read',
  },
  applyForCard: {
    method: 'POST',
    path: '/api/credit-cards/{cardId}/apply',
    area: 'customer',
    owner: 'user_id',
    summary: "Notes an application for a card, once, and answers the bank's address for it. Header Idempotency-Key.",
    masquerade: 'deny',
    params: strictObject({ cardId: pathId() }),
    body: strictObject({ consents: listOf(consentGivenSchema) }),
    response: strictObject({
      data: applicationSchema,
      /** https; carries the application's own opaque id. */
      url: string().defined(),
      /** The bank is invented: a practice bank answers on its own. */
      sandbox: mixed<boolean>().defined(),
    }),
    limit: 'write',
    audit: 'card.apply',
  },
})
