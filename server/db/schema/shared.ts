import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at, created } from '../at-column.ts'

/** Counters that move with a phone number or e-mail (`dest:`), a client (`ip:`) or an account (`login:`). */
export const rateCounters = pgTable('rate_counters', {
  key: text('key').primaryKey(),
  count: integer('count').notNull().default(0),
  window_ends_at: at('window_ends_at').notNull(),
  locked_until: at('locked_until'),
})

/** Work that must survive a crash: sending an application to a lender, a reminder, a forwarded ticket. */
export const jobs = pgTable(
  'jobs',
  {
    job_id: integer('job_id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** The same key is queued once, however often it is asked for. */
    dedupe_key: text('dedupe_key').notNull().unique(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    run_at: at('run_at').notNull(),
    locked_until: at('locked_until'),
    done_at: at('done_at'),
    last_error: text('last_error'),
    created_at: created(),
    /** Of the request that led to it, for the log and for whoever is asked because of it; null = none did. */
    request_id: text('request_id'),
    /** The one server outside that it asks, as `targetKey` names it; null = none, or several. */
    target: text('target'),
    /** When it was first due; `run_at` moves with every try. */
    due_at: at('due_at').notNull().defaultNow(),
  },
  (t) => [index('jobs_due').on(t.done_at, t.run_at)],
)

/** Servers outside that a process leaves alone for a while, so that no other process takes work for them. */
export const pausedTargets = pgTable('paused_targets', {
  target: text('target').primaryKey(),
  /** Since when it fails. */
  since: at('since').notNull(),
  /** When it is tried again. */
  until: at('until').notNull(),
})
