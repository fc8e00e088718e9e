import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { MatterKind } from '#src/contract/entities/matters/lender-matter.ts'
import { at } from '../at-column.ts'
import { applications } from './applications.ts'
import { lenderId } from './catalogue.ts'
import { byAdmin } from './staff.ts'

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
    lender_id: lenderId(),
    kind: text('kind').$type<MatterKind>().notNull(),
    /** The lender's own word and its event, where a report opened it. */
    lender_status: text('lender_status'),
    event_id: text('event_id'),
    noted_at: at('noted_at').notNull(),
    /** The lender may answer by itself until then. */
    due_at: at('due_at').notNull(),
    taken_by: byAdmin('taken_by'),
    settled_at: at('settled_at'),
    /** Null = the lender has answered by itself. */
    settled_by: byAdmin('settled_by'),
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
