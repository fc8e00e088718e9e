import { lockTicket, updateTicket } from '#server/db/repositories/support/ticket-desk.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { awaitsOurReply } from './public/awaits-our-reply.ts'

/** Ten days before the thirty are over the grievance officer has a ticket that still waits, whoever works on it. */
export async function escalateByItself(deps: Deps, ticket: string): Promise<void> {
  await transaction(deps, async (deps) => {
    const row = await lockTicket(deps.db, ticket)
    if (!row || !awaitsOurReply(row) || row.escalated_at !== null) return
    const now = deps.clock.now()
    await updateTicket(deps.db, ticket, { escalated_at: now })
    await writeAudit(deps, { actor: 'creditlane', action: 'ticket.escalate', object: `ticket:${ticket}` })
    await queueJob(deps.db, 'tell_of_escalation', { ticket }, now)
  })
}
