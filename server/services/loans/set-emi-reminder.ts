import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { removeEmiReminder } from '#server/db/repositories/applications/reminders.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { Loan, ReminderWish } from '#src/contract/entities/loans/loan.ts'
import { AppError } from '#src/contract/errors.ts'
import { mayWrite } from '../messages/may-write.ts'
import { found } from '../shared/not-found.ts'
import { getLoan } from './get-loan.ts'
import { loanView } from './public/loan-view.ts'
import { nextEmiReminder, planEmiReminder } from './shared/plan-emi-reminder.ts'

/**
 * The customer wants to be reminded some days before each payment, or no more; a new wish replaces the one before.
 * @throws AppError `not_found`, `conflict` when no payment is left to remind of, `validation` where no message may reach them
 * then
 */
export async function setEmiReminder(
  deps: Deps,
  appId: string,
  { days_before }: ReminderWish,
  by: ByCustomer,
): Promise<Loan> {
  await transaction(deps, async (deps) => {
    const row = found(await lockApplication(deps.db, appId, by.user_id))
    const loan = await loanView(deps, row)
    if (days_before === null) return removeEmiReminder(deps.db, row)
    const at = nextEmiReminder(loan, days_before, deps.clock.now())
    if (at === null) throw new AppError('conflict', 'No payment of this loan is left to remind of.')
    // Nobody is promised a message that their own choices would hold back.
    if (!(await mayWrite(deps, found(await findCustomer(deps.db, by.user_id)), at)))
      throw new AppError('validation', 'No message would reach you then.', {
        errors: { days_before: 'rules:reminder.held' },
      })
    await planEmiReminder(deps, { user_id: by.user_id, app_id: appId, days_before }, at)
  })
  return getLoan(deps, appId, by)
}
