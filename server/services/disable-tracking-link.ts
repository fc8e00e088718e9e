import { withTransaction } from '../db/client.ts'
import { disableOwnLink, type TrackingLinkRow } from '../db/repositories/tracking-links.ts'
import type { Deps } from '../deps.ts'
import { notFound } from './not-found.ts'

/**
 * Stops one of the partner's links; who came by it stays its lead.
 * @throws AppError `not_found` alike for another's link and for none
 */
export async function disableTrackingLink(deps: Deps, partnerId: number, linkId: number): Promise<TrackingLinkRow> {
  const before = await withTransaction(deps.db, (tx) => disableOwnLink(tx, partnerId, linkId, deps.clock.now()))
  if (!before) throw notFound()
  return before
}
