import { number, string } from '#src/contract/yup.ts'
import type { InferType } from 'yup'
import type { PageKey } from '#src/contract/pages.ts'
import { isoInstant, listOf, strictObject } from '../shared/fields.ts'

/**
 * What can wait for the back office, the most pressing first, and the page on which it is done: whoever may not open that
 * page is not told. Null = its page is still to come; the administrator is told all the same.
 */
export const WORK_KINDS = {
  tickets_late: 'internal-report',
  lenders_failing: 'internal-report',
  disputes: 'partners',
  months_to_approve: 'partners',
  months_to_pay: 'partners',
  payouts_held: 'partners',
  merchant_requests: 'merchant-management',
  webhooks_given_up: 'partners',
  erasures_held: 'customer-eligibility',
  lenders_lacking: 'lenders',
  criteria_drafts: 'lenders',
  words_unknown: 'lenders',
  sums_wrong: null,
} as const satisfies Record<string, PageKey | null>
export type WorkKind = keyof typeof WORK_KINDS
export const WORK_KIND_KEYS = Object.keys(WORK_KINDS) as WorkKind[]

/** Kinds that are late as soon as there are any. */
export const PRESSING: readonly WorkKind[] = ['tickets_late', 'lenders_failing', 'sums_wrong']

export const YESTERDAY_FIGURES = ['applications', 'approved', 'disbursed', 'revenue', 'codes', 'calls'] as const

export const workListSchema = strictObject({
  as_of: isoInstant(),
  /** What waits for this person's role; nothing that does not. */
  items: listOf(
    strictObject({
      kind: string<WorkKind>().oneOf(WORK_KIND_KEYS).defined(),
      count: number().integer().min(1).defined(),
      /** Since when the oldest waits; null where that is not known. */
      oldest_at: isoInstant().nullable().defined(),
      /** Whose the oldest is: a lender's or partner's name. */
      about: string().nullable().defined(),
    }),
  ),
  /** Of yesterday and of the day before; `codes` and `calls`: percent that failed. Rupees. */
  figures: listOf(
    strictObject({
      key: string().oneOf(YESTERDAY_FIGURES).defined(),
      now: number().nullable().defined(),
      before: number().nullable().defined(),
    }),
  ),
})
export type WorkList = InferType<typeof workListSchema>
