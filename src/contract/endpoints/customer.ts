import { boolean, mixed, string } from 'yup'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { AdditionalInfo } from '../entities/applications/additional-info.ts'
import { applicationSchema, namesFrom } from '../entities/applications/application.ts'
import { kfsSchema, proposalNumber } from '../entities/offers/kfs.ts'
import { offerRequired } from '../entities/offers/offer-required.ts'
import { offersAnswerSchema } from '../entities/offers/offer.ts'
import { replaySchema } from '../entities/offers/replay.ts'
import { FIELD_NAMES } from '../entities/privacy/asked-fields.ts'
import { consentGivenSchema, consentSchema, consentTextParams, consentTextSchema } from '../entities/privacy/consent.ts'
import { maskedInfoSchema } from '../entities/profile/masked-info.ts'
import { profileUpdateSchema, servedProfileSchema } from '../entities/profile/profile-schema.ts'
import { isoInstant, listOf, opaqueId, rowId, strictObject } from '../entities/shared/fields.ts'
import { productTypeSchema } from '../entities/shared/product-type-schema.ts'
import { queryNumber } from '../entities/shared/query-number.ts'
import { ownContactChangeSchema } from '../entities/support/contact-change.ts'
import { defineEndpoints } from './endpoint.ts'
import { pathId } from './path-id.ts'
import { messageAnswer } from './public.ts'

const appParams = strictObject({ appId: opaqueId() })
const lenderParams = strictObject({ appId: opaqueId(), lenderId: pathId() })
const loanQuery = strictObject({ amount: queryNumber(), tenure: queryNumber() })

