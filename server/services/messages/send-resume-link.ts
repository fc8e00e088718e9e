import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { findBrand } from '#src/contract/brands/find-brand.ts'
import { resumeLink } from '../applications/shared/resume-link.ts'
import { localeOfCustomer } from '../profile/shared/customer-profile.ts'
import { contactCustomer } from './contact-customer.ts'

/**
 * The way back to an application. @param asked they have just asked for it: one message, quiet mode aside. Answers
 * whether there was a channel to take it.
 */
export async function sendResumeLink(
  deps: Deps,
  customer: CustomerRow,
  appId: string,
  { asked }: { asked: boolean },
): Promise<boolean> {
  const t = textsIn(localeOfCustomer(customer))
  const brand = findBrand(customer.partner)
  const link = resumeLink(deps.env, brand, appId)
  return contactCustomer(deps, customer, {
    ...{ about: 'reminder', asked, subject: t('server:reminder.subject', { brand: brand.name }) },
    text: t('server:reminder.text', { brand: brand.name, link }),
  })
}
