import { replaceReminder } from '#server/db/repositories/applications/reminders.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { Loan } from '#src/contract/entities/loans/loan.ts'
import { dueRows } from '#src/contract/finance/loan-calendar.ts'
import { addDays, istInstant } from '#src/contract/rules/calendar.ts'

/** When in the morning a reminder goes out, in India. */
const HOUR = '10:00'

/** The next instant at which a payment is reminded of so many days before; null = none is left, or the loan is closed. */
export function nextEmiReminder(loan: Loan, daysBefore: number, now: Date): Date | null {
  const { statement, first_due_on, exit } = loan
  if (!statement || first_due_on === null || exit?.answer === 'confirmed') return null
  const times = dueRows(statement, first_due_on).map(({ on }) => istInstant(addDays(on, -daysBefore), HOUR))
  return times.find((time) => time > now) ?? null
}

/** Keeps the next reminder of a loan's payments, and queues it. */
export async function planEmiReminder(
  deps: Deps,
  of: { user_id: number; app_id: string; days_before: number },
  at: Date,
): Promise<void> {
  const reminder = await replaceReminder(deps.db, { ...of, remind_at: at, created_at: deps.clock.now() })
  await queueJob(deps.db, 'send_reminder', { reminder_id: reminder.reminder_id }, at)
}
