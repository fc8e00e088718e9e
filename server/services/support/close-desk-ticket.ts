import { hasOpenDispute } from '#server/db/repositories/earnings/payouts.ts'
import { lockTicket, updateTicket } from '#server/db/repositories/support/ticket-desk.ts'
import { listTicketMessages, updateTicketStatus } from '#server/db/repositories/support/tickets.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { TicketCloseReason } from '#src/contract/entities/support/ticket-desk.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'

/**
 * Closes a ticket. Nobody is left without a word: one that nobody of ours has answered is not closed.
 * @throws AppError `not_found`; `conflict` where it is closed already, or has no answer
 */
export async function closeDeskTicket(
  deps: Deps,
  ticket: string,
  reason: TicketCloseReason,
  by: ByStaff,
): Promise<Audited> {
  await transaction(deps, async (deps) => {
    const row = found(await lockTicket(deps.db, ticket))
    if (row.status === 'closed') throw new AppError('conflict', 'This ticket is closed already.')
    if (await hasOpenDispute(deps.db, row.dispute_id))
      throw new AppError('conflict', 'Decide this question at the payouts first. That answers and closes the ticket.')
    if (!(await listTicketMessages(deps.db, [ticket])).some(({ author }) => author === 'staff'))
      throw new AppError('conflict', 'Nobody has answered this ticket yet. Answer it before you close it.')
    const now = deps.clock.now()
    await updateTicketStatus(deps.db, ticket, 'closed', now)
    await updateTicket(deps.db, ticket, { closed_at: now, closed_by: by.admin_id, close_reason: reason })
  })
  return { audit: { object: `ticket:${ticket}`, after: { reason } } }
}
