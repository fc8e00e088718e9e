import { lockTicket, updateTicket } from '#server/db/repositories/support/ticket-desk.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { found } from '../shared/not-found.ts'
import { escalationAad } from './shared/desk-view.ts'

/**
 * Gives a ticket to the grievance officer, who is told through the queue. Neither clock moves, and nothing takes it back.
 * @throws AppError `not_found`; `conflict` where it is closed, or was given already
 */
export async function escalateDeskTicket(deps: Deps, ticket: string, reason: string, by: ByStaff): Promise<Audited> {
  await transaction(deps, async (deps) => {
    const row = found(await lockTicket(deps.db, ticket))
    if (row.status === 'closed') throw new AppError('conflict', 'This ticket is closed. Open it again to escalate it.')
    if (row.escalated_at !== null) throw new AppError('conflict', 'The grievance officer has this ticket already.')
    const now = deps.clock.now()
    await updateTicket(deps.db, ticket, {
      escalated_at: now,
      escalated_by: by.admin_id,
      escalation: deps.vault.sealShared(tidyText(reason), escalationAad(ticket)),
    })
    await queueJob(deps.db, 'tell_of_escalation', { ticket }, now)
  })
  return { audit: { object: `ticket:${ticket}`, after: { reason } } }
}
