import { hasAgreement } from '#server/db/repositories/partners/evidence.ts'
import { lockPartner } from '#server/db/repositories/partners/partners.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ManyLinks } from '#src/contract/entities/leads/link-desk.ts'
import type { TrackingLink } from '#src/contract/entities/leads/tracking-link.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'
import { createTrackingLink } from './create-tracking-link.ts'

/**
 * Makes a link for each name, for a partner who has many shops or counters: all of them or none, in the order of the names.
 * @throws AppError `not_found`, `conflict` for a partner who is suspended or has not accepted the agreement, and as
 * createTrackingLink
 */
export async function createManyLinks(
  deps: Deps,
  { partner_id, product_type, labels }: ManyLinks,
): Promise<Audited<{ answer: TrackingLink[] }>> {
  return transaction(deps, async (deps) => {
    const partner = found(await lockPartner(deps.db, partner_id))
    if (partner.status !== 1) throw new AppError('conflict', 'This partner is suspended: its links bring nobody.')
    if (!(await hasAgreement(deps.db, partner_id)))
      throw new AppError('conflict', 'This partner has not accepted our agreement yet. Links can be made after that.')
    const links: TrackingLink[] = []
    for (const label of labels) {
      const { audit: _, ...link } = await createTrackingLink(
        deps,
        { product_type, label },
        { partner_id, partner_user_id: null },
      )
      links.push(link)
    }
    const after = { product_type, label: labels.join(', ') }
    return { answer: links, audit: { object: `partner:${partner_id}`, after } }
  })
}
