import { sql } from 'drizzle-orm'
import { index, integer, jsonb, numeric, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import type { OfferingLender } from '#src/contract/finance/make-offers.ts'
import { at } from './at-column.ts'
import { paise } from './paise-column.ts'
import { lenders } from './schema.ts'

/** What the back office keeps of lenders beyond their criteria. Conventions as in `schema.ts`: UTC, paise, decimal text. */

export const lenderGroups = pgTable('lender_groups', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull().unique(),
})

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
    lender_id: integer('lender_id')
      .notNull()
      .references(() => lenders.lender_id),
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
 * What matching, costing and ordering read of a lender, each time that changed: ranking receipts name these rows, so that a
 * list can be computed again from the very figures it was made from. A lender that is removed is switched off here.
 */
export const lenderVersions = pgTable(
  'lender_versions',
  {
    version_id: integer('version_id').primaryKey().generatedAlwaysAsIdentity(),
    lender_id: integer('lender_id')
      .notNull()
      .references(() => lenders.lender_id),
    /** Of `facts`, whatever the order of their names. */
    digest: text('digest').notNull(),
    facts: jsonb('facts').$type<OfferingLender>().notNull(),
    created_at: at('created_at').notNull(),
  },
  (t) => [index('lender_versions_lender').on(t.lender_id, t.version_id), index('lender_versions_digest').on(t.digest)],
)

/**
 * All slabs of a lender, in their order, as they count from a day of India on; null = from the beginning. A lender whose
 * slabs have never been changed has no version: its slabs have counted from the beginning.
 */
export const slabVersions = pgTable(
  'slab_versions',
  {
    version_id: integer('version_id').primaryKey().generatedAlwaysAsIdentity(),
    lender_id: integer('lender_id')
      .notNull()
      .references(() => lenders.lender_id),
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

/** Changed criteria that are tried, published now or at a date, or taken back. */
export const criteriaDrafts = pgTable(
  'criteria_drafts',
  {
    draft_id: integer('draft_id').primaryKey().generatedAlwaysAsIdentity(),
    lender_id: integer('lender_id')
      .notNull()
      .references(() => lenders.lender_id),
    /** Property and new value, as the lender entity has them. */
    changes: jsonb('changes').$type<Record<string, unknown>>().notNull(),
    /** The values that publishing replaced, for the way back. */
    replaced: jsonb('replaced').$type<Record<string, unknown>>(),
    status: text('status').$type<'draft' | 'scheduled' | 'published' | 'rolled_back'>().notNull(),
    publish_at: at('publish_at'),
    created_by: integer('created_by').notNull(),
    created_at: at('created_at').notNull(),
  },
  (t) => [index('criteria_drafts_lender').on(t.lender_id, t.created_at)],
)

/** Files that were uploaded, re-encoded, under names of our own. */
export const uploads = pgTable('uploads', {
  /** Random; part of the address. */
  name: text('name').primaryKey(),
  mime: text('mime').notNull(),
  bytes: integer('bytes').notNull(),
  /** What the uploader called it: a label, never a path. */
  label: text('label').notNull(),
  /** The admin; null = a person of a partner, whom the log names. */
  created_by: integer('created_by'),
  created_at: at('created_at').notNull(),
})

/** Every look for somebody who is known already: by us, or by the lender. What matched is named, never its value. */
export const dedupeChecks = pgTable(
  'dedupe_checks',
  {
    check_id: integer('check_id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id'),
    app_id: text('app_id'),
    lender_id: integer('lender_id'),
    source: text('source').$type<'marketplace' | 'lender'>().notNull(),
    matched_on: jsonb('matched_on').$type<string[]>().notNull().default([]),
    result: text('result').$type<'clear' | 'duplicate'>().notNull(),
    detail: text('detail').notNull().default(''),
    at: at('at').notNull(),
  },
  (t) => [
    index('dedupe_checks_at').on(t.at),
    index('dedupe_checks_user').on(t.user_id),
    index('dedupe_checks_app').on(t.app_id),
  ],
)
