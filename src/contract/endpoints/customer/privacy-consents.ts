import {
  consentGivenSchema,
  consentSchema,
  consentTextParams,
  consentTextSchema,
} from '#src/contract/entities/privacy/consent.ts'
import { listOf, rowId, strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { messageAnswer } from '../plain-answers.ts'

export const consentEndpoints = defineEndpoints({
  listConsents: {
    method: 'GET',
    path: '/api/consents',
    area: 'customer',
    owner: 'user_id',
    summary: 'Every consent given, with its text version, and whether it was withdrawn.',
    masquerade: 'allow',
    response: strictObject({ data: listOf(consentSchema) }),
    limit: 'read',
  },
  getConsentText: {
    method: 'GET',
    path: '/api/consents/texts/{purpose}/{version}',
    area: 'public',
    summary: 'The words of one version of a consent, as they were shown, in both languages.',
    masquerade: 'allow',
    params: consentTextParams,
    response: strictObject({ data: consentTextSchema }),
    limit: 'read',
  },
  giveConsent: {
    method: 'POST',
    path: '/api/consents',
    area: 'customer',
    owner: 'user_id',
    summary: 'Gives one consent that is no part of an application, such as the credit check before the offers.',
    masquerade: 'deny',
    body: consentGivenSchema,
    response: messageAnswer,
    limit: 'write',
    audit: 'consent.give',
  },
  withdrawConsent: {
    method: 'POST',
    path: '/api/consents/withdraw',
    area: 'customer',
    owner: 'user_id',
    summary: 'Withdraws one consent and stops what went on under it; what is kept as proof is refused with `conflict`.',
    masquerade: 'deny',
    body: strictObject({ consent_id: rowId() }),
    response: messageAnswer,
    limit: 'write',
    audit: 'consent.withdraw',
  },
})
