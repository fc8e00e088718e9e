import { findBrand } from '#src/contract/brands/find-brand.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import { findReminder, stampSent } from '#server/db/repositories/applications/reminders.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { contactCustomer } from '../messages/contact-customer.ts'
import { localeOfCustomer } from '../profile/shared/customer-profile.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { resumeLink } from './shared/resume-link.ts'

/** Sends a reminder by the channels the customer allows; one that was replaced is gone, and quiet mode ends it. */
export async function sendReminder(deps: Deps, { reminder_id }: JobPayloads['send_reminder']): Promise<void> {
  const reminder = await findReminder(deps.db, reminder_id)
  if (reminder?.sent_at !== null) return
  const customer = await findCustomer(deps.db, reminder.user_id)
  if (!customer) return
  const t = textsIn(localeOfCustomer(customer))
  const brand = findBrand(customer.partner)
  const text = t('server:reminder.text', {
    brand: brand.name,
    link: resumeLink(deps.env, brand, reminder.app_id),
  })
  const subject = t('server:reminder.subject', { brand: brand.name })
  await contactCustomer(deps, customer, { about: 'reminder', subject, text })
  await stampSent(deps.db, reminder_id, deps.clock.now())
}
