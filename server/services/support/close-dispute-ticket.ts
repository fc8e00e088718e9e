import { findTicketOfDispute } from '#server/db/repositories/support/help-requests.ts'
import { lockTicket, updateTicket } from '#server/db/repositories/support/ticket-desk.ts'
import { updateTicketStatus } from '#server/db/repositories/support/tickets.ts'
import type { TxDeps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { addToTicket } from './shared/add-to-ticket.ts'

/** The answer to a question about a payout stands in its ticket too, and closes it; in the caller's transaction. */
export async function closeDisputeTicket(deps: TxDeps, disputeId: number, answer: string): Promise<void> {
  const number = await findTicketOfDispute(deps.db, disputeId)
  const row = number === null ? null : await lockTicket(deps.db, number)
  // One that was asked before such questions stood on the desk has none.
  if (!row || row.status === 'closed') return
  const { ticket } = row
  const now = deps.clock.now()
  const message_id = await addToTicket(deps, ticket, { author: 'staff', text: answer, status: 'answered' })
  await updateTicketStatus(deps.db, ticket, 'closed', now)
  await updateTicket(deps.db, ticket, { closed_at: now, close_reason: 'solved' })
  await queueJob(deps.db, 'tell_of_answer', { ticket, message_id }, now)
}
