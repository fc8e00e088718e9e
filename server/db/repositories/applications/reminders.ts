import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { reminders } from '#server/db/schema/applications.ts'

export type ReminderRow = typeof reminders.$inferSelect

type Of = Pick<ReminderRow, 'user_id' | 'app_id'>

/** Not sent yet; `emi`: of the loan's payments, not of an application that is not finished. */
const toCome = ({ user_id, app_id }: Of, emi: boolean) =>
  and(
    ...[eq(reminders.user_id, user_id), eq(reminders.app_id, app_id), isNull(reminders.sent_at)],
    emi ? isNotNull(reminders.days_before) : isNull(reminders.days_before),
  )

/** Keeps one reminder to come of each kind per application: a later wish replaces the earlier one. */
export async function replaceReminder(tx: Db, row: typeof reminders.$inferInsert): Promise<ReminderRow> {
  await tx.delete(reminders).where(toCome(row, typeof row.days_before === 'number'))
  const [created] = await tx.insert(reminders).values(row).returning()
  if (!created) throw new Error('the reminder was not written')
  return created
}

export async function findReminder(db: Db, reminderId: number): Promise<ReminderRow | null> {
  const [row] = await db.select().from(reminders).where(eq(reminders.reminder_id, reminderId))
  return row ?? null
}

/** Answers whether it is still wanted. */
export async function stampSent(db: Db, reminderId: number, now: Date): Promise<boolean> {
  const stamped = await db
    .update(reminders)
    .set({ sent_at: now })
    .where(eq(reminders.reminder_id, reminderId))
    .returning({ id: reminders.reminder_id })
  return stamped.length > 0
}

/** The reminder of a loan's next payment; null = none is wanted. */
export async function findEmiReminder(db: Db, of: Of): Promise<ReminderRow | null> {
  const [row] = await db.select().from(reminders).where(toCome(of, true)).orderBy(desc(reminders.reminder_id)).limit(1)
  return row ?? null
}

export async function removeEmiReminder(tx: Db, of: Of): Promise<void> {
  await tx.delete(reminders).where(toCome(of, true))
}
