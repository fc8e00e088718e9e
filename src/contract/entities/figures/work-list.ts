import { number, string } from '#src/contract/yup.ts'
import type { InferType } from 'yup'
import type { PageKey } from '#src/contract/pages.ts'
import type { MetricKey } from '#src/contract/figures/metrics.ts'
import { isoInstant, listOf, strictObject } from '../shared/fields.ts'

/**
 * What can wait for the back office, the most pressing first, and the page on which it is done: whoever may not open that
 * page is not told.
 */
export const WORK_KINDS = {
  calls_promised: 'telecalling',
  tickets_overdue: 'ticket-desk',
  tickets_late: 'internal-report',
  lenders_failing: 'internal-report',
  approvals: 'approvals',
  access_reviews: 'user-management',
  disputes: 'partners',
  months_to_approve: 'partners',
  months_to_pay: 'payment-runs',
  payouts_held: 'partners',
  accounts_to_compare: 'partners',
  merchant_requests: 'merchant-management',
  webhooks_given_up: 'partners',
  erasures_held: 'customer-eligibility',
  lenders_lacking: 'lenders',
  criteria_drafts: 'lenders',
  words_unknown: 'lenders',
  sums_wrong: 'dashboard',
} as const satisfies Record<string, PageKey>
export type WorkKind = keyof typeof WORK_KINDS
export const WORK_KIND_KEYS = Object.keys(WORK_KINDS) as WorkKind[]

/** Kinds that are late as soon as there are any. */
export const PRESSING: readonly WorkKind[] = [
  'calls_promised',
  'tickets_overdue',
  'tickets_late',
  'lenders_failing',
  'sums_wrong',
]

export const YESTERDAY_FIGURES = [
  ...(['applications', 'approvals', 'disbursed_amount'] as const),
  ...(['revenue', 'otp_failure', 'lender_api_failure'] as const),
] as const satisfies readonly MetricKey[]

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
