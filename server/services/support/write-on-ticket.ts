import type { TicketThread } from '#src/contract/entities/support/ticket.ts'
import { findBrand } from '#src/contract/brands/find-brand.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { withTransaction } from '#server/db/client.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import { findHelpRequest } from '#server/db/repositories/support/help-requests.ts'
import { createTicketMessageRow, findOwnTicket, updateTicketStatus } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import { contactCustomer } from '../messages/contact-customer.ts'
import { localeOf } from '../profile/shared/customer-profile.ts'
import { getTicket } from './list-tickets.ts'
import { notFound } from '../shared/not-found.ts'
import { TICKET_TEXT } from '#server/texts/notification-text.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { tellPartnerOfAnswer } from '../partners/tell-partner-of-answer.ts'
import { messageAad } from './shared/ticket-view.ts'

const MAX_PER_HOUR = 20

/**
 * The customer adds to a ticket; an answered or closed one is open again, with the day it was due.
 * @throws AppError `not_found` for another customer's ticket, `too_many_requests`
 */
export async function createTicketMessage(
  deps: Deps,
  ticket: string,
  text: string,
  by: { user_id: number },
): Promise<TicketThread> {
  if (!(await findOwnTicket(deps.db, by.user_id, ticket))) throw notFound()
  await spendAllowance(deps, `ticket:${by.user_id}`, MAX_PER_HOUR, 3_600)
  await addToTicket(deps, ticket, { author: 'customer', text, status: 'open' })
  return getTicket(deps, ticket, by)
}

/** Support answers; a signed-in customer or the partner's person who asked is told that there is an answer, never what it says. */
export async function answerTicket(deps: Deps, ticket: string, text: string): Promise<void> {
  const row = await findHelpRequest(deps.db, ticket)
  if (!row) throw notFound()
  await addToTicket(deps, ticket, { author: 'staff', text, status: 'answered' })
  if (row.partner_id !== null) return tellPartnerOfAnswer(deps, row, row.partner_id)
  const customer = row.user_id === null ? null : await findCustomer(deps.db, row.user_id)
  if (!customer) return
  const words = TICKET_TEXT[localeOf(customer)]
  const news = { brand: findBrand(customer.partner).name, ticket }
  await contactCustomer(deps, customer, { about: 'ticket', subject: words.subject(news), text: words.text(news) })
}

/** One more message, and where the ticket stands with it. The caller knows whose ticket it is. */
export const addToTicket = (
  deps: Deps,
  ticket: string,
  { author, text, status }: { author: 'customer' | 'partner' | 'staff'; text: string; status: 'open' | 'answered' },
) =>
  withTransaction(deps.db, async (tx) => {
    await createTicketMessageRow(tx, {
      ticket,
      author,
      text_enc: deps.vault.sealShared(tidyText(text), messageAad(ticket)),
      at: deps.clock.now(),
    })
    await updateTicketStatus(tx, ticket, status)
  })
