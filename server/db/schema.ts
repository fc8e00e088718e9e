import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Lender, Told } from '#src/contract/entities/catalogue/lender.ts'
import type { SharedFields } from '#src/contract/entities/privacy/consent.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import type { StaffState } from '#src/contract/entities/staff/staff-state.ts'
import type { TicketCloseReason } from '#src/contract/entities/support/ticket-desk.ts'
import type { SessionEnd } from '#src/contract/errors.ts'
import { NO_PAISE } from '#src/contract/rules/paise.ts'
import { at } from './at-column.ts'
import { paise } from './paise-column.ts'

/**
 * Conventions: times are UTC; money is whole paise; rates are decimal text, percent a year.
 * `*_hi` is the Hindi of a text, empty while there is none.
 * `*_enc` holds AES-256-GCM text under the customer's own data key, `*_index` a keyed hash to find it by.
 * Destroying `customers.data_key` makes every `*_enc` of that customer unreadable for good.
 */
const created = (name = 'created_at') => at(name).notNull().defaultNow()

/** A visitor who has started: one row per browser and start. */
export const prospects = pgTable(
  'prospects',
  {
    prospect_app_id: text('prospect_app_id').primaryKey(),
    sid_hash: text('sid_hash').notNull(),
    user_id: integer('user_id'),
    product_type: text('product_type'),
    url_segment: text('url_segment'),
    partner: text('partner').notNull(),
    utms: jsonb('utms').$type<Record<string, string>>().notNull().default({}),
    created_at: created(),
  },
  (t) => [index('prospects_user').on(t.user_id), index('prospects_sid').on(t.sid_hash)],
)

