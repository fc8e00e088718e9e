import type { InferType } from 'yup'
import { RUN_LINE_STATES, RUN_NOTES, RUN_STATES } from '#src/contract/paying/run-sums.ts'
import { staffReason } from '#src/contract/rules/codes/customer-reference.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { lowerPartSchema } from '../earnings/month-tax.ts'
import { payoutMonth } from '../earnings/payout-fields.ts'
import { utr } from '../earnings/utr.ts'
import { given, isoDay, isoInstant, listOf, realDay, rowId, strictObject } from '../shared/fields.ts'

const amount = () => number().defined()
const many = () => number().integer().min(0).defined()

/** Why what is approved for a partner is not part of the next run. */
const EXCLUSION_REASONS = [
  'nothing',
  'no_account',
  'account_returned',
  'account_waits',
  'account_new',
  'in_run',
] as const
export type ExclusionReason = (typeof EXCLUSION_REASONS)[number]

const notes = () => listOf(string().oneOf(RUN_NOTES).defined())
const account = () => ({ account_ending: string().nullable().defined(), ifsc: string().nullable().defined() })

/** What is approved for a partner and not paid, rupees, and whether the next run would pay it. */
const candidateSchema = strictObject({
  partner_id: rowId(),
  partner: string().defined(),
  months: listOf(payoutMonth()),
  lines: many(),
  gross: amount(),
  tds: amount(),
  gst: amount(),
  amount: amount(),
  ...account(),
  notes: notes(),
  /** What the partner was paid last; null = nothing yet. */
  before: number().nullable().defined(),
  left_out: string().oneOf(EXCLUSION_REASONS).nullable().defined(),
  /** From which day a new account is paid to. */
  from_day: isoDay().nullable(),
})
export type RunCandidate = InferType<typeof candidateSchema>

const sums = () =>
  strictObject({
    lines: many(),
    gross: amount(),
    tds: amount(),
    gst: amount(),
    sent: amount(),
    paid: amount(),
    returned: amount(),
    open: amount(),
  }).defined()

const state = () => string().oneOf(RUN_STATES).defined()
const runFields = {
  run_id: rowId(),
  state: state(),
  made_at: isoInstant(),
  sent_day: isoDay().nullable(),
  /** Rupees; sent = paid + returned + open. */
  sums: sums(),
}
const runRowSchema = strictObject({ ...runFields, months: listOf(payoutMonth()) })
export type RunRow = InferType<typeof runRowSchema>

/** Runs, the newest first, and what the next one would pay. */
export const payingDeskSchema = strictObject({
  candidates: listOf(candidateSchema),
  /** What the next run would send, rupees. */
  total: amount(),
  runs: listOf(runRowSchema),
})
export type PayingDesk = InferType<typeof payingDeskSchema>

const partSchema = strictObject({
  month: payoutMonth(),
  lines: many(),
  gross: amount(),
  tds: amount(),
  gst: amount(),
  net: amount(),
  tds_percent: amount(),
  gst_percent: amount(),
  /** By which law tax was kept, and on which papers it is declared. */
  section: string().defined(),
  certificate: string().defined(),
  tax_return: string().defined(),
  code: string().nullable().defined(),
  /** What of it was taxed by an order of the tax office, and by which law. */
  lower: listOf(lowerPartSchema.shape({ section: string().defined() })),
})

const runLineSchema = strictObject({
  line_id: rowId(),
  partner_id: rowId(),
  partner: string().defined(),
  reference: string().defined(),
  state: string().oneOf(RUN_LINE_STATES).defined(),
  parts: listOf(partSchema),
  gross: amount(),
  tds: amount(),
  gst: amount(),
  amount: amount(),
  account_ending: string().defined(),
  ifsc: string().defined(),
  notes: notes(),
  before: number().nullable().defined(),
  reason: string().nullable().defined(),
  utr: string().nullable().defined(),
  /** When it was paid, or came back. */
  day: isoDay().nullable(),
})
export type RunLine = InferType<typeof runLineSchema>

/** Why whoever asks may not check a run: made by the same person, or no second factor is set up. */
const CHECK_PROBLEMS = ['maker', 'one_hand', 'no_factor'] as const
export type CheckProblem = (typeof CHECK_PROBLEMS)[number]

export const paymentRunSchema = strictObject({
  ...runFields,
  hash: string().defined(),
  made_by: string().nullable().defined(),
  checked_at: isoInstant().nullable(),
  checked_by: string().nullable().defined(),
  alone: boolean().defined(),
  /** Why it was called off. */
  reason: string().nullable().defined(),
  /** What the run before it sent, rupees; null = there was none. */
  run_before: number().nullable().defined(),
  check_problem: string().oneOf(CHECK_PROBLEMS).nullable().defined(),
  /** From when whoever looks may check it, of `one_hand`. */
  may_approve_from: isoInstant().nullable(),
  lines: listOf(runLineSchema),
})
export type PaymentRun = InferType<typeof paymentRunSchema>

/** Body of a new run: what it sends, rupees, as it was shown. */
export const makeRunSchema = strictObject({ total: number().defined() })

/** Body of a check: the run as it was shown, and a code of the second factor. */
export const checkRunSchema = strictObject({
  hash: string().length(64).defined(),
  code: given(string().trim().max(20, 'rules:text.tooLong')),
})

export const callOffRunSchema = strictObject({ reason: staffReason() })

/** Body of "the bank has the file": on which day in India. */
export const sendRunSchema = strictObject({ day: given(realDay()) })

export const payRunLineSchema = strictObject({ day: given(realDay()), utr: utr() })
export const returnRunLineSchema = strictObject({ day: given(realDay()), reason: staffReason() })
