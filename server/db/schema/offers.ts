import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Cell } from '#src/contract/finance/approval-chance.ts'
import { at, created } from '../at-column.ts'
import { customers } from './identity.ts'

export const proposalNumbers = pgSequence('proposal_numbers', { startWith: 610_101 })

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

/**
 * What each lender decided of applications that are alike, made anew every night from the decisions and receipts that are still
 * there. A cell of fewer than 50 is not kept.
 */
export const decisionCounts = pgTable(
  'decision_counts',
  {
    product_type: text('product_type').notNull(),
    cell: text('cell').$type<Cell>().notNull(),
    lender_id: integer('lender_id').notNull(),
    decided: integer('decided').notNull(),
    approved: integer('approved').notNull(),
  },
  (t) => [primaryKey({ columns: [t.product_type, t.cell, t.lender_id] })],
)
