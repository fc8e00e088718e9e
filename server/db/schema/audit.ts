import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../at-column.ts'

/** Append-only: a trigger refuses UPDATE and DELETE. Which entry follows which is in `audit_chain`. */
export const auditLog = pgTable(
  'audit_log',
  {
    audit_id: integer('audit_id').primaryKey().generatedAlwaysAsIdentity(),
    at: at('at').notNull(),
    actor: text('actor').notNull(),
    on_behalf_of: text('on_behalf_of'),
    action: text('action').notNull(),
    object: text('object'),
    before: jsonb('before'),
    after: jsonb('after'),
    request_id: text('request_id'),
    /** Of this entry alone, under a key that the database does not have. */
    hash: text('hash').notNull(),
  },
  (t) => [
    index('audit_log_object').on(t.object),
    index('audit_log_object_at').on(t.object, t.at, t.audit_id),
    index('audit_log_actor').on(t.actor, t.at, t.audit_id),
    index('audit_log_action').on(t.action, t.at, t.audit_id),
    index('audit_log_at').on(t.at, t.audit_id),
    check('audit_hash', sql`length(${t.hash}) = 64`),
  ],
)

/** Entries that stand and have no link yet: written with the entry, deleted with the link's making. */
export const auditUnsealed = pgTable('audit_unsealed', {
  audit_id: integer('audit_id')
    .primaryKey()
    .references(() => auditLog.audit_id),
})

/** The activity log's order, without a gap: each link's hash covers its entry and the link before it. Append-only too. */
export const auditChain = pgTable(
  'audit_chain',
  {
    position: integer('position').primaryKey(),
    audit_id: integer('audit_id')
      .notNull()
      .unique()
      .references(() => auditLog.audit_id),
    hash: text('hash').notNull(),
  },
  (t) => [check('audit_chain_hash', sql`length(${t.hash}) = 64`)],
)
