import { index, integer, jsonb, numeric, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { StatusRow } from '#src/contract/entities/applications/status-words.ts'
import type { Lender, Told } from '#src/contract/entities/catalogue/lender.ts'
import type { OfferingLender } from '#src/contract/finance/make-offers.ts'
import { at, created } from '../at-column.ts'
import { paise } from '../paise-column.ts'
import { byAdmin } from './staff.ts'

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

export const lenderId = () =>
  integer('lender_id')
    .notNull()
    .references(() => lenders.lender_id)

export const lenderGroups = pgTable('lender_groups', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull().unique(),
})

/**
 * What matching, costing and ordering read of a lender, each time that changed: ranking receipts name these rows, so that a
 * list can be computed again from the very figures it was made from. A lender that is removed is switched off here.
 */
export const lenderVersions = pgTable(
  'lender_versions',
  {
    version_id: integer('version_id').primaryKey().generatedAlwaysAsIdentity(),
    lender_id: lenderId(),
    /** Of `facts`, whatever the order of their names. */
    digest: text('digest').notNull(),
    facts: jsonb('facts').$type<OfferingLender>().notNull(),
    created_at: at('created_at').notNull(),
  },
  (t) => [index('lender_versions_lender').on(t.lender_id, t.version_id), index('lender_versions_digest').on(t.digest)],
)

/** What a lender's words mean, as a whole table each time it is saved: the newest one counts. */
export const statusTables = pgTable(
  'status_tables',
  {
    version_id: integer('version_id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null = for every lender, after its own. */
    lender_id: integer('lender_id').references(() => lenders.lender_id),
    rows: jsonb('rows').$type<StatusRow[]>().notNull(),
    /** Null = it came with the product. */
    saved_by: byAdmin('saved_by'),
    saved_at: at('saved_at').notNull(),
  },
  (t) => [index('status_tables_lender').on(t.lender_id, t.version_id)],
)

/** A credit card category. Removed cards keep their row: applications point at them. */
export const creditCards = pgTable(
  'credit_cards',
  {
    category_id: integer('category_id').primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
    category_name: text('category_name').notNull(),
    sort_order: integer('sort_order').notNull().default(0),
    category_img_thumb: text('category_img_thumb').notNull().default(''),
    key_feature: text('key_feature').notNull().default(''),
    key_feature_hi: text('key_feature_hi').notNull().default(''),
    annual_fee: text('annual_fee').notNull().default(''),
    annual_fee_hi: text('annual_fee_hi').notNull().default(''),
    utm_link: text('utm_link').notNull().default(''),
    marketing_bullets: jsonb('marketing_bullets').$type<string[]>().notNull().default([]),
    marketing_bullets_hi: jsonb('marketing_bullets_hi').$type<string[]>().notNull().default([]),
    /** A UUID for each of them, in their order: what is told back of a change. */
    bullet_ids: jsonb('bullet_ids').$type<string[]>().notNull().default([]),
    secured: smallint('secured').notNull().default(0),
    status: smallint('status').notNull().default(0),
    /** The bank that issues it, by its registered name. */
    issuer: text('issuer').notNull().default(''),
    /** Percent a year on what is not paid back in time; null = not known yet, and then said so. */
    finance_charge_pct: numeric('finance_charge_pct'),
    late_fee: text('late_fee').notNull().default(''),
    late_fee_hi: text('late_fee_hi').notNull().default(''),
    /** The bank's most important terms and conditions, https. */
    terms_link: text('terms_link').notNull().default(''),
    deleted_at: at('deleted_at'),
    created_at: created(),
  },
  (t) => [index('credit_cards_order').on(t.sort_order)],
)

/** An insurance plan as its insurer describes it; listed by premium or name, never ranked. */
export const insurancePlans = pgTable('insurance_plans', {
  plan_id: integer('plan_id').primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
  kind: text('kind').$type<'health' | 'shop' | 'other'>().notNull(),
  name: text('name').notNull(),
  insurer: text('insurer').notNull(),
  /** A year, with tax. */
  premium: paise('premium').notNull(),
  cover: paise('cover').notNull(),
  key_features: jsonb('key_features').$type<string[]>().notNull().default([]),
  key_features_hi: jsonb('key_features_hi').$type<string[]>().notNull().default([]),
  exclusions: jsonb('exclusions').$type<string[]>().notNull().default([]),
  exclusions_hi: jsonb('exclusions_hi').$type<string[]>().notNull().default([]),
  status: smallint('status').notNull().default(1),
})

export const vouchers = pgTable('vouchers', {
  voucher_id: integer('voucher_id').primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
  merchant: text('merchant').notNull(),
  title: text('title').notNull(),
  title_hi: text('title_hi').notNull().default(''),
  category: text('category').notNull(),
  terms: text('terms').notNull(),
  terms_hi: text('terms_hi').notNull().default(''),
  /** Codes begin with it. */
  code_prefix: text('code_prefix').notNull(),
  /** How many may still be claimed. */
  stock: integer('stock').notNull(),
  valid_until: at('valid_until').notNull(),
  status: smallint('status').notNull().default(1),
})

/** One voucher of a kind for one customer. */
export const voucherClaims = pgTable(
  'voucher_claims',
  {
    claim_id: integer('claim_id').primaryKey().generatedAlwaysAsIdentity(),
    voucher_id: integer('voucher_id')
      .notNull()
      .references(() => vouchers.voucher_id),
    user_id: integer('user_id').notNull(),
    code: text('code').notNull().unique(),
    claimed_at: at('claimed_at').notNull(),
  },
  (t) => [uniqueIndex('voucher_claims_one').on(t.voucher_id, t.user_id), index('voucher_claims_user').on(t.user_id)],
)
