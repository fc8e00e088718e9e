import type { InferType } from 'yup'
import { boolean, mixed, number, string } from '#src/contract/yup.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'

/** What became of a list that was computed again; `impossible`: what it was made from is not all there. */
const REPLAY_OUTCOMES = ['same', 'different', 'impossible'] as const

/**
 * Why a list computed again may differ, or cannot be: matching was changed since; the customer took back the score it was
 * made with; the list is older than the record of lenders' figures; what it was made from has been erased.
 */
const REPLAY_REASONS = ['method_changed', 'score_withdrawn', 'criteria_not_kept', 'erased'] as const

/**
 * A list that a customer was shown, made again from what its receipt keeps. Rupees and months. `inputs` and `lenders` are
 * empty where it cannot be made.
 */
export const replaySchema = strictObject({
  receipt: rowId(),
  shown_at: isoInstant(),
  /** Versions of the method: the one it was made with, and the one it was made with again. */
  method: string().defined(),
  method_now: string().defined(),
  outcome: string().oneOf(REPLAY_OUTCOMES).defined(),
  reasons: listOf(string().oneOf(REPLAY_REASONS).defined()),
  request: strictObject({ amount: number().defined(), tenure_months: number().integer().defined() })
    .nullable()
    .defined(),
  inputs: strictObject({
    monthly_income: number().nullable().defined(),
    monthly_emi: number().defined(),
    credit_score: mixed<number | 'no_history' | 'not_checked'>().defined(),
    postal_code: string().defined(),
  })
    .nullable()
    .defined(),
  /** In today's order; `place` among the offers, null = not matched. `since`: from when the lender's figures were those. */
  lenders: listOf(
    strictObject({
      lender_id: rowId(),
      name: string().defined(),
      place: number().integer().nullable().defined(),
      since: isoInstant(),
      same: boolean().defined(),
    }),
  ),
})
export type Replay = InferType<typeof replaySchema>

/** So many lists of one application are made again, the newest first. */
export const MOST_REPLAYS = 10
