import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { reminders } from '#server/db/schema.ts'

export type ReminderRow = typeof reminders.$inferSelect

/** Keeps one reminder to come per application: a later wish replaces the earlier one. */
export async function replaceReminder(tx: Db, row: typeof reminders.$inferInsert): Promise<ReminderRow> {
  await tx
    .delete(reminders)
    .where(and(eq(reminders.user_id, row.user_id), eq(reminders.app_id, row.app_id), isNull(reminders.sent_at)))
  const [created] = await tx.insert(reminders).values(row).returning()
  if (!created) throw new Error('the reminder was not written')
  return created
}

export async function findReminder(db: Db, reminderId: number): Promise<ReminderRow | null> {
  const [row] = await db.select().from(reminders).where(eq(reminders.reminder_id, reminderId))
  return row ?? null
}

export async function stampSent(db: Db, reminderId: number, now: Date): Promise<void> {
  await db.update(reminders).set({ sent_at: now }).where(eq(reminders.reminder_id, reminderId))
}
