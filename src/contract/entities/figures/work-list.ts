import type { InferType } from 'yup'
import type { MetricKey } from '#src/contract/entities/figures/metrics.ts'
import { WORK_KIND_KEYS } from '#src/contract/entities/figures/work-kinds.ts'
import type { WorkKind } from '#src/contract/entities/figures/work-kinds.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { payoutMonth } from '../earnings/payout-fields.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'

export const YESTERDAY_FIGURES = [
  ...(['applications', 'approvals', 'disbursed_amount'] as const),
  ...(['revenue', 'otp_failure', 'lender_api_failure'] as const),
] as const satisfies readonly MetricKey[]

/** Which record an item is about, where it is one alone: its button opens that one. */
const placeSchema = strictObject({
  run_id: rowId().optional(),
  lender_id: rowId().optional(),
  user_id: rowId().optional(),
  batch_id: rowId().optional(),
  month: payoutMonth().optional(),
})

export const workListSchema = strictObject({
  as_of: isoInstant(),
  /** What waits for this person; nothing that somebody else has to do. Of a kind there is an item for each record it opens. */
  items: listOf(
    strictObject({
      kind: string<WorkKind>().oneOf(WORK_KIND_KEYS).defined(),
      count: number().integer().min(1).defined(),
      /** Since when the oldest waits; null where that is not known. */
      oldest_at: isoInstant().nullable().defined(),
      /** Whose the oldest is: a lender's or partner's name, or that of a file. */
      about: string().nullable().defined(),
      /** Who of the staff has the oldest, brought it or made it. */
      by: strictObject({ name: string().defined(), is_own: boolean().defined() }).nullable().defined(),
      place: placeSchema,
      /** Not before then may this person do it; absent = at once. */
      from_at: isoInstant().optional(),
    }),
  ),
  /** All that was looked at for this person, in whatever part of it something waits or not. */
  looked_at: listOf(string<WorkKind>().oneOf(WORK_KIND_KEYS).defined()),
  /** Of yesterday and of the day before; shares in percent, sums in rupees. */
  figures: listOf(
    strictObject({
      key: string().oneOf(YESTERDAY_FIGURES).defined(),
      now: number().nullable().defined(),
      before: number().nullable().defined(),
    }),
  ),
})
export type WorkList = InferType<typeof workListSchema>
export type WorkItem = WorkList['items'][number]
