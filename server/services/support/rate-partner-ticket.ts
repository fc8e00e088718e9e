import { findPartnerTicket } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartner } from '#server/session.ts'
import type { PartnerThread } from '#src/contract/entities/support/partner-ticket.ts'
import { found } from '../shared/not-found.ts'
import { getPartnerTicket } from './get-partner-ticket.ts'
import { keepRating } from './shared/keep-rating.ts'

/** @throws AppError `not_found` for another partner's ticket; `conflict` as `keepRating` */
export async function ratePartnerTicket(
  deps: Deps,
  ticket: string,
  rating: number,
  by: ByPartner,
): Promise<Audited<PartnerThread>> {
  found(await findPartnerTicket(deps.db, by.partner_id, ticket))
  await keepRating(deps, ticket, rating)
  const thread = await getPartnerTicket(deps, ticket, by)
  return { ...thread, audit: { object: `ticket:${ticket}`, after: { rating } } }
}
