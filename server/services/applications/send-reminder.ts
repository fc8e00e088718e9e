import { findReminder, stampSent } from '#server/db/repositories/applications/reminders.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { sendEmiReminder } from '../loans/send-emi-reminder.ts'
import { sendResumeLink } from '../messages/send-resume-link.ts'

/** Sends a reminder by the channels the customer allows; one that was replaced is gone, and quiet mode ends it. */
export async function sendReminder(deps: Deps, { reminder_id }: JobPayloads['send_reminder']): Promise<void> {
  const reminder = await findReminder(deps.db, reminder_id)
  if (reminder?.sent_at !== null) return
  const customer = await findCustomer(deps.db, reminder.user_id)
  if (!customer) return
  if (reminder.days_before !== null) return sendEmiReminder(deps, customer, reminder, reminder.days_before)
  await sendResumeLink(deps, customer, reminder.app_id, 'reminder')
  await stampSent(deps.db, reminder_id, deps.clock.now())
}
