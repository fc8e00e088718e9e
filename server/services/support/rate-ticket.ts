import { findOwnTicket } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { TicketThread } from '#src/contract/entities/support/ticket.ts'
import { found } from '../shared/not-found.ts'
import { getTicket } from './get-ticket.ts'
import { keepRating } from './shared/keep-rating.ts'

/** @throws AppError `not_found` for another customer's ticket; `conflict` as `keepRating` */
export async function rateTicket(deps: Deps, ticket: string, rating: number, by: ByCustomer): Promise<TicketThread> {
  found(await findOwnTicket(deps.db, by.user_id, ticket))
  await keepRating(deps, ticket, rating)
  return getTicket(deps, ticket, by)
}
