import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CallOutcome } from '../adapters/outgoing/call-error.ts'
import { at } from './at-column.ts'

/** What happened at others' servers, noted as it happens: nothing can make it up later. None of it names a customer. */

/** Every try to reach a lender, also those that were made again. */
export const lenderCalls = pgTable(
  'lender_calls',
  {
    call_id: integer('call_id').primaryKey().generatedAlwaysAsIdentity(),
    lender_id: integer('lender_id').notNull(),
    app_id: text('app_id').notNull(),
    operation: text('operation')
      .$type<'submit' | 'enquire' | 'nudge' | 'cancel' | 'exit' | 'forget' | 'send_otp' | 'verify_otp'>()
      .notNull(),
    outcome: text('outcome').$type<CallOutcome>().notNull(),
    /** Until it answered or was given up, milliseconds. */
    ms: integer('ms').notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('lender_calls_at').on(t.at), index('lender_calls_app').on(t.app_id, t.lender_id, t.at, t.call_id)],
)

/** Every text message that was handed over, and what became of it. */
export const messageReceipts = pgTable(
  'message_receipts',
  {
    /** Ours, under which the operator reports. */
    message_id: text('message_id').primaryKey(),
    template: text('template').notNull(),
    /** Whose network the number is in, as the report says; null = not known. */
    operator: text('operator'),
    /** `sent`: handed over, and nothing heard since. */
    state: text('state').$type<'sent' | 'delivered' | 'failed'>().notNull(),
    /** The operator's own word for why. */
    reason: text('reason'),
    /** The code inside, while it is known; `entered_at`: it was right. */
    otp_id: text('otp_id'),
    entered_at: at('entered_at'),
    sent_at: at('sent_at').notNull(),
    settled_at: at('settled_at'),
  },
  (t) => [index('message_receipts_sent').on(t.sent_at), index('message_receipts_otp').on(t.otp_id)],
)
