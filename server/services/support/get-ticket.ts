import { findOwnTicket, listMergedInto, listTicketMessages } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { TicketThread } from '#src/contract/entities/support/ticket.ts'
import { found } from '../shared/not-found.ts'
import { toThread } from './public/ticket-view.ts'

/** @throws AppError `not_found` for another customer's ticket as for a missing one */
export async function getTicket(deps: Deps, ticket: string, by: ByCustomer): Promise<TicketThread> {
  const row = found(await findOwnTicket(deps.db, by.user_id, ticket))
  return toThread(deps, row, await listTicketMessages(deps.db, [ticket]), await listMergedInto(deps.db, ticket))
}
