import { lockTicket, updateTicket } from '#server/db/repositories/support/ticket-desk.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { awaitsOurReply } from './public/awaits-our-reply.ts'

/** The thirty days are over and it still waits: whoever asked is told, once, that they may go to the RBI Ombudsman. */
export async function notifyOfOmbudsman(deps: Deps, ticket: string, now: Date): Promise<void> {
  await transaction(deps, async (deps) => {
    const row = await lockTicket(deps.db, ticket)
    if (!row || !awaitsOurReply(row) || row.ombudsman_told_at !== null) return
    await updateTicket(deps.db, ticket, { ombudsman_told_at: now })
    await writeAudit(deps, { actor: 'creditlane', action: 'ticket.ombudsman', object: `ticket:${ticket}` })
    await queueJob(deps.db, 'tell_asker_of_ticket', { ticket, news: 'ombudsman', at: now.toISOString() }, now)
  })
}
