import { boolean, index, integer, jsonb, pgSequence, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { MailOutcome } from '#src/contract/entities/support/mail-outcome.ts'
import type { TicketCloseReason } from '#src/contract/entities/support/ticket-desk.ts'
import { at, created } from '../at-column.ts'
import { adminId, byAdmin } from './staff.ts'

export const ticketNumbers = pgSequence('ticket_numbers', { startWith: 101 })

export const helpRequests = pgTable(
  'help_requests',
  {
    ticket: text('ticket').primaryKey(),
    user_id: integer('user_id'),
    /** The application it is about. */
    app_id: text('app_id'),
    /** Name, e-mail, phone, company and description, encrypted together under the master key. */
    request_enc: text('request_enc').notNull(),
    partner: text('partner').notNull(),
    status: text('status').notNull().default('open'),
    /** The thirty days, set once: merging another ticket into this one may bring them nearer, nothing puts them off. */
    due_at: at('due_at').notNull(),
    forwarded_at: at('forwarded_at'),
    /** The partner who asks, where it is not a customer. */
    partner_id: integer('partner_id'),
    topic: text('topic'),
    /** Who of the staff wrote it down for whoever asked; null = they wrote it themselves. */
    noted_by: byAdmin('noted_by'),
    /** The question about a payout that it is; its answer is decided there. */
    dispute_id: integer('dispute_id'),
    /**
     * Our own promise, set once like `due_at`; null = asked before there was one. What it waited for the asker is added
     * where it is read: the row keeps the whole of the pauses that are over, and when the one that runs began.
     */
    service_due_at: at('service_due_at'),
    service_paused_at: at('service_paused_at'),
    service_paused_seconds: integer('service_paused_seconds').notNull().default(0),
    /** Who answers it. */
    assigned_to: byAdmin('assigned_to'),
    escalated_at: at('escalated_at'),
    escalated_by: byAdmin('escalated_by'),
    escalation: text('escalation'),
    /** When the asker was told where else to complain, the thirty days being over. */
    ombudsman_told_at: at('ombudsman_told_at'),
    closed_at: at('closed_at'),
    closed_by: byAdmin('closed_by'),
    close_reason: text('close_reason').$type<TicketCloseReason>(),
    /** The ticket of the same asker in which the talk goes on. */
    merged_into: text('merged_into'),
    /** 1 to 5, said once. */
    rating: smallint('rating'),
    rated_at: at('rated_at'),
    created_at: created(),
  },
  (t) => [
    index('help_requests_due').on(t.due_at),
    index('help_requests_status').on(t.status, t.due_at),
    index('help_requests_assigned').on(t.assigned_to, t.status),
  ],
)

/** What was written on a ticket after it was opened; the text is encrypted under the master key. */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    message_id: integer('message_id').primaryKey().generatedAlwaysAsIdentity(),
    ticket: text('ticket').notNull(),
    author: text('author').$type<'customer' | 'partner' | 'staff'>().notNull(),
    /** Whose hand it was, of the staff. */
    admin_id: byAdmin('admin_id'),
    /** How it came, where not by a page of ours. */
    via: text('via').$type<'mail'>(),
    text_enc: text('text_enc').notNull(),
    at: at('at').notNull(),
    /** All of a mail of which `text_enc` is a part; null = that is all. */
    whole_enc: text('whole_enc'),
  },
  (t) => [index('ticket_messages_ticket').on(t.ticket, t.message_id)],
)

/** What staff tell each other about a ticket; apart from its messages, so that nothing that serves those serves a note. */
export const ticketNotes = pgTable(
  'ticket_notes',
  {
    note_id: integer('note_id').primaryKey().generatedAlwaysAsIdentity(),
    ticket: text('ticket').notNull(),
    admin_id: adminId(),
    text_enc: text('text_enc').notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('ticket_notes_ticket').on(t.ticket, t.note_id)],
)

const ticket = (name: string) =>
  text(name)
    .notNull()
    .references(() => helpRequests.ticket, { onDelete: 'cascade' })

/** Mail that came in: that it did, and what was made of it, never what it says. */
export const inboundMails = pgTable(
  'inbound_mails',
  {
    /** Keyed hash of the mail's own number: a mail that is brought twice counts once. */
    mail_index: text('mail_index').primaryKey(),
    /** Null where its address names none of ours. */
    ticket: text('ticket').references(() => helpRequests.ticket, { onDelete: 'cascade' }),
    outcome: text('outcome').$type<MailOutcome>().notNull(),
    created_at: created(),
  },
  (t) => [index('inbound_mails_at').on(t.created_at), index('inbound_mails_ticket').on(t.ticket)],
)

/** Two tickets that belong together and go on apart; `ticket` is the one whose number comes first. */
export const ticketLinks = pgTable(
  'ticket_links',
  { ticket: ticket('ticket'), other: ticket('other'), admin_id: adminId(), created_at: created() },
  (t) => [primaryKey({ columns: [t.ticket, t.other] }), index('ticket_links_other').on(t.other)],
)

/** Who of the staff takes tickets that are shared out, and which. */
export const deskPeople = pgTable('desk_people', {
  admin_id: adminId().primaryKey(),
  taking: boolean('taking').notNull(),
  languages: jsonb('languages').$type<Locale[]>().notNull(),
  /** What they know: products, partners, payouts. Empty = everything. */
  subjects: jsonb('subjects').$type<string[]>().notNull(),
  /** When a ticket last came to them by itself: of equals, whoever has waited longest is next. */
  given_at: at('given_at'),
})
