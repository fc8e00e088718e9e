import type { InferType } from 'yup'
import type { MetricKey } from '#src/contract/figures/metrics.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { payoutMonth } from '../earnings/payout-fields.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'

/**
 * What can wait for the back office, the most pressing first, and the page on which it is done: whoever may not open that
 * page is not told.
 */
export const WORK_KINDS = {
  calls_promised: 'telecalling',
  tickets_overdue: 'ticket-desk',
  enquiries_overdue: 'loan-enquiries',
  tickets_late: 'internal-report',
  lenders_failing: 'internal-report',
  contact_changes_ended: 'csr-portal',
  approvals: 'approvals',
  runs_to_check: 'payment-runs',
  runs_to_send: 'payment-runs',
  access_reviews: 'user-management',
  disputes: 'partners',
  months_to_approve: 'partners',
  months_to_pay: 'payment-runs',
  files_mis: 'mis-upload',
  files_status: 'application-status-file',
  files_commission: 'commission-upload-file',
  files_bank: 'payment-runs',
  lines_to_settle: 'reconciliation',
  loans_to_chase: 'reconciliation',
  payouts_held: 'partners',
  accounts_returned: 'partners',
  accounts_to_compare: 'partners',
  merchant_requests: 'merchant-management',
  webhooks_given_up: 'partners',
  erasures_held: 'customer-eligibility',
  lenders_lacking: 'lenders',
  criteria_drafts: 'lenders',
  words_unknown: 'lenders',
  lender_matters: 'lenders',
  sums_wrong: 'dashboard',
} as const satisfies Record<string, PageKey>
export type WorkKind = keyof typeof WORK_KINDS
export const WORK_KIND_KEYS = Object.keys(WORK_KINDS) as WorkKind[]

/** Kinds that are late as soon as there are any. */
export const PRESSING: readonly WorkKind[] = [
  'calls_promised',
  'tickets_overdue',
  'enquiries_overdue',
  'tickets_late',
  'lenders_failing',
  'sums_wrong',
]

export const YESTERDAY_FIGURES = [
  ...(['applications', 'approvals', 'disbursed_amount'] as const),
  ...(['revenue', 'otp_failure', 'lender_api_failure'] as const),
] as const satisfies readonly MetricKey[]

/** After so many days without an answer a lender is asked about a loan again; and for the first time without its file. */
export const CHASE_AFTER_DAYS = 30

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
