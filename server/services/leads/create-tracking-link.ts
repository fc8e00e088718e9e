import { newSignedCode } from '#server/crypto/signed-code.ts'
import {
  countOwnLinks,
  createTrackingLinkRow,
  findOwnLink,
  isStoppedByStaff,
} from '#server/db/repositories/leads/tracking-links.ts'
import { lockPartner } from '#server/db/repositories/partners/partners.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { TrackingLink, TrackingLinkCreate } from '#src/contract/entities/leads/tracking-link.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { notFound } from '../shared/not-found.ts'
import { requireAgreement } from '../shared/partners/agreement.ts'
import { toTrackingLink } from './shared/tracking-link-view.ts'

/** What the codes of links are signed for. */
export const LINK_CODE = 'link-code'
/** A partner's links, disabled ones too: more than any shop has counters, and a list that can still be read. */
const MAX_LINKS = 500

/** Whose link it becomes, and which of their people makes it; null = we make it for them. */
interface LinkMaker {
  partner_id: number
  partner_user_id: number | null
}

/**
 * Creates a link for a product. One of the same name that still works is answered instead of a second one.
 * @throws AppError `conflict` before the agreement is accepted, when the partner has 500, or we have stopped one of this name
 */
export async function createTrackingLink(
  deps: Deps,
  input: TrackingLinkCreate,
  by: LinkMaker,
): Promise<Audited<TrackingLink>> {
  const label = tidyText(input.label)
  return transaction(deps, async (deps) => {
    if (!(await lockPartner(deps.db, by.partner_id))) throw notFound()
    const earlier = await findOwnLink(deps.db, by.partner_id, input.product_type, label)
    if (earlier) return noted(toTrackingLink({ ...earlier, clicks: 0, leads: 0 }))
    await requireAgreement(deps.db, by.partner_id)
    if (await isStoppedByStaff(deps.db, by.partner_id, input.product_type, label))
      throw new AppError('conflict', 'We have stopped your link of this name. Ask us about it in Support.')
    if ((await countOwnLinks(deps.db, by.partner_id)) >= MAX_LINKS)
      throw new AppError('conflict', `You have ${MAX_LINKS} links. Please use one of them.`)
    const row = await createTrackingLinkRow(deps.db, {
      code: newSignedCode(deps.vault, LINK_CODE),
      partner_id: by.partner_id,
      product_type: input.product_type,
      label,
      created_by: by.partner_user_id,
      created_at: deps.clock.now(),
    })
    return noted(toTrackingLink({ ...row, clicks: 0, leads: 0 }))
  })
}

const noted = (link: TrackingLink): Audited<TrackingLink> => ({
  ...link,
  audit: { object: `link:${link.link_id}`, after: { product_type: link.product_type, label: link.label } },
})
