import { lockTicket, updateTicket } from '#server/db/repositories/support/ticket-desk.ts'
import { listTicketMessages } from '#server/db/repositories/support/tickets.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../../shared/not-found.ts'
import { mayRate } from '../public/ticket-view.ts'

/**
 * Keeps how far our answer helped, 1 to 5. What was said once stays.
 * @throws AppError `conflict` where the ticket is not closed, was never answered, or was rated already
 */
export const keepRating = (deps: Deps, ticket: string, rating: number): Promise<void> =>
  transaction(deps, async (deps) => {
    const row = found(await lockTicket(deps.db, ticket))
    if (!mayRate(row, await listTicketMessages(deps.db, [ticket])))
      throw new AppError('conflict', 'You can say this once, when your ticket is closed.')
    await updateTicket(deps.db, ticket, { rating, rated_at: deps.clock.now() })
  })
