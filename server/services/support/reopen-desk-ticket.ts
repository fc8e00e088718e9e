import { lockTicket } from '#server/db/repositories/support/ticket-desk.ts'
import { updateTicketStatus } from '#server/db/repositories/support/tickets.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'

/**
 * Opens a closed ticket again, with the clocks it had. `answered`: a closing is undone, and it is the asker's turn, as it was.
 * @throws AppError `not_found`; `conflict` where it is not closed, or the talk goes on in another ticket
 */
export async function reopenDeskTicket(
  deps: Deps,
  ticket: string,
  { reason, status = 'open' }: { reason?: string | undefined; status?: 'open' | 'answered' },
): Promise<Audited> {
  await transaction(deps, async (deps) => {
    const row = found(await lockTicket(deps.db, ticket))
    if (row.status !== 'closed') throw new AppError('conflict', 'This ticket is not closed.')
    if (row.merged_into !== null) throw new AppError('conflict', `The talk goes on in ticket ${row.merged_into}.`)
    await updateTicketStatus(deps.db, ticket, status, deps.clock.now())
  })
  return { audit: { object: `ticket:${ticket}`, after: { reason } } }
}
