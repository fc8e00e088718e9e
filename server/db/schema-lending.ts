import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, numeric, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { StatusRow } from '#src/contract/entities/applications/status-words.ts'
import type { MatterKind } from '#src/contract/entities/matters/lender-matter.ts'
import { at } from './at-column.ts'
import { paise } from './paise-column.ts'
import { admins, applications, lenders } from './schema.ts'

/** What lenders say of applications and loans, kept as they say it. Conventions as in `schema.ts`: UTC, paise, decimal text. */

/** Which door a lender's word came through. `admin`: typed in by staff. */
export type ReportSource = 'webhook' | 'file' | 'admin' | 'sandbox'

/**
 * Money that a lender paid out, tranche by tranche, and loans that were given back: each an event that stays. What was not
 * told stays null and is filled when a later report of the same tranche tells it; nothing that was told is overwritten.
 */
export const disbursals = pgTable(
  'disbursals',
  {
    disbursal_id: integer('disbursal_id').primaryKey().generatedAlwaysAsIdentity(),
    app_id: text('app_id')
      .notNull()
      .references(() => applications.app_id),
    lender_id: integer('lender_id')
      .notNull()
      .references(() => lenders.lender_id),
    /** From 1; of a loan that is given back: the number after its last one. */
    tranche: smallint('tranche').notNull(),
    kind: text('kind').$type<'disbursed' | 'taken_back'>().notNull(),
    /** What the lender granted in all. */
    sanctioned_amount: paise('sanctioned_amount'),
    /** What counts; what was asked for, where the lender named no amount; null where nobody has named one. */
    amount: paise('amount'),
    amount_told: boolean('amount_told').notNull(),
    /** Before the lender's fees, or what reached the account; null = not said. */
    basis: text('basis').$type<'gross' | 'net'>(),
    /** Day in India; that of the report, where the lender named none. */
    day: text('day').notNull(),
    day_told: boolean('day_told').notNull(),
    /** The bank's number of the transfer: text, its zeros count. */
    utr: text('utr'),
    /** The lender's number of the loan, which it has from the disbursal on. */
    loan_account: text('loan_account'),
    /** Percent a year. */
    rate: numeric('rate'),
    tenure_months: smallint('tenure_months'),
    source: text('source').$type<ReportSource>().notNull(),
    /** The file that wrote it. */
    batch_id: integer('batch_id'),
    at: at('at').notNull(),
    /** The loan's own amount before fees (`finance/principal.ts`): what commission is paid on; null where nobody can know it. */
    principal: paise('principal'),
  },
  (t) => [
    uniqueIndex('disbursals_tranche').on(t.app_id, t.tranche),
    index('disbursals_day').on(t.day),
    index('disbursals_loan').on(t.lender_id, t.loan_account),
    index('disbursals_utr')
      .on(t.utr)
      .where(sql`utr is not null`),
    index('disbursals_batch')
      .on(t.batch_id)
      .where(sql`batch_id is not null`),
  ],
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
    saved_by: integer('saved_by').references(() => admins.admin_id),
    saved_at: at('saved_at').notNull(),
  },
  (t) => [index('status_tables_lender').on(t.lender_id, t.version_id)],
)

/** Reports whose words no table knew: they wait, and are taken as if they came now, once somebody has said what they mean. */
export const waitingWords = pgTable(
  'waiting_words',
  {
    word_id: integer('word_id').primaryKey().generatedAlwaysAsIdentity(),
    app_id: text('app_id')
      .notNull()
      .references(() => applications.app_id),
    lender_id: integer('lender_id')
      .notNull()
      .references(() => lenders.lender_id),
    status: text('status').notNull(),
    sub_status: text('sub_status'),
    reason: text('reason'),
    /** What else the report said, by the names of a lender's status report. */
    said: jsonb('said').$type<Record<string, unknown>>().notNull(),
    source: text('source').$type<ReportSource>().notNull(),
    batch_id: integer('batch_id'),
    /** The newest line of the timeline then: what came after it has overtaken this report. */
    after_event_id: integer('after_event_id').notNull(),
    at: at('at').notNull(),
    settled_at: at('settled_at'),
    outcome: text('outcome').$type<'moved' | 'noted' | 'overtaken' | 'refused' | 'file_undone'>(),
  },
  (t) => [
    index('waiting_words_open')
      .on(t.lender_id, t.word_id)
      .where(sql`settled_at is null`),
    index('waiting_words_app').on(t.app_id),
  ],
)

/**
 * What between a lender and us only a person can settle: a report that changes nothing, a lender that goes on after it was
 * told to stop, one that does not answer. Each waits in the work list until somebody, or the lender's own answer, settles it.
 */
export const lenderMatters = pgTable(
  'lender_matters',
  {
    matter_id: integer('matter_id').primaryKey().generatedAlwaysAsIdentity(),
    app_id: text('app_id')
      .notNull()
      .references(() => applications.app_id),
    lender_id: integer('lender_id')
      .notNull()
      .references(() => lenders.lender_id),
    kind: text('kind').$type<MatterKind>().notNull(),
    /** The lender's own word and its event, where a report opened it. */
    lender_status: text('lender_status'),
    event_id: text('event_id'),
    noted_at: at('noted_at').notNull(),
    /** The lender may answer by itself until then. */
    due_at: at('due_at').notNull(),
    taken_by: integer('taken_by').references(() => admins.admin_id),
    settled_at: at('settled_at'),
    /** Null = the lender has answered by itself. */
    settled_by: integer('settled_by').references(() => admins.admin_id),
    settled_reason: text('settled_reason'),
  },
  (t) => [
    // A report that comes twice is one matter.
    uniqueIndex('lender_matters_event').on(t.app_id, t.event_id),
    uniqueIndex('lender_matters_one')
      .on(t.app_id, t.kind)
      .where(sql`event_id is null and settled_at is null`),
    index('lender_matters_open')
      .on(t.lender_id, t.due_at)
      .where(sql`settled_at is null`),
  ],
)
