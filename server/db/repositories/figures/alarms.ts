import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { figureAlarms } from '#server/db/schema/figures.ts'

export type FigureAlarmRow = typeof figureAlarms.$inferSelect

export async function createAlarm(db: Db, row: typeof figureAlarms.$inferInsert): Promise<void> {
  await db.insert(figureAlarms).values(row)
}

/** Those that nobody has seen yet, the last found first. */
export async function listUnseenAlarms(db: Db, limit: number): Promise<FigureAlarmRow[]> {
  return db
    .select()
    .from(figureAlarms)
    .where(isNull(figureAlarms.seen_at))
    .orderBy(desc(figureAlarms.found_at), desc(figureAlarms.alarm_id))
    .limit(limit)
}

/** False where there is no such alarm, or somebody has seen it already. */
export async function markAlarmSeen(db: Db, alarmId: number, by: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(figureAlarms)
    .set({ seen_at: now, seen_by: by })
    .where(and(eq(figureAlarms.alarm_id, alarmId), isNull(figureAlarms.seen_at)))
    .returning()
  return rows.length === 1
}
