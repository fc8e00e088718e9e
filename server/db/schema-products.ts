import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, numeric, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { EnquiryCloseReason, EnquiryStatus } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import { at } from './at-column.ts'
import { paise } from './paise-column.ts'
import { lenders } from './schema.ts'

/**
 * What customers can have beside loans. Conventions as in `schema.ts`: UTC, whole paise, decimal text; `*_hi` is the Hindi
 * of a text, empty while there is none.
 */
const created = () => at('created_at').notNull().defaultNow()

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

/** An enquiry for a kind of loan that no lender offers online here yet: student, two-wheeler, car. */
export const loanEnquiries = pgTable(
  'loan_enquiries',
  {
    enquiry_id: integer('enquiry_id').primaryKey().generatedAlwaysAsIdentity(),
    reference: text('reference').notNull().unique(),
    user_id: integer('user_id').notNull(),
    partner: text('partner').notNull(),
    kind: text('kind').$type<'student' | 'two-wheeler' | 'car'>().notNull(),
    details_enc: text('details_enc'),
    /** In clear: stays empty, by the check of this table. */
    details: jsonb('details').$type<Record<string, string | number>>(),
    status: text('status').$type<EnquiryStatus>().notNull().default('open'),
    created_at: created(),
    /** How often staff have acted on it: an act that began from an older one is refused. */
    version: integer('version').notNull().default(0),
    /** Who of the staff has it. */
    assigned_to: integer('assigned_to'),
    /** To whom it was passed on, when and by whom. */
    lender_id: integer('lender_id').references(() => lenders.lender_id),
    passed_at: at('passed_at'),
    passed_by: integer('passed_by'),
    /** When the lender took it; null = it is still tried. */
    sent_at: at('sent_at'),
    /** When trying to reach the last lender was given up: it waits for us again. */
    gave_up_at: at('gave_up_at'),
    closed_at: at('closed_at'),
    closed_by: integer('closed_by'),
    close_reason: text('close_reason').$type<EnquiryCloseReason>(),
  },
  (t) => [
    uniqueIndex('loan_enquiries_one_open')
      .on(t.user_id, t.kind)
      .where(sql`status = 'open'`),
    index('loan_enquiries_desk').on(t.status, t.created_at),
    check('loan_enquiries_sealed', sql`${t.details} is null`),
  ],
)

/** Somebody who wants to sell through us. Name, contact and bank account are encrypted under the master key. */
export const merchantRequests = pgTable('merchant_requests', {
  request_id: integer('request_id').primaryKey().generatedAlwaysAsIdentity(),
  reference: text('reference').notNull().unique(),
  /** Brand code of the partner whose page it came through. */
  partner: text('partner').notNull(),
  request_enc: text('request_enc').notNull(),
  status: text('status').$type<'open' | 'approved' | 'declined'>().notNull().default('open'),
  /** The partner that it became. */
  partner_id: integer('partner_id'),
  decided_at: at('decided_at'),
  /** The admin who decided. */
  decided_by: integer('decided_by'),
  created_at: created(),
})
