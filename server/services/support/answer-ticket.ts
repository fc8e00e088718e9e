import { findBrand } from '#src/contract/brands/find-brand.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import { findHelpRequest } from '#server/db/repositories/support/help-requests.ts'
import type { Deps } from '#server/deps.ts'
import { contactCustomer } from '../messages/contact-customer.ts'
import { localeOfCustomer } from '../profile/shared/customer-profile.ts'
import { notFound } from '../shared/not-found.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { tellPartnerOfAnswer } from '../partners/tell-partner-of-answer.ts'
import { addToTicket } from './shared/add-to-ticket.ts'

/** Support answers; a signed-in customer or the partner's person who asked is told that there is an answer, never what it says. */
export async function answerTicket(deps: Deps, ticket: string, text: string): Promise<void> {
  const row = await findHelpRequest(deps.db, ticket)
  if (!row) throw notFound()
  await addToTicket(deps, ticket, { author: 'staff', text, status: 'answered' })
  if (row.partner_id !== null) return tellPartnerOfAnswer(deps, row, row.partner_id)
  const customer = row.user_id === null ? null : await findCustomer(deps.db, row.user_id)
  if (!customer) return
  const t = textsIn(localeOfCustomer(customer))
  const brand = findBrand(customer.partner).name
  await contactCustomer(deps, customer, {
    about: 'ticket',
    subject: t('server:ticket.subject', { ticket }),
    text: t('server:ticket.text', { brand, ticket }),
  })
}
