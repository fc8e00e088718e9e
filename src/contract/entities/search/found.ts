import type { InferType } from 'yup'
import type { PageKey } from '#src/contract/pages.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { isoDay, listOf, strictObject } from '../shared/fields.ts'

/**
 * What staff find from anywhere by its number or its name, and the pages that show it: who may open none of them does
 * not find it.
 */
export const FOUND_KINDS = {
  application: ['csr-portal'],
  ticket: ['ticket-desk', 'internal-report'],
  lender: ['lenders'],
  partner: ['partners'],
  merchant_request: ['merchant-management'],
  payout_month: ['partners'],
  payment: ['partners'],
  batch: ['application-status-file'],
  batch_mis: ['mis-upload'],
  batch_commission: ['commission-upload-file'],
  batch_bank: ['payment-runs'],
  payment_run: ['payment-runs'],
  lead: ['tracking-links', 'csr-portal'],
  erasure: ['customer-info-deletion', 'csr-portal'],
  statement: ['csr-portal'],
  enquiry: ['loan-enquiries', 'csr-portal'],
  bill: ['reconciliation'],
  card: ['credit-cards'],
  staff: ['user-management'],
} as const satisfies Record<string, readonly PageKey[]>
export type FoundKind = keyof typeof FOUND_KINDS
export const FOUND_KIND_KEYS = Object.keys(FOUND_KINDS) as FoundKind[]

/** Of each kind at most so many: who sees as many types more. */
export const MOST_FOUND = 5

/** One record. None of it names a customer, and no number is told that was not typed. */
const foundSchema = strictObject({
  kind: string<FoundKind>().oneOf(FOUND_KIND_KEYS).defined(),
  /** What the address of its page needs: a reference, a number, a partner's number. */
  id: string().defined(),
  name: string().defined(),
  product: string().nullable().defined(),
  lender: string().nullable().defined(),
  lender_id: number().nullable().defined(),
  partner: string().nullable().defined(),
  status: string().nullable().defined(),
  /** Rupees. */
  amount: number().nullable().defined(),
  /** The day in India that counts: an application was sent, a ticket is due, money was sent, a file or a person came. */
  day: isoDay().nullable().defined(),
  /** A month of payouts, or the month that a bill is for, YYYY-MM. */
  month: string().nullable().defined(),
  /** Of lenders, partners and cards. */
  on: boolean().nullable().defined(),
})
export type Found = InferType<typeof foundSchema>

export const foundListSchema = strictObject({ found: listOf(foundSchema) })
