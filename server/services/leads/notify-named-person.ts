import { findNaming, lockNamingsOf, stampTold } from '#server/db/repositories/leads/lead-namings.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import { findCustomerByContact } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { dayWords } from '#src/contract/calendar-words.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { contactCustomer } from '../messages/contact-customer.ts'
import { sendText } from '../messages/send-text.ts'
import { localeOfCustomer } from '../profile/public/customer-profile.ts'
import { publicOrigin } from '../shared/public-origin.ts'
import { namingStateAt } from './public/end-naming.ts'
import { openNaming, REFUSAL_PATH } from './public/naming-contact.ts'

/**
 * Tells somebody who has named them, and where they can say no: by SMS, and by e-mail where an address was named too. Our
 * customer is told in their language by the channels they allow; of anybody else the language is not known, so both are
 * said. Until something has gone out the naming counts for nothing.
 */
export async function notifyNamedPerson(deps: Deps, { naming_id }: JobPayloads['tell_named_person']): Promise<void> {
  const naming = await findNaming(deps.db, naming_id)
  const contact = naming && openNaming(deps.vault, naming)
  if (!contact || naming.told_at !== null || namingStateAt(naming, deps.clock.now()) !== 'pending') return
  const partner = await findPartner(deps.db, naming.partner_id)
  if (!partner) return
  const brand = deps.brands.find(partner.code)
  const link = `${publicOrigin(deps.env, brand)}${REFUSAL_PATH}${contact.code}`
  const words = (language: Locale) => {
    const t = textsIn(language)
    const values = { brand: brand.name, partner: partner.name, link, until: dayWords(naming.expires_at, language) }
    return { subject: t('server:naming.subject', values), text: t('server:naming.text', values) }
  }
  const all = LOCALES.map(words)
  const both = { subject: all.map(({ subject }) => subject).join(' / '), text: all.map(({ text }) => text).join('\n') }

  const { mobile, email } = contact
  const byMobile = await findCustomerByContact(deps.db, deps.vault, { channel: 'mobile', destination: mobile })
  const byEmail =
    email === '' ? null : await findCustomerByContact(deps.db, deps.vault, { channel: 'email', destination: email })
  let told = false
  for (const customer of new Map([byMobile, byEmail].flatMap((each) => (each ? [[each.user_id, each]] : []))).values())
    if (await contactCustomer(deps, customer, { about: 'naming', ...words(localeOfCustomer(customer)) })) told = true
  if (!byMobile) {
    await sendText(deps, { to: mobile, text: both.text, template: 'naming' })
    told = true
  }
  if (email !== '' && !byEmail) {
    await deps.mail.send({ to: email, ...both })
    told = true
  }
  if (!told) return
  await transaction(deps, async (deps) => {
    await lockNamingsOf(deps.db, naming.phone_index)
    // One message stands for all that the partner has named this number for meanwhile.
    await stampTold(deps.db, naming.partner_id, naming.phone_index, deps.clock.now())
  })
}
