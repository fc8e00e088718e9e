import { listOwnLinks } from '#server/db/repositories/leads/tracking-links.ts'
import type { Deps } from '#server/deps.ts'
import type { TrackingLink } from '#src/contract/entities/leads/tracking-link.ts'
import { toTrackingLink } from './shared/tracking-link-view.ts'

/** A partner's own links, newest first. */
export async function listTrackingLinks(
  deps: Deps,
  partnerId: number,
  productType: string | undefined,
): Promise<TrackingLink[]> {
  return (await listOwnLinks(deps.db, partnerId, productType)).map(toTrackingLink)
}
