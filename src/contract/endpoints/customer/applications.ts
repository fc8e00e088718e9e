import { mixed, string } from 'yup'
import type { AdditionalInfo } from '#src/contract/entities/applications/additional-info.ts'
import { applicationDetailsSchema } from '#src/contract/entities/applications/application-details.ts'
import { applicationSchema, namesFrom } from '#src/contract/entities/applications/application.ts'
import { proposalNumber } from '#src/contract/entities/offers/kfs.ts'
import { offerRequired } from '#src/contract/entities/offers/offer-required.ts'
import { FIELD_NAMES } from '#src/contract/entities/privacy/asked-fields.ts'
import { consentGivenSchema } from '#src/contract/entities/privacy/consent.ts'
import { isoInstant, listOf, opaqueId, strictObject } from '#src/contract/entities/shared/fields.ts'
import { productTypeSchema } from '#src/contract/entities/shared/product-type-schema.ts'
import { appParams } from '../app-params.ts'
import { defineEndpoints } from '../endpoint.ts'
import { messageAnswer } from '../plain-answers.ts'

export const applicationEndpoints = defineEndpoints({
  createApplication: {
    method: 'POST',
    path: '/api/applications',
    area: 'customer',
    owner: 'user_id',
    summary:
      'Opens a draft application, which begins with the answers of the last one for the product, or answers the one already open.',
    masquerade: 'deny',
    body: strictObject({ product_type: productTypeSchema }),
    response: strictObject({
      app_id: opaqueId(),
      /** What it knows beyond the profile. */
      details: applicationDetailsSchema,
    }),
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
})
