import type { InferType } from 'yup'
import { revenueFlat, revenuePercent } from '#src/contract/rules/revenue.ts'
import { safeText, tidyText } from '#src/contract/rules/safe-text.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { STANDINGS } from '../partners/partner-standing.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'

export const MERCHANT_REQUEST_STATUSES = ['open', 'approved', 'declined'] as const
export type MerchantRequestStatus = (typeof MERCHANT_REQUEST_STATUSES)[number]

/** A request in a list: the mobile number is masked. `partner` is the brand code of the page it came through. */
export const merchantRequestRowSchema = strictObject({
  request_id: rowId(),
  reference: string().defined(),
  business_name: string().defined(),
  phone: string().defined(),
  partner: string().defined(),
  status: string().oneOf(MERCHANT_REQUEST_STATUSES).defined(),
  created_at: isoInstant(),
  decided_at: isoInstant().nullable().defined(),
})
export type MerchantRequestRow = InferType<typeof merchantRequestRowSchema>

const many = () => number().integer().min(0).defined()

/** How many requests that pass the search are in each state, whichever is shown. */
export const merchantRequestCountsSchema = strictObject({ open: many(), approved: many(), declined: many() })

/** A request as an admin decides about it. PAN and account number are masked; empty text = not given. */
export const merchantRequestViewSchema = merchantRequestRowSchema.shape({
  full_name: string().defined(),
  email: string().defined(),
  pincode: string().defined(),
  pan: string().defined(),
  account_number: string().defined(),
  ifsc: string().defined(),
  /** Name of the partner that invited; empty text = nobody. */
  invited_by: string().defined(),
  /** Name of the admin who decided; empty text = nobody yet, or not known. */
  decided_by: string().defined(),
  /** Why it was declined. */
  reason: string().defined(),
  /** Brands that no partner has yet. */
  free_brands: listOf(strictObject({ code: string().defined(), name: string().defined() })),
})
export type MerchantRequestView = InferType<typeof merchantRequestViewSchema>

/** Longest reason of a refusal, characters. */
export const DECLINE_REASON_MAX = 300

/**
 * Body of POST /api/merchant-requests/{id}/approve: the brand code of the new partner, null = the default brand; its share
 * of what lenders pay in percent, and rupees for each loan. Without either nothing is agreed yet.
 */
export const merchantApprovalSchema = strictObject({
  code: string().max(10, 'rules:choice.unknown').nullable().defined(),
  revenue_percent: revenuePercent.optional().default(null),
  revenue_flat_fee: revenueFlat.optional().default(null),
})
export type MerchantApproval = InferType<typeof merchantApprovalSchema>

/** Body of POST /api/merchant-requests/{id}/decline. */
export const merchantRefusalSchema = strictObject({
  reason: safeText(DECLINE_REASON_MAX)
    .required('rules:reason')
    .test('words', 'rules:reason', (value) => !value || tidyText(value).length >= 5),
})

/** A merchant, that is a partner, as the list of merchants shows it. */
export const merchantSchema = strictObject({
  partner_id: rowId(),
  merchant_id: string().defined(),
  name: string().defined(),
  code: string().defined(),
  /** Somebody of it may sign in, so support can see what they see. */
  can_enter: boolean().defined(),
  standing: string().oneOf(STANDINGS).defined(),
  created_at: isoInstant(),
})
export type Merchant = InferType<typeof merchantSchema>
