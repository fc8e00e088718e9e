import { findOwnApplication } from '#server/db/repositories/applications/applications.ts'
import { replaceReminder } from '#server/db/repositories/applications/reminders.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { ByCustomer } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { days } from '#src/contract/rules/time.ts'
import { mayWrite } from '../messages/may-write.ts'
import { outsideQuietHours } from '../messages/public/quiet-hours.ts'
import { found } from '../shared/not-found.ts'

const FARTHEST_DAYS = 90

/**
 * Reminds the customer later of one application, in daytime; a new wish replaces the one before.
 * @throws AppError `not_found`, `validation` for a time that is past or more than 90 days off, and for one at which no
 * message may reach them
 */
export async function createReminder(
  deps: Deps,
  input: { app_id: string; remind_at: string },
  by: ByCustomer,
): Promise<void> {
  const now = deps.clock.now()
  const wished = new Date(input.remind_at)
  const ahead = wished.getTime() - now.getTime()
  if (!(ahead > 0 && ahead <= days(FARTHEST_DAYS)))
    throw new AppError('validation', 'Choose a time within the next 90 days.', {
      errors: { remind_at: 'rules:date.invalid' },
    })
  const remindAt = outsideQuietHours(wished)
  await transaction(deps, async (deps) => {
    found(await findOwnApplication(deps.db, by.user_id, input.app_id))
    // Nobody is promised a message that quiet mode would hold back.
    if (!(await mayWrite(deps, found(await findCustomer(deps.db, by.user_id)), remindAt)))
      throw new AppError('validation', 'No message would reach you then.', {
        errors: { remind_at: 'rules:reminder.held' },
      })
    const reminder = await replaceReminder(deps.db, {
      user_id: by.user_id,
      app_id: input.app_id,
      remind_at: remindAt,
      created_at: now,
    })
    await queueJob(deps.db, 'send_reminder', { reminder_id: reminder.reminder_id }, remindAt)
  })
}
