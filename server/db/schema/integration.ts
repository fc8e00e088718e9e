import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { at, created } from '../at-column.ts'
import { partnerId } from './partners.ts'

/** Keys for the partner's own systems; the key itself is shown once and only its hash is kept. */
export const apiKeys = pgTable(
  'api_keys',
  {
    key_id: integer('key_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    name: text('name').notNull(),
    /** First characters, by which people know it again. */
    prefix: text('prefix').notNull(),
    key_hash: text('key_hash').notNull().unique(),
    scopes: jsonb('scopes').$type<string[]>().notNull(),
    sandbox: smallint('sandbox').notNull().default(0),
    created_by: integer('created_by').notNull(),
    created_at: created(),
    last_used_at: at('last_used_at'),
    /** A rotated key goes on until then, so that nothing stops in between. */
    expires_at: at('expires_at'),
    revoked_at: at('revoked_at'),
  },
  (t) => [index('api_keys_partner').on(t.partner_id)],
)

/** Addresses that are told what happens to a partner's leads. */
export const partnerWebhooks = pgTable(
  'partner_webhooks',
  {
    webhook_id: integer('webhook_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    url: text('url').notNull(),
    secret_enc: text('secret_enc').notNull(),
    events: jsonb('events').$type<string[]>().notNull(),
    status: smallint('status').notNull().default(1),
    created_at: created(),
    deleted_at: at('deleted_at'),
  },
  (t) => [index('partner_webhooks_partner').on(t.partner_id)],
)

/** What was sent, or is still to be sent: the log from which a delivery can be repeated. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    delivery_id: integer('delivery_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    webhook_id: integer('webhook_id')
      .notNull()
      .references(() => partnerWebhooks.webhook_id),
    event: text('event').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    status: text('status').$type<'waiting' | 'delivered' | 'failed'>().notNull().default('waiting'),
    response_code: integer('response_code'),
    error: text('error'),
    created_at: created(),
    delivered_at: at('delivered_at'),
  },
  (t) => [
    index('webhook_deliveries_partner').on(t.partner_id, t.created_at),
    index('webhook_deliveries_failed')
      .on(t.created_at)
      .where(sql`${t.status} = 'failed'`),
  ],
)
