import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { isOpen } from '#server/db/is-open.ts'
import { cookieStore } from '#server/db/schema/identity.ts'

export type CookieRow = typeof cookieStore.$inferSelect

export const saveCookieRow = (db: Db, row: CookieRow): Promise<void> => saveCookieRows(db, [row])

/** @param rows of a browser and name each at most once. */
export async function saveCookieRows(db: Db, rows: readonly CookieRow[]): Promise<void> {
  await db
    .insert(cookieStore)
    .values([...rows])
    .onConflictDoUpdate({
      target: [cookieStore.sid_hash, cookieStore.name],
      set: {
        value_enc: sql`excluded.value_enc`,
        minutes: sql`excluded.minutes`,
        expires_at: sql`excluded.expires_at`,
      },
    })
}

/** A value begins with its last use: its end less its minutes. */
const lives = (now: Date) => {
  const from = sql`${cookieStore.expires_at} - ${cookieStore.minutes} * interval '1 minute'`
  return isOpen({ from, until: cookieStore.expires_at }, now)
}

export async function findCookieRow(db: Db, sidHash: string, name: string, now: Date): Promise<CookieRow | null> {
  const [row] = await listNamedCookieRows(db, [sidHash], name, now)
  return row ?? null
}

/** The value of one name of several browsers, in no order. */
export async function listNamedCookieRows(
  db: Db,
  sidHashes: readonly string[],
  name: string,
  now: Date,
): Promise<CookieRow[]> {
  return db
    .select()
    .from(cookieStore)
    .where(and(inArray(cookieStore.sid_hash, [...sidHashes]), eq(cookieStore.name, name), lives(now)))
}

export async function listCookieRows(db: Db, sidHash: string, now: Date): Promise<CookieRow[]> {
  return db
    .select()
    .from(cookieStore)
    .where(and(eq(cookieStore.sid_hash, sidHash), lives(now)))
}

/** @param names absent = every value of the browser. */
export async function removeCookieRows(db: Db, sidHash: string, names?: readonly string[]): Promise<void> {
  await db
    .delete(cookieStore)
    .where(and(eq(cookieStore.sid_hash, sidHash), names ? inArray(cookieStore.name, [...names]) : undefined))
}

/** Values of somebody who is at work live on, each by its own minutes; those already dead stay dead. */
export async function keepCookieRows(db: Db, sidHash: string, now: Date): Promise<void> {
  await db
    .update(cookieStore)
    .set({
      expires_at: sql`greatest(${cookieStore.expires_at}, ${now.toISOString()}::timestamptz + ${cookieStore.minutes} * interval '1 minute')`,
    })
    .where(and(eq(cookieStore.sid_hash, sidHash), lives(now)))
}
