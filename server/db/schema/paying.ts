import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { RunLineState, RunNote, RunPart, RunState } from '#src/contract/paying/run-sums.ts'
import { at } from '../at-column.ts'
import { paise } from '../paise-column.ts'
import { partnerId } from './partners.ts'

/**
 * Money that was sent to a partner for a month, or the entry that reverses one: neither is ever changed. Lines name the
 * payment that stands; a reversed one is named by none.
 */
export const payoutPayments = pgTable(
  'payout_payments',
  {
    payment_id: integer('payment_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    month: text('month').notNull(),
    /** What was sent; negative in an entry that reverses. */
    amount: paise('amount').notNull(),
    /** Of which months: this one, and those that came to less than nothing and were set off with it. */
    parts: jsonb('parts').$type<{ month: string; lines: number; net: number }[]>().notNull(),
    /** The bank's number of the transfer; null in an entry that reverses. */
    utr: text('utr').unique(),
    /** The day in India on which it was sent, or came back. */
    day: text('day').notNull(),
    /** To which account: its last digits, and the code of its branch. */
    account_ending: text('account_ending').notNull(),
    ifsc: text('ifsc').notNull(),
    /** The payment that this entry reverses, and why. */
    reverses: integer('reverses').unique(),
    reason: text('reason'),
    /** The admin; null in an invented book. */
    noted_by: integer('noted_by'),
    noted_at: at('noted_at').notNull(),
  },
  (t) => [index('payout_payments_partner').on(t.partner_id, t.payment_id)],
)

/** A run that pays many partners at once: frozen with a hash, checked by a second person, sent to the bank as one file. */
export const paymentRuns = pgTable('payment_runs', {
  run_id: integer('run_id').primaryKey().generatedAlwaysAsIdentity(),
  state: text('state').$type<RunState>().notNull(),
  /** SHA-256 of what is paid to whom, and to which account; a check holds for this one alone. */
  hash: text('hash').notNull(),
  /** Admins; null in an invented book. */
  made_by: integer('made_by'),
  made_at: at('made_at').notNull(),
  checked_by: integer('checked_by'),
  checked_at: at('checked_at'),
  /** Nobody else could have checked it. */
  alone: boolean('alone').notNull().default(false),
  /** The day in India on which the bank had the file. */
  sent_day: text('sent_day'),
  sent_by: integer('sent_by'),
  called_off_by: integer('called_off_by'),
  /** Why it was called off. */
  reason: text('reason'),
  ended_at: at('ended_at'),
})

/** What a run pays to one partner, as it was when the run was frozen. */
export const paymentRunLines = pgTable(
  'payment_run_lines',
  {
    line_id: integer('line_id').primaryKey().generatedAlwaysAsIdentity(),
    run_id: integer('run_id')
      .notNull()
      .references(() => paymentRuns.run_id),
    partner_id: partnerId(),
    /** Our key in the file for the bank. */
    reference: text('reference').notNull().unique(),
    state: text('state').$type<RunLineState>().notNull(),
    /** The newest month of the parts. */
    month: text('month').notNull(),
    /** By month: how many lines of the statement, their sums in paise, and by which rates they are taxed. */
    parts: jsonb('parts').$type<RunPart[]>().notNull(),
    gross: paise('gross').notNull(),
    tds: paise('tds').notNull(),
    gst: paise('gst').notNull(),
    amount: paise('amount').notNull(),
    /** Holder, number and IFSC, JSON under the master key. */
    account_enc: text('account_enc').notNull(),
    account_ending: text('account_ending').notNull(),
    ifsc: text('ifsc').notNull(),
    /** What the second person is pointed to, and what the partner was paid last, paise. */
    notes: jsonb('notes').$type<RunNote[]>().notNull(),
    before: paise('before'),
    /** Why it came back, or was taken out. */
    reason: text('reason'),
    /** The day in India on which it came back. */
    returned_day: text('returned_day'),
    payment_id: integer('payment_id').references(() => payoutPayments.payment_id),
    settled_by: integer('settled_by'),
    settled_at: at('settled_at'),
  },
  (t) => [
    index('payment_run_lines_run').on(t.run_id, t.line_id),
    index('payment_run_lines_payment').on(t.payment_id),
    // A partner is in one open run only, and so is each of its lines.
    uniqueIndex('payment_run_lines_open')
      .on(t.partner_id)
      .where(sql`state in ('in_run', 'sent')`),
  ],
)
