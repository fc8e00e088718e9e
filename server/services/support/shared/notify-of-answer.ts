import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { HelpRequestRow } from '#server/db/repositories/support/help-requests.ts'
import type { Deps } from '#server/deps.ts'
import { localeOfCustomer } from '#server/services/profile/public/customer-profile.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { contactCustomer } from '../../messages/contact-customer.ts'
import { notifyPartnerOfAnswer } from '../notify-partner-of-answer.ts'
import { notifyVisitorOfAnswer } from './notify-visitor.ts'
import { ticketLink } from './ticket-link.ts'
import { withReplyAddress } from './with-reply-address.ts'

/**
 * A signed-in customer or the partner's person who asked is told that there is an answer, never what it says; who asked
 * without an account has no other place to read it, and gets it by mail.
 */
export async function notifyOfAnswer(deps: Deps, row: HelpRequestRow, answer: string): Promise<void> {
  const { ticket } = row
  if (row.partner_id !== null) return notifyPartnerOfAnswer(deps, row, row.partner_id)
  if (row.user_id === null) return notifyVisitorOfAnswer(deps, row, answer)
  const customer = await findCustomer(deps.db, row.user_id)
  if (!customer) return
  const language = localeOfCustomer(customer)
  const t = textsIn(language)
  const brand = deps.brands.find(customer.partner)
  const subject = t('server:ticket.subject', { ticket })
  const values = { brand: brand.name, ticket, link: ticketLink(deps, brand, ticket) }
  const text = t('server:ticket.text', values)
  await contactCustomer(deps, customer, {
    about: 'ticket',
    subject,
    text,
    mail: withReplyAddress(deps, ticket, [language], { subject, text }),
  })
}
