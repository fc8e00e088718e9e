import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../at-column.ts'

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
