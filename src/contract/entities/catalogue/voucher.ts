import type { InferType } from 'yup'
import { boolean, string } from '#src/contract/yup.ts'
import { isoInstant, rowId, strictObject } from '../shared/fields.ts'

export const VOUCHER_CATEGORIES = ['groceries', 'food', 'fashion', 'home', 'health', 'travel'] as const
export type VoucherCategory = (typeof VOUCHER_CATEGORIES)[number]

const category = () => string().oneOf(VOUCHER_CATEGORIES).defined()

/**
 * A voucher as everybody sees it. How many are left is not told: a small number would only hurry people. `available`
 * false = all are claimed.
 */
export const voucherSchema = strictObject({
  voucher_id: rowId(),
  merchant: string().defined(),
  title: string().defined(),
  title_hi: string().defined(),
  category: category(),
  terms: string().defined(),
  terms_hi: string().defined(),
  valid_until: isoInstant(),
  available: boolean().defined(),
})
export type Voucher = InferType<typeof voucherSchema>

/** A voucher that a customer has claimed, with the code that the store takes. */
export const voucherClaimSchema = strictObject({
  claim_id: rowId(),
  voucher_id: rowId(),
  merchant: string().defined(),
  title: string().defined(),
  title_hi: string().defined(),
  category: category(),
  terms: string().defined(),
  terms_hi: string().defined(),
  valid_until: isoInstant(),
  code: string().defined(),
  claimed_at: isoInstant(),
})
export type VoucherClaim = InferType<typeof voucherClaimSchema>
