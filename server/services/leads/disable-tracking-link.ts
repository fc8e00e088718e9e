import { disableOwnLink } from '#server/db/repositories/leads/tracking-links.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartner } from '#server/session.ts'
import { found } from '../shared/not-found.ts'

/**
 * Stops one of the partner's links; who came by it stays its lead.
 * @throws AppError `not_found` alike for another's link and for none
 */
export async function disableTrackingLink(deps: Deps, linkId: number, by: ByPartner): Promise<Audited> {
  const before = found(
    await transaction(deps, (deps) => disableOwnLink(deps.db, by.partner_id, linkId, deps.clock.now())),
  )
  return {
    audit: {
      object: `link:${before.link_id}`,
      before: { disabled: before.disabled_at !== null },
      after: { disabled: true },
    },
  }
}
