import { sql } from 'drizzle-orm'
import { index, integer, jsonb, numeric, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import { NO_PAISE } from '#src/contract/rules/paise.ts'
import { at, created } from '../at-column.ts'
import { paise } from '../paise-column.ts'
import { lenderId, lenders } from './catalogue.ts'
import { leads } from './leads.ts'
import { partnerId } from './partners.ts'
import { paymentRunLines, payoutPayments } from './paying.ts'
import { byAdmin } from './staff.ts'

export const revenueTypes = pgTable('revenue_types', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
  name: text('name').notNull().unique(),
})

/**
 * What a lender pays for a range of business; null = no bound. Never read by matching or ranking. These are the slabs as
 * they were saved last; what counts on a day is read from `slab_versions`.
 */
export const lenderRevenues = pgTable(
  'lender_revenues',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    lender_id: lenderId(),
    slab_disbursed_min: paise('slab_disbursed_min'),
    slab_disbursed_max: paise('slab_disbursed_max'),
    slab_number_min: integer('slab_number_min'),
    slab_number_max: integer('slab_number_max'),
    ats_min: paise('ats_min'),
    ats_max: paise('ats_max'),
    revenue_type_id: integer('revenue_type_id')
      .notNull()
      .references(() => revenueTypes.id),
    revenue_flat: paise('revenue_flat'),
    revenue_percent: numeric('revenue_percent'),
    status: smallint('status').notNull(),
    sort_order: integer('sort_order').notNull(),
    deleted_at: at('deleted_at'),
  },
  (t) => [index('lender_revenues_lender').on(t.lender_id, t.sort_order)],
)

/**
 * All slabs of a lender, in their order, as they count from a day of India on; null = from the beginning. A lender whose
 * slabs have never been changed has no version: its slabs have counted from the beginning.
 */
export const slabVersions = pgTable(
  'slab_versions',
  {
    version_id: integer('version_id').primaryKey().generatedAlwaysAsIdentity(),
    lender_id: lenderId(),
    from_day: text('from_day'),
    slabs: jsonb('slabs').$type<LenderRevenue[]>().notNull(),
    saved_at: at('saved_at').notNull(),
    called_off_at: at('called_off_at'),
  },
  (t) => [
    uniqueIndex('slab_versions_day')
      .on(t.lender_id, sql`coalesce(from_day, '')`)
      .where(sql`called_off_at is null`),
  ],
)

/**
 * One line of a partner's statement: a disbursal and what it earns, with the slab as it was. Lines with `takes_back`,
 * `corrects` or `referral_id` stand for what was given back, what was paid wrongly, and a reward for an invitation.
 */