export const customerEndpoints = defineEndpoints({
  getUser: {
    method: 'GET',
    path: '/api/user/{id}',
    area: 'customer',
    owner: 'user_id',
    summary:
      'The profile, PAN and birth date masked; verifies the session. `masquerade_ends_at`: staff look. `identity_due`: first name alone.',
    masquerade: 'allow',
    beforeIdentity: true,
    params: strictObject({ id: pathId() }),
    response: strictObject({
      data: servedProfileSchema,
      masquerade_ends_at: isoInstant().nullable(),
      identity_due: boolean().defined(),
      /** Our support was asked to change their sign-in, and they can stop it. */
      contact_change: ownContactChangeSchema.nullable().defined(),
    }),
    limit: 'read',
  },
  updateUser: {
    method: 'POST',
    path: '/api/user/{id}',
    area: 'customer',
    owner: 'user_id',
    summary: 'Saves any subset of the profile. A posted mask means unchanged.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    body: profileUpdateSchema,
    response: strictObject({ data: servedProfileSchema }),
    limit: 'write',
    audit: 'profile.update',
  },
  getMaskInfo: {
    method: 'GET',
    path: '/api/getMaskInfo/{id}',
    area: 'customer',
    owner: 'user_id',
    summary: 'Masked PAN and birth date.',
    masquerade: 'allow',
    params: strictObject({ id: pathId() }),
    response: maskedInfoSchema,
    limit: 'read',
  },
  setLanguage: {
    method: 'POST',
    path: '/api/set-language',
    area: 'customer',
    owner: 'user_id',
    summary: 'Keeps the language for screens, SMS and mail.',
    masquerade: 'deny',
    beforeIdentity: true,
    body: strictObject({ uid: rowId(), language: string<Locale>().oneOf(LOCALES).defined() }),
    response: messageAnswer,
    limit: 'write',
  },
  logout: {
    method: 'POST',
    path: '/api/logout',
    area: 'customer',
    summary: 'Ends the customer session on the server.',
    masquerade: 'allow',
    beforeIdentity: true,
    response: messageAnswer,
    limit: 'session',
    audit: 'customer.sign-out',
  },
  verifyIdentity: {
    method: 'POST',
    path: '/api/identity-check',
    area: 'customer',
    owner: 'user_id',
    summary:
      'Compares PAN and birth date (DD/MM/YYYY) with what is stored; until then a returning customer is refused with `identity_needed`.',
    masquerade: 'deny',
    beforeIdentity: true,
    body: strictObject({ pan: string().max(10).defined(), birth_date: string().max(10).defined() }),
    response: messageAnswer,
    limit: 'otp-verify',
    audit: 'identity.check',
  },
  createApplication: {
    method: 'POST',
    path: '/api/applications',
    area: 'customer',
    owner: 'user_id',
    summary: 'Opens a draft application, or answers the one already open for the product.',
    masquerade: 'deny',
    body: strictObject({ product_type: productTypeSchema }),
    response: strictObject({ app_id: opaqueId() }),
    limit: 'write',
    audit: 'application.create',
  },
  listApplications: {
    method: 'GET',
    path: '/api/applications',
    area: 'customer',
    owner: 'user_id',
    summary: "The customer's applications, newest first, each with its status history.",
    masquerade: 'allow',
    beforeIdentity: true,
    response: strictObject({ data: listOf(applicationSchema) }),
    limit: 'read',
  },
  getOffers: {
    method: 'GET',
    path: '/api/offers/{appId}',
    area: 'customer',
    owner: 'app_id',
    summary: 'Every active lender of the product: matched at its true cost, or not matched with the reasons.',
    masquerade: 'allow',
    params: appParams,
    query: loanQuery,
    response: offersAnswerSchema,
    limit: 'read',
  },
  replayOffers: {
    method: 'GET',
    path: '/api/offers/{appId}/replays',
    area: 'customer',
    owner: 'app_id',
    summary: 'The newest lists that were shown, each made again from its receipt: the same, or what differs and why.',
    masquerade: 'allow',
    params: appParams,
    response: strictObject({ data: listOf(replaySchema) }),
    limit: 'read',
  },
  getKfs: {
    method: 'GET',
    path: '/api/offers/{appId}/{lenderId}/kfs',
    area: 'customer',
    owner: 'app_id',
    summary:
      'The indicative Key Fact Statement of one matched offer; the first look issues it, later ones show the same. `sends`: the fields that an application by it shares.',
    masquerade: 'allow',
    params: lenderParams,
    query: loanQuery,
    response: strictObject({ data: kfsSchema, sends: namesFrom(FIELD_NAMES).defined() }),
    limit: 'read',
  },
  downloadStatement: {
    method: 'GET',
    path: '/api/statements/{proposalNumber}/file',
    area: 'customer',
    summary: 'A Key Fact Statement that the customer was shown, as a PDF to keep; in the language asked for.',
    masquerade: 'deny',
    params: strictObject({ proposalNumber: proposalNumber() }),
    query: strictObject({ language: string<Locale>().oneOf(LOCALES).optional() }),
    answerKind: 'pdf',
    response: string().defined(),
    limit: 'read',
  },
  applyToLender: {
    method: 'POST',
    path: '/api/applications/{appId}/apply',
    area: 'customer',
    owner: 'app_id',
    summary:
      'Sends the application to one lender, once, by a Key Fact Statement that was read. Header Idempotency-Key.',
    masquerade: 'deny',
    params: appParams,
    body: strictObject({
      lender_id: offerRequired(),
      /** Of the Key Fact Statement that was read: what it states is what is applied for. */
      proposal_number: proposalNumber(),
      consents: listOf(consentGivenSchema),
      /** The fields that the consent to share named on the screen: no other one is sent. Absent = all that this offer shares. */
      shares: namesFrom(FIELD_NAMES).optional(),
    }),
    response: strictObject({ data: applicationSchema }),
    limit: 'write',
    audit: 'application.apply',
  },
  answerLender: {
    method: 'POST',
    path: '/api/applications/{appId}/additional-info',
    area: 'customer',
    owner: 'app_id',
    summary: 'Answers what the chosen lender still asks; the application then goes out.',
    masquerade: 'deny',
    params: appParams,
    body: strictObject({ answers: mixed<AdditionalInfo>().defined() }),
    response: strictObject({ data: applicationSchema }),
    limit: 'write',
    audit: 'application.additional-info',
  },
  handOver: {
    method: 'POST',
    path: '/api/applications/{appId}/handover',
    area: 'customer',
    owner: 'app_id',
    summary: "The address on the lender's listed host where the customer finishes.",
    masquerade: 'deny',
    params: appParams,
    response: strictObject({ url: string().defined(), sandbox: mixed<boolean>().defined() }),
    limit: 'write',
    audit: 'application.handover',
  },
  withdrawApplication: {
    method: 'POST',
    path: '/api/applications/{appId}/withdraw',
    area: 'customer',
    owner: 'app_id',
    summary:
      'Takes the application back while the lender has not decided, or declines what it has approved; the lender is told.',
    masquerade: 'deny',
    params: appParams,
    response: strictObject({ data: applicationSchema }),
    limit: 'write',
    audit: 'application.withdraw',
  },
  createReminder: {
    method: 'POST',
    path: '/api/reminders',
    area: 'customer',
    owner: 'app_id',
    summary: 'Reminds the customer later, by the channel they signed in with.',
    masquerade: 'deny',
    beforeIdentity: true,
    body: strictObject({ app_id: opaqueId(), remind_at: isoInstant() }),
    response: messageAnswer,
    limit: 'write',
    audit: 'reminder.create',
  },
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
