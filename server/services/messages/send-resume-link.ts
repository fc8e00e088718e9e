import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { localeOfCustomer } from '../profile/public/customer-profile.ts'
import { contactCustomer } from './contact-customer.ts'
import { resumeLink } from './public/application-links.ts'

/**
 * The way back to an application, by the channels that the one rule allows. @param why the customer set a reminder, or
 * staff send it: what staff say that a customer asked for does not end quiet mode. Answers whether anything went out.
 */
export async function sendResumeLink(
  deps: Deps,
  customer: CustomerRow,
  appId: string,
  why: 'reminder' | 'staff',
): Promise<boolean> {
  const t = textsIn(localeOfCustomer(customer))
  const brand = deps.brands.find(customer.partner)
  const link = resumeLink(deps.env, brand, appId)
  return contactCustomer(deps, customer, {
    about: 'reminder',
    subject: t(`server:resume.${why}.subject`, { brand: brand.name }),
    text: t(`server:resume.${why}.text`, { brand: brand.name, link }),
  })
}
