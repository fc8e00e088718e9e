/**
 * By what each table would be spread over several databases (docs/scale.md). What belongs to one key is read and written together, so
 * that no statement and no transaction of a customer's path needs two of them.
 */
export type Home =
  /** Rows of one customer, found by `user_id`. */
  | 'customer'
  /** Rows of one application, which has the customer: to be spread they need a column `user_id` of their own first. */
  | 'application'
  /** Rows of one visitor before and after sign-in, found by a key that only they have. */
  | 'visitor'
  /** Rows of one partner, found by `partner_id`. */
  | 'partner'
  /** Few rows that everybody reads and staff write: a copy in each database. */
  | 'reference'
  /** The back office's own books and work: in one database, which no customer waits for. */
  | 'office'
  /** Work and counters of a process group: in one database for each group. */
  | 'group'

const tables = (home: Home, names: string): [string, Home][] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => [name, home])

export const HOMES: ReadonlyMap<string, Home> = new Map([
  ...tables(
    'customer',
    `applications campaign_messages consents contact_changes contact_refusals contacts customers dedupe_checks
     erasure_requests identity_checks kept_records key_fact_statements legal_holds loan_enquiries offer_lists reminders
     voucher_claims calls`,
  ),
  ...tables('application', 'application_events application_facts disbursals lender_calls lender_matters waiting_words'),
  ...tables('visitor', 'cookie_store otps prospects sessions transfer_codes visit_facts touches message_receipts'),
  ...tables(
    'partner',
    `api_keys brand_versions lead_namings leads lower_tax_certificates merchant_requests partner_details partner_evidence
     partner_funnels partner_terms partner_users partner_webhooks partners payout_disputes payout_lines payout_months
     payout_payments referrals selling_acknowledgements tracking_links webhook_deliveries`,
  ),
  ...tables(
    'reference',
    `bank_words credit_cards criteria_drafts decision_counts insurance_plans lender_books lender_groups lender_revenues
     lender_versions lenders message_templates revenue_types slab_versions status_tables vouchers`,
  ),
  ...tables(
    'office',
    `admins approval_rules approvals audit_chain audit_log audit_unsealed campaigns commission_lines desk_people
     erasure_notices figure_alarms help_requests import_batches import_rows import_templates inbound_mails
     lender_invoice_lines lender_invoice_numbers lender_invoices lender_receipts payment_run_lines payment_runs
     reconciliation_decisions reconciliation_lines reconciliation_months registered_numbers rollup_day rollup_marks
     saved_views staff_factors staff_links staff_recovery_codes ticket_links ticket_messages ticket_notes`,
  ),
  ...tables('group', 'jobs paused_targets rate_counters uploads'),
])

/** Statements of a customer's path on tables of customers that do not name the customer, and why. */
export const WITHOUT_CUSTOMER: readonly (readonly [statement: RegExp, reason: string])[] = [
  [
    /^update "applications" set .* where \(?"applications"\."app_id" = /,
    'by a number that the call has read of its customer',
  ],
  [
    / from "applications" where "applications"\."app_id" = /,
    'work that the call has queued for an application of its customer and does at once',
  ],
  [
    / from "key_fact_statements" where \("key_fact_statements"\."app_id" = /,
    'by an application that the call has read of its customer',
  ],
  [/ from "consents" where \("consents"\."app_id" = /, 'by an application that the call has read of its customer'],
  [/^update "consents" set .* where "consents"\."consent_id" = /, 'by a number that the call has read of its customer'],
  [
    / from "customers" where \("customers"\."email_index" = /,
    'whether somebody else signs in by this address: spread, it needs a table by contact',
  ],
  [
    /lead\(at\) over \(partition by app_id/,
    "how long a lender usually takes, over everybody's applications: spread, it needs sums by day",
  ],
]

/**
 * Tables with a number from a counter that a customer's path writes to. One primary counts without effort. Engines that keep rows in the order
 * of their keys put all of them in one place: there, each needs a key that begins with `user_id`.
 */
export const COUNTED_ON_THE_PATH: readonly string[] = [
  'application_events',
  'audit_log',
  'consents',
  'contacts',
  'dedupe_checks',
  'erasure_requests',
  'jobs',
  'lender_calls',
  'lender_matters',
  'loan_enquiries',
  'offer_lists',
  'reminders',
  'ticket_messages',
  'voucher_claims',
]
