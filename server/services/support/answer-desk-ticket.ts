import { hasOpenDispute } from '#server/db/repositories/earnings/payouts.ts'
import { lockTicket, updateTicket } from '#server/db/repositories/support/ticket-desk.ts'
import { updateTicketStatus } from '#server/db/repositories/support/tickets.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { DeskAnswerForm } from '#src/contract/entities/support/ticket-desk.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'
import { addToTicket } from './shared/add-to-ticket.ts'
import { requireSeen } from './shared/require-seen.ts'

/**
 * Somebody of the staff answers; whoever asked is told of it through the queue. An answer of a ticket that nobody has
 * taken takes it.
 * @throws AppError `not_found`; `conflict` where somebody has written since the writer looked, or the ticket is closed
 */
export async function answerDeskTicket(
  deps: Deps,
  ticket: string,
  { text, seen, close, lender }: DeskAnswerForm,
  by: ByStaff,
): Promise<Audited> {
  await transaction(deps, async (deps) => {
    const row = found(await lockTicket(deps.db, ticket))
    if (row.status === 'closed') throw new AppError('conflict', 'This ticket is closed. Open it again to answer.')
    if (close && (await hasOpenDispute(deps.db, row.dispute_id)))
      throw new AppError('conflict', 'Decide this question at the payouts first. That answers and closes the ticket.')
    await requireSeen(deps, ticket, seen)
    const message_id = await addToTicket(deps, ticket, {
      author: 'staff',
      text,
      status: lender ? 'waiting_lender' : 'answered',
      adminId: by.admin_id,
    })
    const now = deps.clock.now()
    if (row.assigned_to === null) await updateTicket(deps.db, ticket, { assigned_to: by.admin_id })
    if (close) {
      await updateTicketStatus(deps.db, ticket, 'closed', now)
      await updateTicket(deps.db, ticket, { closed_at: now, closed_by: by.admin_id, close_reason: 'solved' })
    }
    await queueJob(deps.db, 'tell_of_answer', { ticket, message_id }, now)
  })
  return { audit: { object: `ticket:${ticket}`, after: { closed: close } } }
}
