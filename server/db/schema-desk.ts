import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { ContactChangeState } from '#src/contract/entities/support/contact-change.ts'
import type { IdentityProof } from '#src/contract/entities/support/identity.ts'
import type { MailOutcome } from '#src/contract/entities/support/mail-outcome.ts'
import { at } from './at-column.ts'
import { admins, customers, helpRequests } from './schema.ts'

/** What the desks of tickets and of customers keep beside the tickets themselves. Conventions as in `schema.ts`. */
const created = () => at('created_at').notNull().defaultNow()
const adminId = () =>
  integer('admin_id')
    .notNull()
    .references(() => admins.admin_id)
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

/** That somebody on the telephone was asked who they are: which questions, and whether they knew; never the answers. */
export const identityChecks = pgTable(
  'identity_checks',
  {
    check_id: integer('check_id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => customers.user_id, { onDelete: 'cascade' }),
    admin_id: adminId(),
    questions: jsonb('questions').$type<IdentityProof[]>().notNull(),
    passed: boolean('passed').notNull(),
    at: at('at').notNull(),
    /** When a contact was changed with it: for another change the caller shows it anew. */
    spent_at: at('spent_at'),
  },
  (t) => [index('identity_checks_user').on(t.user_id, t.at)],
)

/** A change of a contact to sign in with that was asked for without a code of one that signs in. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    change_id: integer('change_id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => customers.user_id, { onDelete: 'cascade' }),
    channel: text('channel').$type<OtpChannel>().notNull(),
    /** The new contact, under the customer's key; null once it is over. */
    destination_enc: text('destination_enc'),
    state: text('state').$type<ContactChangeState>().notNull(),
    asked_by: integer('asked_by')
      .notNull()
      .references(() => admins.admin_id),
    asked_at: at('asked_at').notNull(),
    ended_at: at('ended_at'),
    /** Keyed hash of the code with which the customer stops it; it can be made anew from the number. */
    link_hash: text('link_hash'),
  },
  (t) => [
    uniqueIndex('contact_changes_open')
      .on(t.user_id)
      .where(sql`${t.ended_at} is null`),
    index('contact_changes_user').on(t.user_id, t.asked_at),
    uniqueIndex('contact_changes_link').on(t.link_hash),
    index('contact_changes_asker').on(t.asked_by, t.ended_at),
  ],
)
