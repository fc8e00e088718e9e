import type { InferType } from 'yup'
import { boolean, number, string } from '#src/contract/yup.ts'
import { given, isoDay, isoInstant, listOf, realDay, rowId, strictObject } from '../shared/fields.ts'
import { payoutMonth, payoutReason } from './payout-fields.ts'

/** Body of the entry that reverses a payment: on which day the money came back, or was found not to have gone, and why. */
export const paymentReversalSchema = strictObject({ day: given(realDay()), reason: payoutReason() })
export type PaymentReversal = InferType<typeof paymentReversalSchema>

/**
 * Why a day cannot be that of a payment, as a key of its words; null = it can.
 * @param earliest the day of the approval, or of the payment that is reversed
 */
export function paymentDayProblem(day: string, earliest: string, today: string): string | null {
  if (day > today) return 'rules:payment.future'
  return day < earliest ? 'rules:payment.early' : null
}

const partSchema = strictObject({ month: payoutMonth(), net: number().defined() })

/** Money that was sent, or the entry that reverses one, with the amount turned round; neither is ever changed. */
export const paymentEntrySchema = strictObject({
  payment_id: rowId(),
  /** Rupees, all months together. */
  amount: number().defined(),
  day: isoDay(),
  /** Null in an entry that reverses. */
  utr: string().nullable().defined(),
  account_ending: string().defined(),
  ifsc: string().defined(),
  /** The month it was sent for, and those that came to less than nothing and were set off with it, rupees after tax. */
  parts: listOf(partSchema),
  /** The payment that this entry reverses, by its UTR, and why. */
  reverses: string().nullable().defined(),
  reason: string().nullable().defined(),
  is_reversed: boolean().defined(),
  /** The run it was sent with; null of one that was noted by itself. */
  run_id: rowId().nullable(),
  noted_at: isoInstant(),
})
export type PaymentEntry = InferType<typeof paymentEntrySchema>
