import { findOwnTicket } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { TicketThread } from '#src/contract/entities/support/ticket.ts'
import { notFound } from '../shared/not-found.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { getTicket } from './get-ticket.ts'
import { addByAsker } from './shared/add-by-asker.ts'

const MAX_PER_HOUR = 20

/**
 * The customer adds to a ticket; an answered or closed one is open again, with the day it was due. Answers the thread in
 * which the message stands: of a merged ticket the one where the talk goes on.
 * @throws AppError `not_found` for another customer's ticket, `too_many_requests`
 */
export async function createTicketMessage(
  deps: Deps,
  ticket: string,
  text: string,
  by: ByCustomer,
): Promise<TicketThread> {
  if (!(await findOwnTicket(deps.db, by.user_id, ticket))) throw notFound()
  await spendAllowance(deps, `ticket:${by.user_id}`, MAX_PER_HOUR, 3_600)
  return getTicket(deps, await addByAsker(deps, ticket, { author: 'customer', text }), by)
}
