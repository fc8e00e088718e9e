import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CallMark, CallWhy } from '#src/contract/entities/calls/call.ts'
import type { CallEnding } from '#src/contract/rules/contact/call-endings.ts'
import type { CallCheck, CallFatal } from '#src/contract/rules/contact/call-review.ts'
import type { ContactPurpose } from '#src/contract/rules/contact/contact-rules.ts'
import { at } from '../at-column.ts'
import { adminId, byAdmin } from './staff.ts'

/**
 * A customer taken from the queue by somebody of the staff, for ten minutes; once dialled it is a call, which has exactly
 * one ending. Set aside (`released_at`), they rest until the ten minutes are over.
 */
export const calls = pgTable(
  'calls',
  {
    call_id: integer('call_id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id').notNull(),
    app_id: text('app_id').notNull(),
    admin_id: adminId(),
    why: text('why').$type<CallWhy>().notNull(),
    purpose: text('purpose').$type<ContactPurpose>().notNull(),
    /** The customer named the time. */
    promised: boolean('promised').notNull(),
    taken_at: at('taken_at').notNull(),
    leased_until: at('leased_until').notNull(),
    released_at: at('released_at'),
    started_at: at('started_at'),
    /** The receipt that the customer reads. */
    contact_id: integer('contact_id'),
    ended_at: at('ended_at'),
    ending: text('ending').$type<CallEnding>(),
    /** Under the customer's own key. */
    note_enc: text('note_enc'),
    /** The ticket of a complaint. */
    ticket: text('ticket'),
    /** Until then nobody calls about this application again. */
    rests_until: at('rests_until'),
    promised_at: at('promised_at'),
    /** Whose promise it is; null = anybody's. */
    promised_for: byAdmin('promised_for'),
    /** When that call was made. */
    promise_called_at: at('promise_called_at'),
    /** Somebody listens how it went: drawn by lot, or a complaint. */
    for_review: boolean('for_review').notNull().default(false),
    mark: text('mark').$type<CallMark>(),
    /** What was heard of the checklist, and what may never happen again; null before anybody has listened. */
    heard: jsonb('heard').$type<CallCheck[]>(),
    fatal: jsonb('fatal').$type<CallFatal[]>(),
    marked_by: byAdmin('marked_by'),
    marked_at: at('marked_at'),
  },
  (t) => [
    uniqueIndex('calls_one_of_a_person')
      .on(t.user_id)
      .where(sql`ended_at is null and released_at is null`),
    uniqueIndex('calls_one_of_an_agent')
      .on(t.admin_id)
      .where(sql`ended_at is null and released_at is null`),
    index('calls_user').on(t.user_id, t.taken_at),
    index('calls_agent').on(t.admin_id, t.started_at),
    index('calls_promised')
      .on(t.promised_at)
      .where(sql`promised_at is not null and promise_called_at is null`),
    index('calls_review')
      .on(t.ended_at)
      .where(sql`for_review`),
  ],
)
