import { and, desc, eq, gte, max, sql, sum } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contactRefusals } from '#server/db/schema/privacy.ts'

type RefusalRow = typeof contactRefusals.$inferSelect
export type NewRefusal = Omit<RefusalRow, 'count'>

const { user_id, day, channel, purpose, reason, count } = contactRefusals

/** Counts a message or a call that did not go out, under its day. */
export async function countRefusal(db: Db, row: NewRefusal): Promise<void> {
  await db
    .insert(contactRefusals)
    .values(row)
    .onConflictDoUpdate({ target: [user_id, day, channel, purpose, reason], set: { count: sql`${count} + 1` } })
}

/** Notes these once a day, however often they are found: a queue is looked at all the time. */
export async function noteRefusals(db: Db, rows: readonly NewRefusal[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(contactRefusals)
      .values([...rows])
      .onConflictDoNothing({ target: [user_id, day, channel, purpose, reason] })
}

/** What did not go out to somebody since a day, by channel, purpose and reason; the last one first. */
export async function sumRefusals(db: Db, userId: number, since: string) {
  return db
    .select({ channel, purpose, reason, count: sum(count).mapWith(Number), last: max(day) })
    .from(contactRefusals)
    .where(and(eq(user_id, userId), gte(day, since)))
    .groupBy(channel, purpose, reason)
    .orderBy(desc(max(day)), channel, purpose, reason)
}
