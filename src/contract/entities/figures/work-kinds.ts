import type { PageKey } from '#src/contract/pages.ts'

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
  second_administrator: 'user-management',
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
  first_lender: 'lenders',
  terms_missing: 'partners',
  first_file: 'mis-upload',
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

/** After so many days without an answer a lender is asked about a loan again; and for the first time without its file. */
export const CHASE_AFTER_DAYS = 30
