import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { isOpen } from '#server/db/is-open.ts'
import { apiKeys } from '#server/db/schema/integration.ts'
import { partners } from '#server/db/schema/partners.ts'
import type { Tx } from '#server/db/transaction.ts'
import { ROTATION_HOURS } from '#src/contract/entities/integration/partner-integration.ts'

export type ApiKeyRow = typeof apiKeys.$inferSelect

export async function createApiKeyRow(db: Db, row: typeof apiKeys.$inferInsert): Promise<ApiKeyRow> {
  const [created] = await db.insert(apiKeys).values(row).returning()
  if (!created) throw new Error('the key was not written')
  return created
}

/** As `stateOf` says of one key. */
const works = (now: Date) => {
  const rotated = sql`${apiKeys.expires_at} - make_interval(hours => ${ROTATION_HOURS})`
  const goesOn = isOpen({ from: rotated, until: apiKeys.expires_at }, now)
  return and(isNull(apiKeys.revoked_at), or(isNull(apiKeys.expires_at), goesOn))
}

/** Newest first; those that ended longest ago are left out beyond a hundred. */
export async function listOwnApiKeys(db: Db, partnerId: number): Promise<ApiKeyRow[]> {
  return db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.partner_id, partnerId))
    .orderBy(desc(apiKeys.created_at), desc(apiKeys.key_id))
    .limit(100)
}

export async function countWorkingApiKeys(db: Db, partnerId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ keys: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.partner_id, partnerId), works(now)))
  return row?.keys ?? 0
}

/** Nobody else changes the key until the transaction ends. */
export async function lockOwnApiKey(tx: Tx, partnerId: number, keyId: number): Promise<ApiKeyRow | null> {
  const [row] = await tx
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.partner_id, partnerId), eq(apiKeys.key_id, keyId)))
    .for('update')
  return row ?? null
}

export async function updateOwnApiKey(
  tx: Db,
  partnerId: number,
  keyId: number,
  changes: Partial<Pick<ApiKeyRow, 'expires_at' | 'revoked_at'>>,
): Promise<void> {
  await tx
    .update(apiKeys)
    .set(changes)
    .where(and(eq(apiKeys.partner_id, partnerId), eq(apiKeys.key_id, keyId)))
}

/** The key of this hash, ended or not, and whether its partner is switched on. */
export async function findApiKeyByHash(db: Db, keyHash: string): Promise<(ApiKeyRow & { partner_on: boolean }) | null> {
  const [row] = await db
    .select({ key: apiKeys, status: partners.status })
    .from(apiKeys)
    .innerJoin(partners, eq(partners.partner_id, apiKeys.partner_id))
    .where(eq(apiKeys.key_hash, keyHash))
  return row ? { ...row.key, partner_on: row.status === 1 } : null
}

/** Notes the use, once a minute at most. */
export async function noteApiKeyUse(db: Db, keyId: number, now: Date): Promise<void> {
  const old = or(isNull(apiKeys.last_used_at), lt(apiKeys.last_used_at, new Date(now.getTime() - 60_000)))
  await db
    .update(apiKeys)
    .set({ last_used_at: now })
    .where(and(eq(apiKeys.key_id, keyId), old))
}
