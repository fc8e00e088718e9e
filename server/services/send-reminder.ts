import { findBrand } from '#src/contract/brands/find-brand.ts'
import { findCustomer, openField } from '../db/repositories/customers.ts'
import { findReminder, stampSent } from '../db/repositories/reminders.ts'
import type { Deps } from '../deps.ts'
import type { JobPayloads } from '../jobs/job-kinds.ts'
import { localeOf } from './customer-profile.ts'
import { REMINDER_TEXT } from './notification-text.ts'

/** Sends a reminder by the channel that the customer signs in with; one that was replaced is gone and not sent. */
export async function sendReminder(deps: Deps, { reminder_id }: JobPayloads['send_reminder']): Promise<void> {
  const reminder = await findReminder(deps.db, reminder_id)
  const customer = reminder?.sent_at === null ? await findCustomer(deps.db, reminder.user_id) : null
  if (!customer) return
  const words = REMINDER_TEXT[localeOf(customer)]
  const brand = findBrand(customer.partner).name
  if (customer.phone_verified)
    await deps.sms.send({
      to: openField(deps.vault, customer, 'mobile_phone_number'),
      text: words.text(brand),
      template: 'reminder',
    })
  else
    await deps.mail.send({
      to: openField(deps.vault, customer, 'email'),
      subject: words.subject(brand),
      text: words.text(brand),
    })
  await stampSent(deps.db, reminder_id, deps.clock.now())
}
