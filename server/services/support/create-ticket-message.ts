import type { TicketThread } from '#src/contract/entities/support/ticket.ts'
import { findOwnTicket } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import { getTicket } from './get-ticket.ts'
import { notFound } from '../shared/not-found.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { addToTicket } from './shared/add-to-ticket.ts'

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
