import type { InferType } from 'yup'
import { boolean, number, string } from '#src/contract/yup.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'

/**
 * `not_asked`: no consent stands, so nobody was asked and no number is used. `not_needed`: the product is lent without a
 * score. `unavailable`: the bureau did not answer. `other_person`: it has this PAN under another name or birth date. `no_history`: it knows nobody of this name and PAN. `known`: a number.
 */
const SCORE_STATES = ['not_asked', 'not_needed', 'unavailable', 'other_person', 'no_history', 'known'] as const

/** What the offers come to, with a score or without: how many, and the first of them in the published order. */
const outcome = strictObject({
  matched: number().integer().defined(),
  apr: number().nullable().defined(),
  emi: number().nullable().defined(),
})
const named = { lender_id: rowId(), name: string().defined() }

/**
 * A customer's score and what it changed in the offers of one application. `without` is what would be offered if nobody
 * had asked for it; `left` are the lenders that did not match because of it, with the score they need; `opened` those
 * that match only with it.
 */
export const creditScoreSchema = strictObject({
  state: string().oneOf(SCORE_STATES).defined(),
  score: number().integer().nullable().defined(),
  checked_at: isoInstant().nullable(),
  without: outcome,
  with: outcome,
  left: listOf(strictObject({ ...named, required: number().defined() })),
  opened: listOf(strictObject(named)),
  /** The last look of each month, oldest first, as far as the consent of today covers it. Months are 'YYYY-MM'. */
  history: listOf(
    strictObject({
      month: string()
        .matches(/^\d{4}-\d{2}$/)
        .defined(),
      score: number().integer().defined(),
    }),
  ),
  /** What is known here of what moves a score: EMIs as a share of the income, null = not told; lenders asked in six months. */
  own: strictObject({ emi_share: number().nullable().defined(), requests: number().integer().defined() }),
  /** The bureau is a sandbox: the number is invented. */
  simulated: boolean().defined(),
})
export type CreditScore = InferType<typeof creditScoreSchema>
