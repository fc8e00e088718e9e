import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { pausedTargets } from '#server/db/schema/shared.ts'
import { isOver } from '#server/is-over.ts'

export type PausedTarget = typeof pausedTargets.$inferSelect

/** Another process may have noted it too: the longer of the two counts. */
export async function savePausedTarget(db: Db, row: PausedTarget): Promise<void> {
  await db
    .insert(pausedTargets)
    .values(row)
    .onConflictDoUpdate({
      target: pausedTargets.target,
      set: {
        since: sql`least(${pausedTargets.since}, excluded.since)`,
        until: sql`greatest(${pausedTargets.until}, excluded.until)`,
      },
    })
}

/** Whether it is left alone still. */
export const isPausedAt = ({ since, until }: PausedTarget, now: Date): boolean => !isOver({ from: since, until }, now)

export const listPausedTargets = (db: Db): Promise<PausedTarget[]> => db.select().from(pausedTargets)

export async function removePausedTarget(db: Db, target: string): Promise<void> {
  await db.delete(pausedTargets).where(eq(pausedTargets.target, target))
}