export const customers = pgTable(
  'customers',
  {
    user_id: integer('user_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    /** Wrapped by the master key; null after erasure. */
    data_key: text('data_key'),
    partner: text('partner').notNull(),
    phone_enc: text('phone_enc'),
    phone_index: text('phone_index'),
    email_enc: text('email_enc'),
    email_index: text('email_index'),
    /** Only a verified contact signs in: an unverified one may be somebody else's number. */
    phone_verified: boolean('phone_verified').notNull().default(false),
    email_verified: boolean('email_verified').notNull().default(false),
    tin_enc: text('tin_enc'),
    tin_index: text('tin_index'),
    birth_date_enc: text('birth_date_enc'),
    address1_enc: text('address1_enc'),
    address2_enc: text('address2_enc'),
    first_name_enc: text('first_name_enc'),
    last_name_enc: text('last_name_enc'),
    language: text('language').notNull().default(DEFAULT_LOCALE),
    /** Every other profile field of the contract, validated by its schema, as one JSON. */
    profile_enc: text('profile_enc'),
    /** In clear: stays empty, by the check of this table. */
    profile: jsonb('profile').$type<Record<string, string | number>>(),
    pl_completed: smallint('pl_completed').notNull().default(0),
    bl_completed: smallint('bl_completed').notNull().default(0),
    gl_completed: smallint('gl_completed').notNull().default(0),
    hl_completed: smallint('hl_completed').notNull().default(0),
    pl_update_required: smallint('pl_update_required').notNull().default(0),
    pl_se_update_required: smallint('pl_se_update_required').notNull().default(0),
    inflight_credit_app_id: text('inflight_credit_app_id'),
    /** Grows with every write, so that two devices can tell who is behind. */
    version: integer('version').notNull().default(1),
    created_at: created(),
    updated_at: at('updated_at').notNull().defaultNow(),
    /** Quiet mode and choices by purpose and channel; absent = the defaults of the contract. */
    contact_rules: jsonb('contact_rules').$type<Record<string, unknown>>(),
    deleted_at: at('deleted_at'),
  },
  (t) => [
    // One account for each contact that signs in. What somebody merely typed stands in nobody's way.
    uniqueIndex('customers_phone')
      .on(t.phone_index)
      .where(sql`phone_verified`),
    uniqueIndex('customers_email')
      .on(t.email_index)
      .where(sql`email_verified`),
    index('customers_tin').on(t.tin_index),
    check('customers_sealed', sql`${t.profile} is null`),
  ],
)

/**
 * One-time codes: only keyed hashes, spent by `used_at`. Asked for by a visit that signs in, or by a customer who proves
 * another contact.
 */
export const otps = pgTable(
  'otps',
  {
    otp_id: text('otp_id').primaryKey(),
    prospect_app_id: text('prospect_app_id'),
    user_id: integer('user_id'),
    /** A person of a partner, who accepts something by it. */
    partner_user_id: integer('partner_user_id'),
    sid_hash: text('sid_hash').notNull(),
    channel: text('channel').notNull(),
    destination_index: text('destination_index').notNull(),
    destination_enc: text('destination_enc').notNull(),
    code_hash: text('code_hash').notNull(),
    /** Of the privacy notice that was shown before; a customer has seen it already. */
    notice_version: text('notice_version'),
    attempts: integer('attempts').notNull().default(0),
    expires_at: at('expires_at').notNull(),
    used_at: at('used_at'),
    created_at: created(),
  },
  (t) => [
    index('otps_prospect').on(t.prospect_app_id, t.created_at),
    index('otps_user').on(t.user_id, t.created_at),
    index('otps_destination').on(t.destination_index, t.created_at),
    index('otps_partner_user').on(t.partner_user_id, t.created_at),
    check('otps_asker', sql`num_nonnulls(${t.prospect_app_id}, ${t.user_id}, ${t.partner_user_id}) = 1`),
  ],
)

/** Counters that move with a phone number or e-mail (`dest:`), a client (`ip:`) or an account (`login:`). */
export const rateCounters = pgTable('rate_counters', {
  key: text('key').primaryKey(),
  count: integer('count').notNull().default(0),
  window_ends_at: at('window_ends_at').notNull(),
  locked_until: at('locked_until'),
})

/** One live sign-in. Useless to a thief of the bearer alone or of the cookie alone: both hashes must match. */
export const sessions = pgTable(
  'sessions',
  {
    session_id: text('session_id').primaryKey(),
    area: text('area').$type<'customer' | 'admin' | 'partner'>().notNull(),
    sid_hash: text('sid_hash').notNull(),
    token_hash: text('token_hash').notNull(),
    /** user_id, admin_id or partner_user_id, by area. */
    subject_id: integer('subject_id').notNull(),
    /** Masquerade: the admin who acts, why, and the admin session it hangs on. */
    actor_admin_id: integer('actor_admin_id'),
    parent_session_id: text('parent_session_id'),
    reason: text('reason'),
    created_at: created(),
    last_seen_at: at('last_seen_at').notNull().defaultNow(),
    expires_at: at('expires_at').notNull(),
    revoked_at: at('revoked_at'),
    /** Why it was revoked: what its holder is told. */
    revoked_for: text('revoked_for').$type<Revocation>(),
    /** Of staff: when a code of the second factor was last right in it. */
    code_at: at('code_at'),
    /** Of a returning customer, until PAN and birth date were right in it: hardly any call answers before. */
    identity_due: boolean('identity_due').notNull().default(false),
  },
  (t) => [
    uniqueIndex('sessions_token').on(t.token_hash),
    index('sessions_subject').on(t.area, t.subject_id),
    index('sessions_parent').on(t.parent_session_id),
  ],
)

/** What a revoked session's row can say; that of a masquerade says nothing of its own. */
export type Revocation = Exclude<SessionEnd, 'masquerade_over'>

/** The server-side cookie store: encrypted values keyed by the HttpOnly cookie's hash. */
export const cookieStore = pgTable(
  'cookie_store',
  {
    sid_hash: text('sid_hash').notNull(),
    name: text('name').notNull(),
    value_enc: text('value_enc').notNull(),
    /** Life since last use; a live session keeps its values alive. */
    minutes: integer('minutes').notNull(),
    expires_at: at('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sid_hash, t.name] }), index('cookie_store_expiry').on(t.expires_at)],
)

export const admins = pgTable('admins', {
  admin_id: integer('admin_id').primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  /** Null until an invited person has chosen a password. */
  password_hash: text('password_hash'),
  role_id: smallint('role_id').notNull(),
  /** Only `active` may sign in. Whoever has left stays: the log names them. */
  state: text('state').$type<StaffState>().notNull().default('active'),
  /** Since when; somebody let in again is not at once too long unused. */
  state_since: created('state_since'),
  /** When an administrator last said that they work here in this role, and which; null = not since they came. */
  reviewed_at: at('reviewed_at'),
  reviewed_by: integer('reviewed_by'),
  created_at: created(),
})

/** A merchant or reseller. `code` is the brand it sells under, its own alone: revenue is counted by it. */
export const partners = pgTable('partners', {
  partner_id: integer('partner_id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  code: text('code').notNull().unique(),
  merchant_id: text('merchant_id').notNull().unique(),
  utm_id: text('utm_id').notNull().default(''),
  /** What was agreed from the beginning; what counts on a day is read with the later versions: `partner_terms`. */
  revenue_percent: numeric('revenue_percent').notNull().default('0'),
  revenue_flat_fee: paise('revenue_flat_fee').notNull().default(NO_PAISE),
  /** Host names that show this partner's brand. */
  hosts: jsonb('hosts').$type<string[]>().notNull().default([]),
  /** What of the custom funnel the admin allows; absent = nothing. */
  funnel: jsonb('funnel').$type<Record<string, boolean>>().notNull().default({}),
  /** 0 = suspended, or has left: nobody of it signs in, and it brings nobody. */
  status: smallint('status').notNull().default(1),
  /** It has left, which a resume takes back. */
  has_left: boolean('has_left').notNull().default(false),
  /** The newest suspension, resume or leave: when, by which admin, and why. */
  standing_at: at('standing_at'),
  standing_by: integer('standing_by').references(() => admins.admin_id),
  standing_reason: text('standing_reason').notNull().default(''),
  created_at: created(),
})

export const partnerUsers = pgTable('partner_users', {
  partner_user_id: integer('partner_user_id').primaryKey().generatedAlwaysAsIdentity(),
  partner_id: integer('partner_id')
    .notNull()
    .references(() => partners.partner_id),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  /** Null until the person has chosen one by the link in a mail. */
  password_hash: text('password_hash'),
  status: smallint('status').notNull().default(1),
  /** What the person may do in the portal; the owner may do everything. */
  rights: jsonb('rights').$type<string[]>().notNull().default([]),
  owner: smallint('owner').notNull().default(0),
  created_at: created(),
})

export const lenders = pgTable('lenders', {
  lender_id: integer('lender_id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
  name: text('name').notNull(),
  /** Path and settings key, lower case letters, digits and hyphens. */
  slug: text('slug').notNull().unique(),
  product_kind: text('product_kind').notNull(),
  regulated_entity: text('regulated_entity').notNull(),
  regulated_entity_hi: text('regulated_entity_hi').notNull().default(''),
  entity_kind: text('entity_kind').$type<'Bank' | 'NBFC'>().notNull(),
  min_income: paise('min_income').notNull(),
  max_income: paise('max_income').notNull(),
  min_age: smallint('min_age').notNull(),
  max_age: smallint('max_age').notNull(),
  ticket_class: smallint('ticket_class').notNull(),
  credit_score_class: smallint('credit_score_class').notNull(),
  min_credit_score: smallint('min_credit_score'),
  salaried: smallint('salaried').notNull(),
  self_employed: smallint('self_employed').notNull(),
  business: smallint('business').notNull(),
  priority: integer('priority').notNull().default(0),
  lender_status: smallint('lender_status').notNull().default(1),
  so_status: smallint('so_status').notNull().default(0),
  so_text: text('so_text').notNull().default(''),
  so_text_hi: text('so_text_hi').notNull().default(''),
  so_date_start: at('so_date_start'),
  so_date_end: at('so_date_end'),
  min_loan_amount: paise('min_loan_amount').notNull(),
  loan_amount_upto: paise('loan_amount_upto').notNull(),
  tenure: text('tenure').notNull(),
  tenure_min_months: smallint('tenure_min_months').notNull(),
  tenure_max_months: smallint('tenure_max_months').notNull(),
  interest_rate: text('interest_rate').notNull(),
  rate_min: numeric('rate_min').notNull(),
  rate_max: numeric('rate_max').notNull(),
  rate_kind: text('rate_kind').$type<'fixed' | 'floating'>().notNull().default('fixed'),
  /** What a floating rate follows, and every how many months it is set anew; null = not told. */
  rate_benchmark: text('rate_benchmark').notNull().default(''),
  rate_benchmark_hi: text('rate_benchmark_hi').notNull().default(''),
  rate_reset_months: smallint('rate_reset_months'),
  /** Where the benchmark stands today, percent a year; null = not told. */
  rate_benchmark_pct: numeric('rate_benchmark_pct'),
  apr_min: numeric('apr_min').notNull(),
  apr_max: numeric('apr_max').notNull(),
  processing_fees: text('processing_fees').notNull(),
  processing_fee_pct: numeric('processing_fee_pct').notNull(),
  penal_charges: text('penal_charges').notNull(),
  penal_charges_hi: text('penal_charges_hi').notNull().default(''),
  foreclosure_charges: text('foreclosure_charges').notNull(),
  foreclosure_charges_hi: text('foreclosure_charges_hi').notNull().default(''),
  penal_charge_amount: paise('penal_charge_amount'),
  foreclosure_free_after_emis: smallint('foreclosure_free_after_emis'),
  foreclosure_charge_amount: paise('foreclosure_charge_amount'),
  foreclosure_charge_pct: numeric('foreclosure_charge_pct'),
  cooling_off_days: smallint('cooling_off_days').notNull(),
  journey: text('journey').notNull(),
  nodal_officer_name: text('nodal_officer_name').notNull().default(''),
  nodal_officer_phone: text('nodal_officer_phone').notNull().default(''),
  nodal_officer_email: text('nodal_officer_email').notNull().default(''),
  website: text('website').notNull().default(''),
  privacy_policy: text('privacy_policy').notNull().default(''),
  /** Where the lender itself names its officers for complaints. */
  grievance_page: text('grievance_page').notNull().default(''),
  /** What it has told of its agreement; empty or null = nothing. */
  recovery_clause: text('recovery_clause').notNull().default(''),
  grievance_clause: text('grievance_clause').notNull().default(''),
  assignable: text('assignable').$type<Told>().notNull().default(''),
  co_lending: text('co_lending').$type<Told>().notNull().default(''),
  co_lender: text('co_lender').notNull().default(''),
  co_lending_share: smallint('co_lending_share'),
  keeps_fee: text('keeps_fee').$type<Told>().notNull().default(''),
  /** Day of India since when we work for it; null = not entered. */
  working_since: text('working_since'),
  pincodes_excluded: jsonb('pincodes_excluded').$type<string[]>().notNull().default([]),
  lender_group_ids: jsonb('lender_group_ids').$type<number[]>().notNull().default([]),
  autosubmission: smallint('autosubmission').notNull().default(0),
  api: smallint('api').notNull().default(0),
  refusal_rest_days: smallint('refusal_rest_days').notNull().default(90),
  deleted_at: at('deleted_at'),
  /** Of business loans: sales in a year, and years since the business began; null = not asked. */
  min_turnover: paise('min_turnover'),
  min_business_years: smallint('min_business_years'),
  /** The number of its registration or licence with the RBI; empty = not entered. */
  rbi_registration: text('rbi_registration').notNull().default(''),
  /** The properties whose values nobody has given yet; empty of a lender that was there before this was noted. */
  unset: jsonb('unset').$type<Lender['unset']>().notNull().default([]),
})

/** Numbers of applications, tickets, leads and Key Fact Statements: short enough to read out on the phone. */
export const applicationNumbers = pgSequence('application_numbers', { startWith: 240_101 })
export const ticketNumbers = pgSequence('ticket_numbers', { startWith: 101 })
export const leadNumbers = pgSequence('lead_numbers', { startWith: 310_101 })
export const proposalNumbers = pgSequence('proposal_numbers', { startWith: 610_101 })

/** A customer's application. At most one per customer, product and lender may be under way. */
export const applications = pgTable(
  'applications',
  {
    app_id: text('app_id').primaryKey(),
    /** Short number that people can read out, such as CL-240917. */
    reference: text('reference').notNull().unique(),
    user_id: integer('user_id')
      .notNull()
      .references(() => customers.user_id),
    product_type: text('product_type').notNull(),
    /** What was chosen where no lender is: `card-101`, `plan-101`. */
    product_id: text('product_id'),
    /** What the product asks beyond the profile: the shop, the home, the jewellery. */
    details_enc: text('details_enc'),
    /** In clear: stays empty, by the check of this table. */
    details: jsonb('details').$type<Record<string, string | number>>(),
    partner: text('partner').notNull(),
    status: text('status').notNull(),
    lender_id: integer('lender_id').references(() => lenders.lender_id),
    amount: paise('amount'),
    tenure_months: smallint('tenure_months'),
    /**
     * What the lender says it paid out, all tranches together, and on which day of India the first of them; null = it has
     * not said. Kept from `disbursals` by the one function that writes them.
     */
    disbursed_amount: paise('disbursed_amount'),
    disbursed_on: text('disbursed_on'),
    /** The offer exactly as it was shown when the customer applied. */
    offer: jsonb('offer').$type<Record<string, unknown>>(),
    /** The Key Fact Statement that was read and agreed to; null before statements were kept. */
    proposal_number: text('proposal_number'),
    /** Answers to what the lender still asked, JSON: they may name people and bank accounts. */
    additional_info_enc: text('additional_info_enc'),
    idempotency_key: text('idempotency_key'),
    lender_reference: text('lender_reference'),
    /** Why the lender said no, one of REFUSAL_REASONS; null = it gave no code. */
    refusal_reason: text('refusal_reason'),
    /** The lender's own code or words for it. */
    reject_code: text('reject_code'),
    /** Where the customer finishes: https on the lender's listed hosts, or a page of ours in the sandbox. */
    handover_url: text('handover_url'),
    handed_over_at: at('handed_over_at'),
    /** When the customer last asked the lender to hurry; at most once a day. */
    nudged_at: at('nudged_at'),
    /** Since when nothing more is done for it: the customer took it back, or a consent that it stands on. */
    stopped_at: at('stopped_at'),
    /** What the lender said when it was asked to stop; null = nothing yet, or it was not asked. */
    cancel_answer: text('cancel_answer').$type<'confirmed' | 'too_late'>(),
    /** When the customer asked to give the loan back in its cooling-off days, and said that the money is with the lender. */
    exit_asked_at: at('exit_asked_at'),
    exit_returned_at: at('exit_returned_at'),
    /** What was to be returned on the day on which they last said so. */
    exit_amount: paise('exit_amount'),
    /** What the lender said to that; null = nothing yet, or nobody asked. */
    exit_answer: text('exit_answer').$type<'confirmed' | 'refused'>(),
    /** The draft whose offers led here; for that draft, its own id. One application per list of offers and lender. */
    origin_app_id: text('origin_app_id').notNull(),
    /** Score of the soft enquiry for this application; null with a date = no credit history. */
    bureau_score_enc: text('bureau_score_enc'),
    /** In clear: stays empty, by the check of this table. */
    bureau_score: smallint('bureau_score'),
    bureau_checked_at: at('bureau_checked_at'),
    /** What the first apply answered: a repeated apply answers the same. */
    apply_answer: jsonb('apply_answer').$type<Record<string, unknown>>(),
    created_at: created(),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('applications_user').on(t.user_id, t.created_at),
    uniqueIndex('applications_one_open')
      .on(t.user_id, t.lender_id, t.product_type)
      .where(sql`status not in ('draft', 'rejected', 'withdrawn', 'expired', 'disbursed')`),
    uniqueIndex('applications_one_open_product')
      .on(t.user_id, t.product_id)
      .where(sql`product_id is not null and status not in ('draft', 'rejected', 'withdrawn', 'expired', 'disbursed')`),
    uniqueIndex('applications_origin_lender').on(t.origin_app_id, t.lender_id),
    uniqueIndex('applications_one_draft')
      .on(t.user_id, t.product_type)
      .where(sql`status = 'draft'`),
    uniqueIndex('applications_lender_reference').on(t.lender_id, t.lender_reference),
    check('applications_sealed', sql`${t.bureau_score} is null and ${t.details} is null`),
  ],
)

export const applicationEvents = pgTable(
  'application_events',
  {
    event_id: integer('event_id').primaryKey().generatedAlwaysAsIdentity(),
    app_id: text('app_id')
      .notNull()
      .references(() => applications.app_id),
    status: text('status').notNull(),
    source: text('source').notNull(),
    note: text('note'),
    /** The lender's own event id: a webhook delivered twice is written once. */
    lender_event_id: text('lender_event_id'),
    /** The file that wrote it. */
    batch_id: integer('batch_id'),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    index('application_events_app').on(t.app_id, t.event_id),
    uniqueIndex('application_events_lender').on(t.app_id, t.lender_event_id),
    index('application_events_batch')
      .on(t.batch_id)
      .where(sql`batch_id is not null`),
  ],
)

/** Ranking receipts: what was shown to whom, from which inputs, by which version of the method. */
export const offerLists = pgTable(
  'offer_lists',
  {
    offer_list_id: integer('offer_list_id').primaryKey().generatedAlwaysAsIdentity(),
    app_id: text('app_id').notNull(),
    user_id: integer('user_id').notNull(),
    /** Null = a list from before this was noted, of which nothing is known any more. */
    product_type: text('product_type'),
    method_version: text('method_version').notNull(),
    /** Who asked and for what, as JSON; null once the customer's key is gone. */
    inputs_enc: text('inputs_enc'),
    /** In clear: stays empty, by the check of this table. */
    inputs: jsonb('inputs').$type<Record<string, unknown>>(),
    shown: jsonb('shown').$type<number[]>().notNull(),
    /** Rows of `lender_versions`; null of a list that is older than they are. */
    lender_versions: jsonb('lender_versions').$type<number[]>(),
    /** Each lender's line as it was shown, as a digest: what a later computation is compared with. */
    lines_enc: text('lines_enc'),
    created_at: created(),
  },
  (t) => [
    index('offer_lists_app').on(t.app_id, t.created_at),
    index('offer_lists_at').on(t.created_at),
    check('offer_lists_sealed', sql`${t.inputs} is null`),
  ],
)

/**
 * Key Fact Statements as they were issued, one row for each that was shown. What was agreed to is named by its
 * application.
 */
export const keyFactStatements = pgTable(
  'key_fact_statements',
  {
    /** Such as KFS-610101. */
    proposal_number: text('proposal_number').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => customers.user_id),
    /** The application whose offers were looked at. */
    app_id: text('app_id').notNull(),
    lender_id: integer('lender_id').notNull(),
    /** Counts the lender's statements for these offers. */
    version: smallint('version').notNull(),
    /** Figures and words as they were shown, JSON: they tell what somebody wants to borrow. */
    content_enc: text('content_enc').notNull(),
    /** When it was first shown: its time runs from here. */
    issued_at: at('issued_at').notNull(),
    valid_until: at('valid_until').notNull(),
  },
  (t) => [
    uniqueIndex('key_fact_statements_version').on(t.app_id, t.lender_id, t.version),
    index('key_fact_statements_user').on(t.user_id),
    index('key_fact_statements_at').on(t.issued_at),
  ],
)

/** The consent ledger: one row per purpose (and lender) and text version; withdrawing stamps, never deletes. */
export const consents = pgTable(
  'consents',
  {
    consent_id: integer('consent_id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id').notNull(),
    app_id: text('app_id'),
    lender_id: integer('lender_id'),
    /** Of `kfs_read`: which statement was read; null before statements had numbers of their own. */
    proposal_number: text('proposal_number'),
    purpose: text('purpose').notNull(),
    text_version: text('text_version').notNull(),
    language: text('language').notNull(),
    ip_enc: text('ip_enc'),
    given_at: at('given_at').notNull().defaultNow(),
    withdrawn_at: at('withdrawn_at'),
    /** Of a consent whose words are made of what is sent: the register's names of all it covers, and the words as they were shown. */
    shared: jsonb('shared').$type<SharedFields>(),
  },
  (t) => [index('consents_user').on(t.user_id, t.purpose)],
)

export const helpRequests = pgTable(
  'help_requests',
  {
    ticket: text('ticket').primaryKey(),
    user_id: integer('user_id'),
    /** The application it is about. */
    app_id: text('app_id'),
    /** Name, e-mail, phone, company and description, encrypted together under the master key. */
    request_enc: text('request_enc').notNull(),
    partner: text('partner').notNull(),
    status: text('status').notNull().default('open'),
    /** The thirty days, set once: merging another ticket into this one may bring them nearer, nothing puts them off. */
    due_at: at('due_at').notNull(),
    forwarded_at: at('forwarded_at'),
    /** The partner who asks, where it is not a customer. */
    partner_id: integer('partner_id'),
    topic: text('topic'),
    /** Who of the staff wrote it down for whoever asked; null = they wrote it themselves. */
    noted_by: integer('noted_by').references(() => admins.admin_id),
    /** The question about a payout that it is; its answer is decided there. */
    dispute_id: integer('dispute_id'),
    /**
     * Our own promise, set once like `due_at`; null = asked before there was one. What it waited for the asker is added
     * where it is read: the row keeps the whole of the pauses that are over, and when the one that runs began.
     */
    service_due_at: at('service_due_at'),
    service_paused_at: at('service_paused_at'),
    service_paused_seconds: integer('service_paused_seconds').notNull().default(0),
    /** Who answers it. */
    assigned_to: integer('assigned_to').references(() => admins.admin_id),
    escalated_at: at('escalated_at'),
    escalated_by: integer('escalated_by').references(() => admins.admin_id),
    escalation: text('escalation'),
    /** When the asker was told where else to complain, the thirty days being over. */
    ombudsman_told_at: at('ombudsman_told_at'),
    closed_at: at('closed_at'),
    closed_by: integer('closed_by').references(() => admins.admin_id),
    close_reason: text('close_reason').$type<TicketCloseReason>(),
    /** The ticket of the same asker in which the talk goes on. */
    merged_into: text('merged_into'),
    /** 1 to 5, said once. */
    rating: smallint('rating'),
    rated_at: at('rated_at'),
    created_at: created(),
  },
  (t) => [
    index('help_requests_due').on(t.due_at),
    index('help_requests_status').on(t.status, t.due_at),
    index('help_requests_assigned').on(t.assigned_to, t.status),
  ],
)

export const reminders = pgTable('reminders', {
  reminder_id: integer('reminder_id').primaryKey().generatedAlwaysAsIdentity(),
  user_id: integer('user_id').notNull(),
  app_id: text('app_id').notNull(),
  remind_at: at('remind_at').notNull(),
  sent_at: at('sent_at'),
  created_at: created(),
  /** Of a loan's payment, so many days before it; null = of an application that is not finished. */
  days_before: integer('days_before'),
})

/** Work that must survive a crash: sending an application to a lender, a reminder, a forwarded ticket. */
export const jobs = pgTable(
  'jobs',
  {
    job_id: integer('job_id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** The same key is queued once, however often it is asked for. */
    dedupe_key: text('dedupe_key').notNull().unique(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    run_at: at('run_at').notNull(),
    locked_until: at('locked_until'),
    done_at: at('done_at'),
    last_error: text('last_error'),
    created_at: created(),
    /** Of the request that led to it, for the log and for whoever is asked because of it; null = none did. */
    request_id: text('request_id'),
    /** The one server outside that it asks, as `targetKey` names it; null = none, or several. */
    target: text('target'),
    /** When it was first due; `run_at` moves with every try. */
    due_at: at('due_at').notNull().defaultNow(),
  },
  (t) => [index('jobs_due').on(t.done_at, t.run_at)],
)

/** Servers outside that a process leaves alone for a while, so that no other process takes work for them. */
export const pausedTargets = pgTable('paused_targets', {
  target: text('target').primaryKey(),
  /** Since when it fails. */
  since: at('since').notNull(),
  /** When it is tried again. */
  until: at('until').notNull(),
})

/** Append-only: a trigger refuses UPDATE and DELETE. Which entry follows which is in `audit_chain`. */
export const auditLog = pgTable(
  'audit_log',
  {
    audit_id: integer('audit_id').primaryKey().generatedAlwaysAsIdentity(),
    at: at('at').notNull(),
    actor: text('actor').notNull(),
    on_behalf_of: text('on_behalf_of'),
    action: text('action').notNull(),
    object: text('object'),
    before: jsonb('before'),
    after: jsonb('after'),
    request_id: text('request_id'),
    /** Of this entry alone, under a key that the database does not have. Of entries from before `audit_chain`: their link's. */
    hash: text('hash').notNull(),
  },
  (t) => [
    index('audit_log_object').on(t.object),
    index('audit_log_object_at').on(t.object, t.at, t.audit_id),
    index('audit_log_actor').on(t.actor, t.at, t.audit_id),
    index('audit_log_action').on(t.action, t.at, t.audit_id),
    index('audit_log_at').on(t.at, t.audit_id),
    check('audit_hash', sql`length(${t.hash}) = 64`),
  ],
)

/** Entries that stand and have no link yet: written with the entry, deleted with the link's making. */
export const auditUnsealed = pgTable('audit_unsealed', {
  audit_id: integer('audit_id')
    .primaryKey()
    .references(() => auditLog.audit_id),
})

/** The activity log's order, without a gap: each link's hash covers its entry and the link before it. Append-only too. */
export const auditChain = pgTable(
  'audit_chain',
  {
    position: integer('position').primaryKey(),
    audit_id: integer('audit_id')
      .notNull()
      .unique()
      .references(() => auditLog.audit_id),
    hash: text('hash').notNull(),
  },
  (t) => [check('audit_chain_hash', sql`length(${t.hash}) = 64`)],
)
