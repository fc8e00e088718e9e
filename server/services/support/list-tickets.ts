import { listOwnTickets } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { Ticket } from '#src/contract/entities/support/ticket.ts'
import { toTicket } from './public/ticket-view.ts'

/** The customer's requests for help, newest first. */
export async function listTickets(deps: Deps, by: ByCustomer): Promise<Ticket[]> {
  return (await listOwnTickets(deps.db, by.user_id)).map((row) => toTicket(deps, row))
}
