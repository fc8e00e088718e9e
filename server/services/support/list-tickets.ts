import type { Ticket, TicketThread } from '#src/contract/entities/support/ticket.ts'
import { findOwnTicket, listOwnTickets, listTicketMessages } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '../shared/not-found.ts'
import { toThread, toTicket } from './shared/ticket-view.ts'

/** The customer's requests for help, newest first. */
export async function listTickets(deps: Deps, by: { user_id: number }): Promise<Ticket[]> {
  return (await listOwnTickets(deps.db, by.user_id)).map((row) => toTicket(deps, row))
}

/** @throws AppError `not_found` for another customer's ticket as for a missing one */
export async function getTicket(deps: Deps, ticket: string, by: { user_id: number }): Promise<TicketThread> {
  const row = await findOwnTicket(deps.db, by.user_id, ticket)
  if (!row) throw notFound()
  return toThread(deps, row, await listTicketMessages(deps.db, [ticket]))
}
