import { pageFields, pageSchema, searchText } from '#src/contract/entities/shared/page-query.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { paymentReversalSchema } from '../../entities/earnings/payment.ts'
import { payoutMonth } from '../../entities/earnings/payout-fields.ts'
import {
  disputeAnswerSchema,
  disputeSchema,
  payoutApprovalSchema,
  payoutLineSchema,
  payoutReasonSchema,
  payoutReleaseSchema,
  statementsSchema,
} from '../../entities/earnings/payout.ts'
import {
  MERCHANT_REQUEST_STATUSES,
  merchantApprovalSchema,
  merchantRefusalSchema,
  merchantRequestCountsSchema,
  merchantRequestRowSchema,
  merchantRequestViewSchema,
  merchantSchema,
} from '../../entities/merchants/merchant.ts'
import type { MerchantRequestStatus } from '../../entities/merchants/merchant.ts'
import { PAYOUT_SORTS } from '../../entities/reports/partner-report.ts'
import { listOf, rowId, strictObject } from '../../entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'
import { messageAnswer } from '../plain-answers.ts'

const monthParams = strictObject({ id: pathId(), month: payoutMonth() })
/** How many lines a step moved, and what they come to after tax, rupees. */
const moved = messageAnswer.shape({ lines: number().integer().defined(), net: number().defined() })

export const MERCHANT_REQUEST_SORTS = ['created_at', 'reference', 'status'] as const

