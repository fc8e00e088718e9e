import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { erasureRequests } from '#server/db/schema-care.ts'

export type ErasureRow = typeof erasureRequests.$inferSelect

/** Null when another request of the customer is open already. */
export async function createErasure(db: Db, row: typeof erasureRequests.$inferInsert): Promise<ErasureRow | null> {
  const [created] = await db.insert(erasureRequests).values(row).onConflictDoNothing().returning()
  return created ?? null
}

/** Newest first. */
export async function listErasures(db: Db, userId: number): Promise<ErasureRow[]> {
  return db
    .select()
    .from(erasureRequests)
    .where(eq(erasureRequests.user_id, userId))
    .orderBy(desc(erasureRequests.request_id))
}

/** The request, held until the transaction ends: cancelling and carrying out exclude each other. */
export async function lockErasure(tx: Db, requestId: number): Promise<ErasureRow | null> {
  const [row] = await tx.select().from(erasureRequests).where(eq(erasureRequests.request_id, requestId)).for('update')
  return row ?? null
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
