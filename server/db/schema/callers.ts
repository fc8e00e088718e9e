import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import type { ContactChangeState } from '#src/contract/entities/support/contact-change.ts'
import type { IdentityProof } from '#src/contract/entities/support/identity.ts'
import { at } from '../at-column.ts'
import { customers } from './identity.ts'
import { adminId, admins } from './staff.ts'

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
