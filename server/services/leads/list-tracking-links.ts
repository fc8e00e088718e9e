import { listOwnLinks } from '#server/db/repositories/leads/tracking-links.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartner } from '#server/session.ts'
import type { TrackingLink } from '#src/contract/entities/leads/tracking-link.ts'
import { toTrackingLink } from './shared/tracking-link-view.ts'

/** A partner's own links, newest first. */
export async function listTrackingLinks(
  deps: Deps,
  productType: string | undefined,
  by: ByPartner,
): Promise<TrackingLink[]> {
  return (await listOwnLinks(deps.db, by.partner_id, productType)).map(toTrackingLink)
}
