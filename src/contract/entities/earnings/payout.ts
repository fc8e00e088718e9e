import type { InferType } from 'yup'
import { boolean, number, string } from '#src/contract/yup.ts'
import { revenueFlat } from '../../rules/revenue.ts'
import { whyAsked } from '../approvals/why-asked.ts'
import { isoDay, isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'
import { lowerPartSchema, monthTaxSchema } from './month-tax.ts'
import { paymentEntrySchema } from './payment.ts'
import { payoutMonth, payoutReason } from './payout-fields.ts'

/** Where a line of a statement stands. `accrued` may still change with the month's business; the others never do. */
export const PAYOUT_STATUSES = ['accrued', 'approved', 'paid', 'taken_back'] as const
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number]

/** What a line of a statement is. */
const PAYOUT_KINDS = ['disbursal', 'taken_back', 'correction', 'reward'] as const
export type PayoutKind = (typeof PAYOUT_KINDS)[number]

/** Derives the kind from what a line refers to: another line, an invitation, or neither. */
export function payoutKind(line: {
  takes_back: number | null
  corrects: number | null
  referral_id: number | null
}): PayoutKind {
  if (line.takes_back !== null) return 'taken_back'
  if (line.corrects !== null) return 'correction'
  return line.referral_id === null ? 'disbursal' : 'reward'
}

const DISPUTE_STATUSES = ['open', 'upheld', 'refused'] as const

/** Body of a question about a line, and of taking one back: why. */
export const payoutReasonSchema = strictObject({ reason: payoutReason() })

/** Body of the approval of a month: why, where a second person has to agree. */
export const payoutApprovalSchema = strictObject({ reason: whyAsked() })

/** Body of a decision on a line that is held: why, and what it shall earn before tax, rupees; left out = as it is. */
export const payoutReleaseSchema = strictObject({ reason: payoutReason(), gross: revenueFlat.optional() })

/**
 * Body of an answer to a question about a line: whether it is right, and why. `gross` is what the line shall earn before
 * tax, rupees; without it, the line is worked out anew by the slabs and terms of its day.
 */
export const disputeAnswerSchema = strictObject({
  upheld: boolean().defined(),
  answer: payoutReason(),
  gross: revenueFlat.optional(),
})

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
 * back another one, of either sign where it corrects one. `slab` is null where none matched the month's business with the
 * lender. A reward for an invitation has no lead, application, customer or lender.
 */
export const payoutLineSchema = strictObject({
  payout_id: rowId(),
  kind: string().oneOf(PAYOUT_KINDS).defined(),
  month: payoutMonth(),
  /** The month whose business chose the slab: that of the line which is taken back or corrected, else its own. */
  business_month: payoutMonth(),
  lead_reference: string().nullable().defined(),
  application_reference: string().nullable().defined(),
  name: string().defined(),
  mobile: string().defined(),
  lender: string().nullable().defined(),
  disbursed_amount: amount(),
  disbursed_at: isoInstant(),
  /** What was asked for; null where nothing was, or nobody knows any more. */
  asked_amount: number().nullable().defined(),
  /** The lender has named the amount, and the day; else they are what was asked for, and the day of its report. */
  amount_told: boolean().defined(),
  day_told: boolean().defined(),
  slab: lineSlabSchema.nullable().defined(),
  business: strictObject({ disbursed: amount(), number: amount(), averageTicket: amount() }).nullable().defined(),
  /** From which day the version counts that the slab was chosen from, and that of the partner's part; null = from the beginning. */
  slabs_from: isoDay().nullable(),
  terms_from: isoDay().nullable(),
  /** The marketplace has set what it earns, in place of what slab and terms come to. */
  is_set: boolean().defined(),
  /** It would pay more than the lender does, and waits until the marketplace has released or corrected it. */
  is_held: boolean().defined(),
  revenue: amount(),
  partner_percent: amount(),
  partner_flat: amount(),
  gross: amount(),
  /** Its part of the month's tax, percent and rupees. */
  tds_percent: amount(),
  tds: amount(),
  /** The number of the order of the tax office by which it was less; null = by none. */
  tds_certificate: string().nullable().defined(),
  /** Its part of the month's GST. */
  gst: amount(),
  net: amount(),
  status: string().oneOf(PAYOUT_STATUSES).defined(),
  /** This line takes that one back. */
  takes_back: rowId().nullable(),
  /** This line sets that settled one right by the difference. */
  corrects: rowId().nullable(),
  /** Other lines have corrected this one. */
  is_corrected: boolean().defined(),
  /** Why it was taken back or corrected, as the marketplace wrote it. */
  reason: string().nullable().defined(),
  /** It follows what the lender's file says in place of what was known: why the marketplace took that, and when. */
  restated: strictObject({ reason: string().defined(), at: isoInstant() }).nullable(),
  /** Another line has taken this one back, or the line that it corrects. */
  is_taken_back: boolean().defined(),
  approved_at: isoInstant().nullable(),
  paid_at: isoInstant().nullable(),
  /** The transfer it was paid with; null before it was, and of what was paid before transfers were kept. */
  utr: string().nullable().defined(),
  account_ending: string().nullable().defined(),
  dispute: disputeSchema.nullable().defined(),
})
export type PayoutLine = InferType<typeof payoutLineSchema>

/** What a month comes to, rupees. `net` = `accrued` + `approved` + `paid`, each the net of its lines. */
const statementSchema = strictObject({
  month: payoutMonth(),
  /** The month is over: its slabs cannot change any more, so what waits in it may be approved. */
  is_over: boolean().defined(),
  lines: number().integer().min(0).defined(),
  disbursed: amount(),
  gross: amount(),
  tds: amount(),
  net: amount(),
  /** GST on what is earned, part of the net. */
  gst: amount(),
  tax: monthTaxSchema.defined(),
  /** What of it was taxed by an order of the tax office, in place of the month's rate. */
  lower: listOf(lowerPartSchema),
  accrued: amount(),
  /** What of `accrued` is held: it pays more than the lender does, and nobody has agreed to that. */
  held: amount(),
  approved: amount(),
  paid: amount(),
  /** How many lines wait for approval, and how many to be paid. */
  accrued_lines: number().integer().min(0).defined(),
  held_lines: number().integer().min(0).defined(),
  approved_lines: number().integer().min(0).defined(),
  /** What was sent for it and what was reversed, oldest first. */
  payments: listOf(paymentEntrySchema),
  /** Something of it was paid before payments were kept. */
  paid_unrecorded: boolean().defined(),
})
export type Statement = InferType<typeof statementSchema>

export const statementsSchema = listOf(statementSchema)
