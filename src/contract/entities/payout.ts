import { boolean, number, string } from '#src/contract/yup.ts'
import type { InferType } from 'yup'
import { isoInstant, listOf, rowId, strictObject } from './fields.ts'

/** Where a line of a statement stands. `accrued` may still change with the month's business; the others never do. */
export const PAYOUT_STATUSES = ['accrued', 'approved', 'paid', 'taken_back'] as const
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number]

export const DISPUTE_STATUSES = ['open', 'upheld', 'refused'] as const

/** Longest reason or answer of a dispute, characters. */
export const DISPUTE_TEXT_MAX = 1_000

/** Schema of a month 'YYYY-MM' of this century. */
export const payoutMonth = () =>
  string()
    .matches(/^20\d\d-(0[1-9]|1[0-2])$/, 'rules:date.invalid')
    .defined()

/** Schema of a reason or an answer: what a person has to be told in words. */
export const disputeText = () =>
  string().trim().required('rules:required').max(DISPUTE_TEXT_MAX, 'rules:text.tooLong').defined()

export const disputeSchema = strictObject({
  dispute_id: rowId(),
  reason: string().defined(),
  status: string().oneOf(DISPUTE_STATUSES).defined(),
  answer: string().nullable().defined(),
  created_at: isoInstant(),
  answered_at: isoInstant().nullable(),
})

const amount = () => number().defined()
const bound = () => number().nullable().defined()

/** The lender's slab as it was when the line was worked out: rupees, counts, percent; null = no bound. */
const lineSlabSchema = strictObject({
  disbursed_from: bound(),
  disbursed_to: bound(),
  number_from: bound(),
  number_to: bound(),
  ticket_from: bound(),
  ticket_to: bound(),
  percent: bound(),
  flat: bound(),
})
export type LineSlab = InferType<typeof lineSlabSchema>

/**
 * One line of a statement with everything it follows from; amounts in rupees to the paisa, negative where the line takes
 * back another one. `slab` is null where none matched the month's business with the lender.
 */
export const payoutLineSchema = strictObject({
  payout_id: rowId(),
  month: payoutMonth(),
  lead_reference: string().defined(),
  application_reference: string().defined(),
  name: string().defined(),
  mobile: string().defined(),
  lender: string().defined(),
  disbursed_amount: amount(),
  disbursed_at: isoInstant(),
  slab: lineSlabSchema.nullable().defined(),
  business: strictObject({ disbursed: amount(), number: amount(), averageTicket: amount() }).nullable().defined(),
  revenue: amount(),
  partner_percent: amount(),
  partner_flat: amount(),
  gross: amount(),
  tds: amount(),
  net: amount(),
  status: string().oneOf(PAYOUT_STATUSES).defined(),
  /** This line takes that one back. */
  takes_back: rowId().nullable(),
  /** Why it was taken back, as the marketplace wrote it. */
  reason: string().nullable().defined(),
  /** Another line has taken this one back. */
  is_taken_back: boolean().defined(),
  approved_at: isoInstant().nullable(),
  paid_at: isoInstant().nullable(),
  dispute: disputeSchema.nullable().defined(),
})
export type PayoutLine = InferType<typeof payoutLineSchema>

/** What a month comes to, rupees. `net` = `accrued` + `approved` + `paid`, each the net of its lines. */
export const statementSchema = strictObject({
  month: payoutMonth(),
  lines: number().integer().min(0).defined(),
  disbursed: amount(),
  gross: amount(),
  tds: amount(),
  net: amount(),
  accrued: amount(),
  approved: amount(),
  paid: amount(),
})
export type Statement = InferType<typeof statementSchema>

export const statementsSchema = listOf(statementSchema)
