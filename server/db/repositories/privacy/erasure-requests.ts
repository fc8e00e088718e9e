import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { asHeld } from '#server/db/held.ts'
import type { Held } from '#server/db/held.ts'
import { erasureRequests } from '#server/db/schema/privacy.ts'
import type { Tx } from '#server/db/transaction.ts'
import { uniqueIndexOf } from '#server/db/unique-index.ts'
import type { ErasureStage } from '#src/contract/entities/privacy/erasure-desk.ts'
import { COUNT_CAP } from '#src/contract/entities/shared/page-query.ts'
import type { PageAsk } from '#src/contract/entities/shared/page-query.ts'
import { contains, countUpTo, offsetOf, orderOf } from '../shared/pages.ts'

export type ErasureRow = typeof erasureRequests.$inferSelect

/** Of what the customer asked for themselves, or has said yes to. */
const PROVEN = ['open', 'held', 'cancelled', 'done'] as const
type ProvenErasure = ErasureRow & { status: (typeof PROVEN)[number] }
export const isProven = (row: ErasureRow): row is ProvenErasure => PROVEN.some((status) => status === row.status)

/** Null when another request of the customer is open already. */
export async function createErasure(db: Db, row: typeof erasureRequests.$inferInsert): Promise<ErasureRow | null> {
  const once = uniqueIndexOf(
    erasureRequests,
    row.status === 'verifying' ? 'erasure_requests_one_unproven' : 'erasure_requests_one_open',
  )
  const [created] = await db.insert(erasureRequests).values(row).onConflictDoNothing(once).returning()
  return created ?? null
}

/** Newest first. */
export async function listErasures(db: Db, userId: number): Promise<ProvenErasure[]> {
  const rows = await db
    .select()
    .from(erasureRequests)
    .where(eq(erasureRequests.user_id, userId))
    .orderBy(desc(erasureRequests.request_id))
  return rows.filter(isProven)
}

export type HeldErasure = Held<'erasure', ErasureRow>

/** The request, held until the transaction ends: cancelling and carrying out exclude each other. */
export async function lockErasure(tx: Tx, requestId: number): Promise<HeldErasure | null> {
  const [row] = await tx.select().from(erasureRequests).where(eq(erasureRequests.request_id, requestId)).for('update')
  return row ? asHeld('erasure', row) : null
}

export async function updateErasure(
  db: Db,
  requestId: number,
  changes: Partial<typeof erasureRequests.$inferInsert>,
): Promise<ErasureRow | null> {
  const [row] = await db
    .update(erasureRequests)
    .set(changes)
    .where(eq(erasureRequests.request_id, requestId))
    .returning()
  return row ?? null
}

/** Cancels what has not been carried out; null when there is nothing to cancel. */
export async function cancelOpenErasure(db: Db, userId: number): Promise<ErasureRow | null> {
  const [row] = await db
    .update(erasureRequests)
    .set({ status: 'cancelled', held_for: null })
    .where(and(eq(erasureRequests.user_id, userId), inArray(erasureRequests.status, ['open', 'held'])))
    .returning()
  return row ?? null
}

/** What waits for the customer's yes. */
export async function findUnprovenErasure(tx: Tx, userId: number): Promise<ErasureRow | null> {
  const [row] = await tx
    .select()
    .from(erasureRequests)
    .where(and(eq(erasureRequests.user_id, userId), eq(erasureRequests.status, 'verifying')))
    .for('update')
  return row ?? null
}

/** By its number, as CLE-000124. */
export async function findErasureByReference(db: Db, reference: string): Promise<ErasureRow | null> {
  const [row] = await db.select().from(erasureRequests).where(eq(erasureRequests.reference, reference))
  return row ?? null
}

export async function findErasureByLink(db: Db, linkHash: string): Promise<ErasureRow | null> {
  const [row] = await db.select().from(erasureRequests).where(eq(erasureRequests.link_hash, linkHash))
  return row ?? null
}

export async function findErasureByCertificate(db: Db, hash: string): Promise<ErasureRow | null> {
  const [row] = await db.select().from(erasureRequests).where(eq(erasureRequests.certificate_hash, hash))
  return row ?? null
}

/** Where each stands, with what is due and what broke off told apart. */
const stageAt = (now: Date) => sql<ErasureStage>`case
  when ${erasureRequests.status} not in ('open', 'held') then ${erasureRequests.status}
  when ${erasureRequests.failed_at} is not null then 'failed'
  when ${erasureRequests.status} = 'open' and ${erasureRequests.erase_after} <= ${now.toISOString()}::timestamptz then 'erasing'
  else ${erasureRequests.status} end`

/** A page of requests that stand there, and how many there are, counted a little beyond the cap. */
export async function listErasurePage(
  db: Db,
  { stage, search, now }: { stage: ErasureStage | undefined; search: string | undefined; now: Date },
  ask: PageAsk<'requested_at'>,
): Promise<{ rows: ErasureRow[]; count: number }> {
  const wanted = and(
    stage && eq(stageAt(now), stage),
    search === undefined ? undefined : contains(erasureRequests.reference, search),
  )
  const count = await countUpTo(db, erasureRequests, wanted, COUNT_CAP)
  const rows = await db
    .select()
    .from(erasureRequests)
    .where(wanted)
    .orderBy(...orderOf([erasureRequests.created_at, erasureRequests.request_id], ask.direction))
    .limit(ask.size)
    .offset(offsetOf(ask))
  return { rows, count }
}

export async function countErasures(db: Db, now: Date): Promise<{ stage: ErasureStage; count: number }[]> {
  const staged = db
    .select({ stage: stageAt(now).as('stage') })
    .from(erasureRequests)
    .as('staged')
  return db
    .select({ stage: staged.stage, count: sql<number>`count(*)::int` })
    .from(staged)
    .groupBy(staged.stage)
}