export const payoutLines = pgTable(
  'payout_lines',
  {
    payout_id: integer('payout_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    /** These three are null for a reward alone. */
    lead_id: integer('lead_id').references(() => leads.lead_id),
    app_id: text('app_id'),
    lender_id: integer('lender_id').references(() => lenders.lender_id),
    /** Which part of the loan, where it is paid out in several. */
    tranche: smallint('tranche').notNull().default(1),
    disbursed_amount: paise('disbursed_amount').notNull(),
    disbursed_at: at('disbursed_at').notNull(),
    /** Month of the statement in India, such as 2026-10. */
    month: text('month').notNull(),
    /** The lender's slab that matched, as it was then; null where none did. */
    slab: jsonb('slab').$type<Record<string, unknown>>(),
    /** The month's business with the lender by which the slab was chosen: rupees, count, rupees a loan. */
    business: jsonb('business').$type<Record<string, number>>(),
    /** What the lender pays for it. */
    revenue: paise('revenue').notNull(),
    /** The partner's agreed part: percent of the revenue, and paise a disbursal. */
    partner_percent: numeric('partner_percent').notNull(),
    partner_flat: paise('partner_flat').notNull(),
    /** From which day the version of the slabs, and that of the terms, counts by which it was worked out; null = from the beginning. */
    slabs_from: text('slabs_from'),
    terms_from: text('terms_from'),
    /** What an admin has set for it, before tax, in place of what slab and terms come to. */
    set_gross: paise('set_gross'),
    /** When an admin agreed that it pays more than the lender does. */
    released_at: at('released_at'),
    gross: paise('gross').notNull(),
    /** What was deducted from it, percent, and by which order of the tax office; null = as its month says, and by none. */
    tds_percent: numeric('tds_percent'),
    tds_certificate: text('tds_certificate'),
    /** Its parts of the month's tax and of the month's GST; `net` = `gross` - `tds` + `gst`. */
    tds: paise('tds').notNull(),
    gst: paise('gst').notNull().default(NO_PAISE),
    net: paise('net').notNull(),
    status: text('status').$type<'accrued' | 'approved' | 'paid' | 'taken_back'>().notNull(),
    /** The line that this one takes back. */
    takes_back: integer('takes_back'),
    /** The approved or paid line whose amounts this one sets right by their difference. */
    corrects: integer('corrects'),
    /** The invitation that this line rewards. */
    referral_id: integer('referral_id'),
    /** Why it was taken back or corrected. */
    reason: text('reason'),
    approved_at: at('approved_at'),
    /** The admin who approved it; null before that was kept. */
    approved_by: integer('approved_by'),
    paid_at: at('paid_at'),
    /** The payment it went out with; null of a paid line: before payments were kept. */
    payment_id: integer('payment_id').references(() => payoutPayments.payment_id),
    /** The run that pays it, or has paid it; null before, and of what was paid without one. */
    run_line_id: integer('run_line_id').references(() => paymentRunLines.line_id),
    /** The file that wrote it. */
    batch_id: integer('batch_id'),
    created_at: created(),
  },
  (t) => [
    uniqueIndex('payout_lines_app')
      .on(t.app_id, t.tranche)
      .where(sql`takes_back is null and corrects is null`),
    uniqueIndex('payout_lines_referral').on(t.referral_id),
    index('payout_lines_partner').on(t.partner_id, t.month),
    index('payout_lines_lead').on(t.lead_id),
    index('payout_lines_lender').on(t.lender_id, t.month),
    index('payout_lines_takes_back').on(t.takes_back),
    index('payout_lines_corrects').on(t.corrects),
    index('payout_lines_payment').on(t.payment_id),
    index('payout_lines_run').on(t.run_line_id),
    index('payout_lines_certificate')
      .on(t.partner_id, t.tds_certificate)
      .where(sql`tds_certificate is not null`),
    index('payout_lines_disbursed').on(t.disbursed_at, t.payout_id),
    // What the work list counts: of all lines, those that wait are few.
    index('payout_lines_unapproved')
      .on(t.month, t.partner_id)
      .where(sql`${t.approved_at} is null`),
    index('payout_lines_unpaid')
      .on(t.month, t.partner_id)
      .where(sql`${t.approved_at} is not null and ${t.paid_at} is null`),
  ],
)

/** By which tax a month of a partner was approved first; whatever is added to it later follows the same. */
export const payoutMonths = pgTable(
  'payout_months',
  {
    partner_id: partnerId(),
    month: text('month').notNull(),
    tds_percent: numeric('tds_percent').notNull(),
    /** 0 = the partner was not registered for GST. */
    gst_percent: numeric('gst_percent').notNull().default('0'),
    /** Registered in our own state, or in another one; null = not registered. */
    supply: text('supply').$type<'within' | 'across'>(),
    /** Who bills whom, JSON under the master key; null = approved before this was kept. */
    party_enc: text('party_enc'),
    fixed_at: at('fixed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.partner_id, t.month] })],
)

/** Orders of the tax office by which less tax is deducted from a partner, as somebody of ours has noted them. */
export const lowerTaxCertificates = pgTable(
  'lower_tax_certificates',
  {
    certificate_id: integer('certificate_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    number: text('number').notNull(),
    tds_percent: numeric('tds_percent').notNull(),
    /** How much commission it covers. */
    limit_amount: paise('limit_amount').notNull(),
    from_day: text('from_day').notNull(),
    to_day: text('to_day').notNull(),
    /** Where it was looked up. */
    evidence: text('evidence').notNull(),
    noted_by: byAdmin('noted_by'),
    noted_at: at('noted_at').notNull(),
    /** Since when it counts for nothing new, by whom and why; null = as its days say. */
    ended_at: at('ended_at'),
    ended_by: byAdmin('ended_by'),
    ended_reason: text('ended_reason'),
  },
  (t) => [uniqueIndex('lower_tax_certificates_number').on(t.partner_id, t.number)],
)

/**
 * What is agreed with a partner from a day of India on, in place of what was before; what was agreed from the beginning
 * stands with the partner itself.
 */
export const partnerTerms = pgTable(
  'partner_terms',
  {
    version_id: integer('version_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    from_day: text('from_day').notNull(),
    revenue_percent: numeric('revenue_percent').notNull(),
    revenue_flat_fee: paise('revenue_flat_fee').notNull(),
    saved_at: at('saved_at').notNull(),
    called_off_at: at('called_off_at'),
  },
  (t) => [
    uniqueIndex('partner_terms_day')
      .on(t.partner_id, t.from_day)
      .where(sql`called_off_at is null`),
  ],
)

/** A line of a statement that the partner does not agree with. */
export const payoutDisputes = pgTable(
  'payout_disputes',
  {
    dispute_id: integer('dispute_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    payout_id: integer('payout_id')
      .notNull()
      .references(() => payoutLines.payout_id),
    reason: text('reason').notNull(),
    status: text('status').$type<'open' | 'upheld' | 'refused'>().notNull().default('open'),
    answer: text('answer'),
    answered_at: at('answered_at'),
    created_by: integer('created_by').notNull(),
    created_at: created(),
  },
  (t) => [
    index('payout_disputes_partner').on(t.partner_id),
    index('payout_disputes_payout').on(t.payout_id),
    uniqueIndex('payout_disputes_one_open')
      .on(t.payout_id)
      .where(sql`status = 'open'`),
  ],
)
