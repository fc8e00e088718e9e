import { isNotNull, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type {
  ImportMapping,
  ImportMode,
  ImportProfile,
  ImportState,
  KeptMapping,
  RowOutcome,
  RowProblem,
  RowVerdict,
} from '#src/contract/entities/imports/import-batch.ts'
import type { BankOutcome } from '#src/contract/paying/bank-outcome.ts'
import { at, created } from '../at-column.ts'
import { paise } from '../paise-column.ts'
import { applications } from './applications.ts'
import { lenders } from './catalogue.ts'
import { byAdmin } from './staff.ts'

/** How a lender's files of one kind are read; a change is a new version, for files that come later. */
export const importTemplates = pgTable(
  'import_templates',
  {
    template_id: integer('template_id').primaryKey().generatedAlwaysAsIdentity(),
    profile: text('profile').$type<ImportProfile>().notNull(),
    /** Null: for files of no lender in particular. */
    lender_id: integer('lender_id').references(() => lenders.lender_id),
    version: integer('version').notNull(),
    mapping: jsonb('mapping').$type<KeptMapping>().notNull(),
    created_by: byAdmin('created_by'),
    created_at: created(),
  },
  (t) => [uniqueIndex('import_templates_version').on(t.profile, sql`coalesce(${t.lender_id}, 0)`, t.version)],
)

/** One file, from its upload to its commit and, if need be, its undoing. */
export const importBatches = pgTable(
  'import_batches',
  {
    batch_id: integer('batch_id').primaryKey().generatedAlwaysAsIdentity(),
    profile: text('profile').$type<ImportProfile>().notNull(),
    /** Null: rows of several lenders. */
    lender_id: integer('lender_id').references(() => lenders.lender_id),
    file_name: text('file_name').notNull(),
    file_size: integer('file_size').notNull(),
    /** SHA-256 of its bytes: the same file opens the same batch. */
    file_hash: text('file_hash').notNull(),
    sheet: text('sheet'),
    /** As the spreadsheet counts, from 1. */
    head_row: integer('head_row').notNull(),
    heads: jsonb('heads').$type<string[]>().notNull(),
    template_id: integer('template_id').references(() => importTemplates.template_id),
    mapping: jsonb('mapping').$type<ImportMapping>(),
    state: text('state').$type<ImportState>().notNull().default('uploaded'),
    mode: text('mode').$type<ImportMode>().notNull().default('valid_rows'),
    row_count: integer('row_count').notNull().default(0),
    /** Rows that only sum up others: passed over. */
    total_count: integer('total_count').notNull().default(0),
    /** Rows of each verdict, as the last dry run found them. */
    counts: jsonb('counts').$type<Partial<Record<RowVerdict, number>>>().notNull().default({}),
    /** Changed by the last commit, and taken back or left by the last undo. */
    committed_count: integer('committed_count').notNull().default(0),
    undone_count: integer('undone_count').notNull().default(0),
    left_count: integer('left_count').notNull().default(0),
    /** The row that a job got to: one that died goes on behind it. */
    progress_row: integer('progress_row').notNull().default(0),
    failure: text('failure'),
    /** Grows with every change, so that two people can tell who is behind. */
    version: integer('version').notNull().default(1),
    created_by: byAdmin('created_by'),
    created_at: created(),
    committed_by: byAdmin('committed_by'),
    committed_at: at('committed_at'),
    undone_by: byAdmin('undone_by'),
    undone_at: at('undone_at'),
    /** Rows that say the heads once more, as where files were joined: passed over. */
    heads_count: integer('heads_count').notNull().default(0),
    /** Numbers of the first ones of both, as the spreadsheet counts. */
    passed_rows: jsonb('passed_rows')
      .$type<{ totals: number[]; heads: number[] }>()
      .notNull()
      .default({ totals: [], heads: [] }),
  },
  (t) => [
    uniqueIndex('import_batches_file').on(t.profile, sql`coalesce(${t.lender_id}, 0)`, t.file_hash),
    uniqueIndex('import_batches_one_at_work')
      .on(t.lender_id)
      .where(sql`state in ('committing', 'undoing')`),
    index('import_batches_created').on(t.created_at),
  ],
)

/** The rows of a file. What they say of people is sealed, goes with its customer, and goes after 90 days. */
export const importRows = pgTable(
  'import_rows',
  {
    batch_id: integer('batch_id')
      .notNull()
      .references(() => importBatches.batch_id),
    /** As the spreadsheet counts, from 1. */
    row_number: integer('row_number').notNull(),
    /** JSON under the master key: the cells as they came, and what staff changed in them. Null once it is shredded. */
    cells_enc: text('cells_enc'),
    edited: boolean('edited').notNull().default(false),
    /** Staff will not have it. */
    left_out: boolean('left_out').notNull().default(false),
    /** Keyed hash of what it says, without its place: the same row of another file is known again. */
    row_hash: text('row_hash').notNull(),
    /** Keyed hash of what it speaks of: rows of a file that speak of the same are found by it. Null: of nothing. */
    key_hash: text('key_hash'),
    /** Keyed hashes of a person's number and PAN in it: to match by; by the number an erasure finds it, too. */
    phone_index: text('phone_index'),
    tin_index: text('tin_index'),
    app_id: text('app_id').references(() => applications.app_id),
    verdict: text('verdict').$type<RowVerdict>(),
    problems: jsonb('problems').$type<RowProblem[]>().notNull().default([]),
    /** The money that it speaks of, where it is to be written: a loan paid out, commission, a payment. */
    amount: paise('amount'),
    outcome: text('outcome').$type<RowOutcome>(),
    /** The application before and after, for the undo. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    committed_at: at('committed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.batch_id, t.row_number] }),
    index('import_rows_verdict').on(t.batch_id, t.verdict, t.row_number),
    index('import_rows_hash').on(t.row_hash),
    index('import_rows_key').on(t.batch_id, t.key_hash),
    // Most rows have none of these, and a row is written again at each step of its file.
    index('import_rows_app').on(t.app_id).where(isNotNull(t.app_id)),
    index('import_rows_phone').on(t.phone_index).where(isNotNull(t.phone_index)),
    index('import_rows_tin').on(t.tin_index).where(isNotNull(t.tin_index)),
  ],
)

/**
 * What a bank's words say of a transfer, for files with the same columns: nothing is paid by a word that stands here for no
 * one. A correction takes the place of what was said; the activity log keeps that.
 */
export const bankWords = pgTable(
  'bank_words',
  {
    /** Hash of what tells the columns of a file from those of another (`layoutOf`). */
    layout: text('layout').notNull(),
    /** The word as it is compared, and as it was written. */
    key: text('key').notNull(),
    word: text('word').notNull(),
    outcome: text('outcome').$type<BankOutcome>().notNull(),
    confirmed_by: byAdmin('confirmed_by'),
    confirmed_at: at('confirmed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.layout, t.key] })],
)
