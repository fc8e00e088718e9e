import { findOwnApplication } from '#server/db/repositories/applications/applications.ts'
import { stampSent } from '#server/db/repositories/applications/reminders.ts'
import type { ReminderRow } from '#server/db/repositories/applications/reminders.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { dayWords } from '#src/contract/calendar-words.ts'
import { addDays, istDay, istInstant } from '#src/contract/rules/calendar.ts'
import { contactCustomer } from '../messages/contact-customer.ts'
import { loanLink } from '../messages/public/application-links.ts'
import { localeOfCustomer } from '../profile/public/customer-profile.ts'
import { loanView } from './public/loan-view.ts'
import { nextEmiReminder, planEmiReminder } from './shared/plan-emi-reminder.ts'

/**
 * Reminds of one payment of a loan, and plans the next one. What comes after the day of the payment is no news any more, and a
 * loan that was closed has no payments. A service message that the customer asked for: no name, no amount.
 */
export async function sendEmiReminder(
  deps: Deps,
  customer: CustomerRow,
  { reminder_id, app_id, user_id, remind_at }: ReminderRow,
  days_before: number,
): Promise<void> {
  const row = await findOwnApplication(deps.db, user_id, app_id)
  if (row?.status !== 'disbursed') return
  const loan = await loanView(deps, row)
  const now = deps.clock.now()
  const due = addDays(istDay(remind_at), days_before)
  if (loan.exit?.answer !== 'confirmed' && istDay(now) <= due) {
    const brand = deps.brands.find(row.partner)
    const language = localeOfCustomer(customer)
    const t = textsIn(language)
    await contactCustomer(deps, customer, {
      about: 'emi',
      subject: t('server:emi.subject', { reference: row.reference }),
      text: t('server:emi.text', {
        brand: brand.name,
        reference: row.reference,
        link: loanLink(deps.env, brand, app_id),
        day: dayWords(istInstant(due, '12:00'), language),
      }),
    })
  }
  const next = nextEmiReminder(loan, days_before, now)
  await transaction(deps, async (deps) => {
    // Turned off meanwhile, it stays off.
    const wanted = await stampSent(deps.db, reminder_id, now)
    if (wanted && next !== null) await planEmiReminder(deps, { user_id, app_id, days_before }, next)
  })
}
