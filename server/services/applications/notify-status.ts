import { findApplication } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { contactCustomer } from '../messages/contact-customer.ts'
import { statusLink } from '../messages/public/application-links.ts'
import { localeOfCustomer } from '../profile/public/customer-profile.ts'
import { statusOf } from '../shared/stored-words.ts'

/**
 * Tells the customer of a new status, by the channels they allow. News that is old by the time it may be sent (it waited
 * for the morning) is not sent. A service message: no name, no amount, nothing that sells (TRAI: a mixed message is a
 * promotional one).
 */
export async function notifyStatus(deps: Deps, payload: JobPayloads['notify_status']): Promise<void> {
  const application = await findApplication(deps.db, payload.app_id)
  const customer = application ? await findCustomer(deps.db, application.user_id) : null
  if (!application || !customer || newsOf(application) !== payload.status) return
  const brand = deps.brands.find(application.partner)
  const link = statusLink(deps.env, brand, application.app_id)
  const { reference } = application
  const t = textsIn(localeOfCustomer(customer))
  const status = t(`server:status.words.${newsOf(application)}`)
  await contactCustomer(deps, customer, {
    about: 'status',
    subject: t('server:status.subject', { reference }),
    text: t('server:status.text', { brand: brand.name, reference, status, link }),
  })
}

/** What there is to tell: the status, or of a loan that is given back what its lender says to it. */
function newsOf(row: ApplicationRow) {
  if (row.exit_answer === null) return statusOf(row)
  return row.exit_answer === 'confirmed' ? 'returned' : 'not_returned'
}
