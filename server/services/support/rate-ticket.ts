import type { TicketThread } from '#src/contract/entities/support/ticket.ts'
import { AppError } from '#src/contract/errors.ts'
import { lockTicket, updateTicket } from '#server/db/repositories/support/ticket-desk.ts'
import { findOwnTicket, listTicketMessages } from '#server/db/repositories/support/tickets.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { found } from '../shared/not-found.ts'
import { getTicket } from './get-ticket.ts'
import { mayRate } from './shared/ticket-view.ts'

/**
 * Keeps how far our answer helped, 1 to 5. What was said once stays.
 * @throws AppError `not_found` for another customer's ticket; `conflict` where it is not closed, was never answered, or was
 * rated already
 */
export async function rateTicket(
  deps: Deps,
  ticket: string,
  rating: number,
  by: { user_id: number },
): Promise<TicketThread> {
  found(await findOwnTicket(deps.db, by.user_id, ticket))
  await transaction(deps, async (deps) => {
    const row = found(await lockTicket(deps.db, ticket))
    if (!mayRate(row, await listTicketMessages(deps.db, [ticket])))
      throw new AppError('conflict', 'You can say this once, when your ticket is closed.')
    await updateTicket(deps.db, ticket, { rating, rated_at: deps.clock.now() })
  })
  return getTicket(deps, ticket, by)
}
