import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { partnerWebhooks, webhookDeliveries } from '#server/db/schema/integration.ts'
import { partners } from '#server/db/schema/partners.ts'
import type { Tx } from '#server/db/transaction.ts'
import { COUNT_CAP } from '#src/contract/entities/shared/page-query.ts'
import type { PageAsk } from '#src/contract/entities/shared/page-query.ts'
import { countUpTo, offsetOf, orderOf } from '../shared/pages.ts'

export type WebhookRow = typeof partnerWebhooks.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect
/** A delivery with the address it goes to. */
export type SentDelivery = DeliveryRow & { url: string }

export async function createWebhookRow(db: Db, row: typeof partnerWebhooks.$inferInsert): Promise<WebhookRow> {
  const [created] = await db.insert(partnerWebhooks).values(row).returning()
  if (!created) throw new Error('the webhook was not written')
  return created
}

const ownLive = (partnerId: number) =>
  and(eq(partnerWebhooks.partner_id, partnerId), isNull(partnerWebhooks.deleted_at))

export async function listOwnWebhooks(db: Db, partnerId: number): Promise<WebhookRow[]> {
  return db
    .select()
    .from(partnerWebhooks)
    .where(ownLive(partnerId))
    .orderBy(desc(partnerWebhooks.created_at), desc(partnerWebhooks.webhook_id))
}

export async function countOwnWebhooks(db: Db, partnerId: number): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(partnerWebhooks).where(ownLive(partnerId))
  return row?.rows ?? 0
}

export async function findOwnWebhook(db: Db, partnerId: number, webhookId: number): Promise<WebhookRow | null> {
  const [row] = await db
    .select()
    .from(partnerWebhooks)
    .where(and(ownLive(partnerId), eq(partnerWebhooks.webhook_id, webhookId)))
  return row ?? null
}

/** The same, held until the transaction ends. */
export async function lockOwnWebhook(tx: Tx, partnerId: number, webhookId: number): Promise<WebhookRow | null> {
  const [row] = await tx
    .select()
    .from(partnerWebhooks)
    .where(and(ownLive(partnerId), eq(partnerWebhooks.webhook_id, webhookId)))
    .for('update')
  return row ?? null
}

export async function updateWebhookRow(
  tx: Db,
  partnerId: number,
  webhookId: number,
  changes: Partial<Pick<WebhookRow, 'url' | 'events' | 'status' | 'secret_enc'>>,
): Promise<void> {
  await tx
    .update(partnerWebhooks)
    .set(changes)
    .where(and(ownLive(partnerId), eq(partnerWebhooks.webhook_id, webhookId)))
}

/** Answers the webhook as it was; null when it is not the partner's, or gone. */
export async function removeOwnWebhook(
  tx: Db,
  partnerId: number,
  webhookId: number,
  now: Date,
): Promise<WebhookRow | null> {
  const [row] = await tx
    .update(partnerWebhooks)
    .set({ deleted_at: now })
    .where(and(ownLive(partnerId), eq(partnerWebhooks.webhook_id, webhookId)))
    .returning()
  return row ?? null
}

export async function createDeliveryRow(db: Db, row: typeof webhookDeliveries.$inferInsert): Promise<DeliveryRow> {
  const [created] = await db.insert(webhookDeliveries).values(row).returning()
  if (!created) throw new Error('the delivery was not written')
  return created
}

/** A delivery that still waits, with its webhook: for the job that sends it. */
export async function findWaitingDelivery(
  db: Db,
  deliveryId: number,
): Promise<{ delivery: DeliveryRow; webhook: WebhookRow; partner_on: boolean } | null> {
  const [row] = await db
    .select({ delivery: webhookDeliveries, webhook: partnerWebhooks, status: partners.status })
    .from(webhookDeliveries)
    .innerJoin(partnerWebhooks, eq(partnerWebhooks.webhook_id, webhookDeliveries.webhook_id))
    .innerJoin(partners, eq(partners.partner_id, webhookDeliveries.partner_id))
    .where(and(eq(webhookDeliveries.delivery_id, deliveryId), eq(webhookDeliveries.status, 'waiting')))
  return row ? { delivery: row.delivery, webhook: row.webhook, partner_on: row.status === 1 } : null
}

export async function listWaitingDeliveries(db: Db, webhookId: number): Promise<number[]> {
  const rows = await db
    .select({ delivery_id: webhookDeliveries.delivery_id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhook_id, webhookId), eq(webhookDeliveries.status, 'waiting')))
  return rows.map(({ delivery_id }) => delivery_id)
}

export async function updateDelivery(
  db: Db,
  deliveryId: number,
  changes: Partial<Pick<DeliveryRow, 'status' | 'response_code' | 'error' | 'delivered_at'>>,
  attempted: boolean,
): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ ...changes, ...(attempted ? { attempts: sql`${webhookDeliveries.attempts} + 1` } : {}) })
    .where(eq(webhookDeliveries.delivery_id, deliveryId))
}

const ownDeliveries = (partnerId: number, status: string | undefined): SQL | undefined =>
  and(
    eq(webhookDeliveries.partner_id, partnerId),
    status === undefined ? undefined : sql`${webhookDeliveries.status} = ${status}`,
  )

const withAddress = (db: Db) =>
  db
    .select({ delivery: webhookDeliveries, url: partnerWebhooks.url })
    .from(webhookDeliveries)
    .innerJoin(partnerWebhooks, eq(partnerWebhooks.webhook_id, webhookDeliveries.webhook_id))

export async function listOwnDeliveries(
  db: Db,
  partnerId: number,
  status: string | undefined,
  ask: PageAsk<'created_at'>,
): Promise<SentDelivery[]> {
  const rows = await withAddress(db)
    .where(ownDeliveries(partnerId, status))
    .orderBy(...orderOf([webhookDeliveries.created_at, webhookDeliveries.delivery_id], ask.direction))
    .limit(ask.size)
    .offset(offsetOf(ask))
  return rows.map(({ delivery, url }) => ({ ...delivery, url }))
}

export const countOwnDeliveries = (db: Db, partnerId: number, status: string | undefined): Promise<number> =>
  countUpTo(db, webhookDeliveries, ownDeliveries(partnerId, status), COUNT_CAP)

export async function findOwnDelivery(db: Db, partnerId: number, deliveryId: number): Promise<SentDelivery | null> {
  const [row] = await withAddress(db).where(
    and(ownDeliveries(partnerId, undefined), eq(webhookDeliveries.delivery_id, deliveryId)),
  )
  return row ? { ...row.delivery, url: row.url } : null
}
