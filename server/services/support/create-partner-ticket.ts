import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartnerUser } from '#server/session.ts'
import type { PartnerThread, PartnerTicketCreate } from '#src/contract/entities/support/partner-ticket.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { getPartnerTicket } from './get-partner-ticket.ts'
import { openPartnerTicket } from './shared/open-partner-ticket.ts'
import { MAX_PER_HOUR } from './shared/partner-ticket-desk.ts'

/** Stores the ticket before anybody is told of it. @throws AppError `too_many_requests` */
export async function createPartnerTicket(
  deps: Deps,
  { topic, subject, description }: PartnerTicketCreate,
  by: ByPartnerUser,
): Promise<Audited<PartnerThread>> {
  await spendAllowance(deps, `partner-ticket:${by.partner_id}`, MAX_PER_HOUR, 3_600)
  const now = deps.clock.now()
  const ticket = await transaction(deps, async (deps) => {
    const number = await openPartnerTicket(deps, by, { topic, subject, description })
    await queueJob(deps.db, 'forward_help_request', { ticket: number }, now)
    return number
  })
  const thread = await getPartnerTicket(deps, ticket, by)
  return { ...thread, audit: { object: `ticket:${ticket}`, after: { topic: thread.topic } } }
}
