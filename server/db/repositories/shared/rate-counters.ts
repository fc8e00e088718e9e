import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { rateCounters } from '#server/db/schema/shared.ts'
import { minutes } from '#src/contract/rules/time.ts'

export type RateCounter = typeof rateCounters.$inferSelect

/** Counts one event in its window, atomically; a window that is over starts anew. */
export async function countEvent(db: Db, key: string, windowSeconds: number, now: Date): Promise<RateCounter> {
  const at = sql`${now.toISOString()}::timestamptz`
  const ends = new Date(now.getTime() + windowSeconds * 1000)
  // A window that ends later than any may was begun while a clock was wrong.
  const last = new Date(ends.getTime() + minutes(2)).toISOString()
  const isNew = sql`not (${rateCounters.window_ends_at} > ${at} and ${rateCounters.window_ends_at} <= ${last}::timestamptz)`
  const [row] = await db
    .insert(rateCounters)
    .values({ key, count: 1, window_ends_at: ends })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        count: sql`case when ${isNew} then 1 else ${rateCounters.count} + 1 end`,
        window_ends_at: sql`case when ${isNew} then ${ends.toISOString()}::timestamptz else ${rateCounters.window_ends_at} end`,
      },
    })
    .returning()
  if (!row) throw new Error('the counter was not written')
  return row
}

/** Takes one event back that came to nothing. */
export async function uncountEvent(db: Db, key: string): Promise<void> {
  await db
    .update(rateCounters)
    .set({ count: sql`greatest(${rateCounters.count} - 1, 0)` })
    .where(eq(rateCounters.key, key))
}

export async function findCounter(db: Db, key: string): Promise<RateCounter | null> {
  const [row] = await db.select().from(rateCounters).where(eq(rateCounters.key, key))
  return row ?? null
}

/** Locks whatever the key stands for; its count goes on, so that nothing slips through before the lock is over. */
export async function lockCounter(db: Db, key: string, until: Date): Promise<void> {
  await db.update(rateCounters).set({ window_ends_at: until, locked_until: until }).where(eq(rateCounters.key, key))
}

export async function clearCounter(db: Db, key: string): Promise<void> {
  await db.delete(rateCounters).where(eq(rateCounters.key, key))
}