export const adminMerchantsEndpoints = defineEndpoints({
  listMerchants: {
    method: 'GET',
    path: '/api/merchants',
    area: 'admin',
    pages: ['merchant-management'],
    summary: 'Every merchant, by name.',
    masquerade: 'deny',
    response: listOf(merchantSchema),
    limit: 'read',
  },
  listMerchantRequests: {
    method: 'GET',
    path: '/api/merchant-requests',
    area: 'admin',
    pages: ['merchant-management'],
    summary: 'Requests to sell through us, the newest first unless asked otherwise.',
    masquerade: 'deny',
    query: strictObject({
      ...pageFields(MERCHANT_REQUEST_SORTS),
      /** Part of the reference, or of the code or name of the brand that was asked under. */
      search: searchText(),
      status: string<MerchantRequestStatus>().oneOf(MERCHANT_REQUEST_STATUSES, 'rules:choice.unknown').optional(),
    }),
    response: pageSchema(merchantRequestRowSchema).shape({ counts: merchantRequestCountsSchema }),
    limit: 'read',
    readsReplica: true,
  },
  getMerchantRequest: {
    method: 'GET',
    path: '/api/merchant-requests/{id}',
    area: 'admin',
    pages: ['merchant-management'],
    summary: 'One request with who it is from; looking at it is recorded.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    response: merchantRequestViewSchema,
    limit: 'read',
    audit: 'merchant.request-view',
  },
  approveMerchantRequest: {
    secondFactor: 'power',
    method: 'POST',
    path: '/api/merchant-requests/{id}/approve',
    area: 'admin',
    pages: ['merchant-management'],
    summary: 'Makes a partner of the applicant, who owns it and gets a link by mail to choose a password.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    body: merchantApprovalSchema,
    response: messageAnswer.shape({
      partner_id: rowId(),
      merchant_id: string().defined(),
      name: string().defined(),
      email: string().defined(),
    }),
    limit: 'write',
    audit: 'merchant.approve',
  },
  declineMerchantRequest: {
    method: 'POST',
    path: '/api/merchant-requests/{id}/decline',
    area: 'admin',
    pages: ['merchant-management'],
    summary: 'Declines a request with a reason, which the applicant is told by e-mail.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    body: merchantRefusalSchema,
    response: messageAnswer,
    limit: 'write',
    audit: 'merchant.decline',
  },
  listPartnerStatements: {
    method: 'GET',
    path: '/api/partners/{id}/statements',
    area: 'admin',
    pages: ['partners'],
    summary: 'What each month of a partner comes to, newest first, and what was sent for it.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    response: statementsSchema,
    limit: 'read',
  },
  listPartnerPayouts: {
    method: 'GET',
    path: '/api/partners/{id}/payouts/{month}',
    area: 'admin',
    pages: ['partners'],
    summary: "Lines of a partner's month with all that they follow from; names and numbers are masked.",
    masquerade: 'deny',
    params: monthParams,
    query: strictObject(pageFields(PAYOUT_SORTS)),
    response: pageSchema(payoutLineSchema),
    limit: 'read',
    readsReplica: true,
  },
  approvePayouts: {
    method: 'POST',
    path: '/api/partners/{id}/payouts/{month}/approve',
    area: 'admin',
    pages: ['partners'],
    summary:
      'Approves what a partner has earned in a month that is over, or has it wait for a second person; approved lines never change again.',
    secondFactor: 'money',
    masquerade: 'deny',
    params: monthParams,
    body: payoutApprovalSchema,
    emptyBody: true,
    response: moved.shape({ waits: boolean().defined() }),
    limit: 'write',
    audit: 'payout.approve',
  },
  reversePayment: {
    method: 'POST',
    path: '/api/payout-payments/{paymentId}/reverse',
    area: 'admin',
    pages: ['partners'],
    summary: 'Reverses a payment by an entry of its own; its lines are approved again and wait to be paid.',
    secondFactor: 'money',
    masquerade: 'deny',
    params: strictObject({ paymentId: pathId() }),
    body: paymentReversalSchema,
    response: messageAnswer.shape({ payment_id: rowId() }),
    limit: 'write',
    audit: 'payout.reverse-payment',
  },
  takeBackPayout: {
    method: 'POST',
    path: '/api/payouts/{payoutId}/take-back',
    area: 'admin',
    pages: ['partners'],
    summary: 'Takes a line back by a second, negative one, as when a loan is cancelled in its cooling-off days.',
    secondFactor: 'money',
    masquerade: 'deny',
    params: strictObject({ payoutId: pathId() }),
    body: payoutReasonSchema,
    response: messageAnswer.shape({ payout_id: rowId() }),
    limit: 'write',
    audit: 'payout.take-back',
  },
  releasePayout: {
    method: 'POST',
    path: '/api/payouts/{payoutId}/release',
    area: 'admin',
    pages: ['partners'],
    summary: 'Lets a line go that is held because it pays more than the lender does, as it is or with another figure.',
    secondFactor: 'money',
    masquerade: 'deny',
    params: strictObject({ payoutId: pathId() }),
    body: payoutReleaseSchema,
    response: messageAnswer,
    limit: 'write',
    audit: 'payout.release',
  },
  listPayoutDisputes: {
    method: 'GET',
    path: '/api/payout-disputes',
    area: 'admin',
    pages: ['partners'],
    summary: 'Questions of partners about lines that nobody has answered, oldest first, with the lines.',
    masquerade: 'deny',
    response: listOf(
      disputeSchema.shape({ partner_id: rowId(), partner: string().defined(), line: payoutLineSchema.defined() }),
    ),
    limit: 'read',
  },
  answerPayoutDispute: {
    method: 'POST',
    path: '/api/payout-disputes/{disputeId}/answer',
    area: 'admin',
    pages: ['partners'],
    summary:
      'Answers a partner who disputes a line; where the partner is right, it is worked out anew, a settled one by a second line, once a second person agrees.',
    secondFactor: 'money',
    masquerade: 'deny',
    params: strictObject({ disputeId: pathId() }),
    body: disputeAnswerSchema,
    response: messageAnswer.shape({
      /** Nothing is answered before a second person agrees. */
      waits: boolean().defined(),
      /** What the correction adds to what the partner gets, rupees; null where none was needed. */
      difference: number().nullable().defined(),
    }),
    limit: 'write',
    audit: 'payout.answer-dispute',
  },
})
