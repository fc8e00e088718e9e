import { listPartnerTicketRows } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartner } from '#server/session.ts'
import type { PartnerTicket, PartnerTopic } from '#src/contract/entities/support/partner-ticket.ts'
import { toPartnerTicket } from './shared/partner-ticket-view.ts'

/** The partner's tickets, newest first; of one topic where it is named. */
export async function listPartnerTickets(
  deps: Deps,
  topic: PartnerTopic | undefined,
  by: ByPartner,
): Promise<PartnerTicket[]> {
  return (await listPartnerTicketRows(deps.db, by.partner_id, topic)).map((row) => toPartnerTicket(deps, row))
}
