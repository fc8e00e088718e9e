import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { HelpRequestRow } from '#server/db/repositories/support/help-requests.ts'
import type { Deps } from '#server/deps.ts'
import { localeOfCustomer } from '#server/services/profile/public/customer-profile.ts'
import { inAllLanguages } from '#server/texts/in-all-languages.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { TicketNews } from '#src/contract/entities/support/ticket-desk.ts'
import { contactCustomer } from '../../messages/contact-customer.ts'
import { openRequest } from '../public/ticket-view.ts'
import { openPartnerRequest } from './partner-ticket-view.ts'
import { ticketLink } from './ticket-link.ts'
import { withReplyAddress } from './with-reply-address.ts'

/** Tells whoever asked something about their ticket that is no answer, by the channels that they have. */
export async function notifyRequester(deps: Deps, row: HelpRequestRow, news: TicketNews): Promise<void> {
  const { ticket } = row
  if (row.partner_id !== null || row.user_id === null) {
    const { email } = row.partner_id === null ? openRequest(deps, row) : openPartnerRequest(deps, row)
    const mail = inAllLanguages((language) => ({
      subject: textsIn(language)('server:ticket.subject', { ticket }),
      text: textsIn(language)(`server:ticket.news.${news}.mail`, { ticket }),
    }))
    return deps.mail.send({ to: email, ...withReplyAddress(deps, ticket, LOCALES, mail) })
  }
  const customer = await findCustomer(deps.db, row.user_id)
  if (!customer) return
  const language = localeOfCustomer(customer)
  const brand = deps.brands.find(customer.partner)
  const t = textsIn(language)
  const subject = t('server:ticket.subject', { ticket })
  const text = t(`server:ticket.news.${news}.text`, {
    brand: brand.name,
    ticket,
    link: ticketLink(deps, brand, ticket),
  })
  const mail = t(`server:ticket.news.${news}.mail`, { ticket })
  await contactCustomer(deps, customer, {
    about: 'ticket',
    subject,
    text,
    mail: withReplyAddress(deps, ticket, [language], { subject, text: mail }),
    ...(news === 'empty' && { channel: 'email' }),
  })
}
