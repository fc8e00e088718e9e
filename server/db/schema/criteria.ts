import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../at-column.ts'
import { lenderId } from './catalogue.ts'

/** Changed criteria that are tried, published now or at a date, or taken back. */
export const criteriaDrafts = pgTable(
  'criteria_drafts',
  {
    draft_id: integer('draft_id').primaryKey().generatedAlwaysAsIdentity(),
    lender_id: lenderId(),
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
