import { findPartnerTicket, listMergedInto, listTicketMessages } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartner } from '#server/session.ts'
import type { PartnerThread } from '#src/contract/entities/support/partner-ticket.ts'
import { found } from '../shared/not-found.ts'
import { toPartnerThread } from './shared/partner-ticket-view.ts'

/** @throws AppError `not_found` for another partner's ticket as for a missing one */
export async function getPartnerTicket(deps: Deps, ticket: string, by: ByPartner): Promise<PartnerThread> {
  const row = found(await findPartnerTicket(deps.db, by.partner_id, ticket))
  return toPartnerThread(deps, row, await listTicketMessages(deps.db, [ticket]), await listMergedInto(deps.db, ticket))
}
