import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, created } from '../at-column.ts'

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
