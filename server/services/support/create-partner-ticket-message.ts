import { findPartnerTicket } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartnerUser } from '#server/session.ts'
import type { PartnerThread } from '#src/contract/entities/support/partner-ticket.ts'
import { notFound } from '../shared/not-found.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { getPartnerTicket } from './get-partner-ticket.ts'
import { addByAsker } from './shared/add-by-asker.ts'
import { MAX_PER_HOUR } from './shared/partner-ticket-desk.ts'

/**
 * The partner adds to its ticket; an answered or closed one is open again, with the day it was due. Answers the thread in
 * which the message stands: of a merged ticket the one where the talk goes on.
 * @throws AppError `not_found` for another partner's ticket, `too_many_requests`
 */
export async function createPartnerTicketMessage(
  deps: Deps,
  ticket: string,
  text: string,
  by: ByPartnerUser,
): Promise<Audited<PartnerThread>> {
  if (!(await findPartnerTicket(deps.db, by.partner_id, ticket))) throw notFound()
  await spendAllowance(deps, `partner-message:${by.partner_id}`, MAX_PER_HOUR, 3_600)
  const thread = await getPartnerTicket(deps, await addByAsker(deps, ticket, { author: 'partner', text }), by)
  return { ...thread, audit: { object: `ticket:${ticket}` } }
}
