import { minutes } from '#src/contract/rules/time.ts'
import { MARKETED_KINDS } from '#src/contract/marketed-kinds.ts'
import { isSignedCode } from '#server/crypto/signed-code.ts'
import { createTouchRow, isTouched } from '#server/db/repositories/leads/touches.ts'
import { findLiveLink } from '#server/db/repositories/leads/tracking-links.ts'
import type { Deps } from '#server/deps.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { LINK_CODE } from './create-tracking-link.ts'
import { newVisit, readVisits, urlCookie, visitCookie, type VisitCookie } from './shared/visit-cookie.ts'

export type LinkChannel = 'link' | 'qr' | 'widget'

/** Somebody who follows the same link again within a minute has reloaded, not come back. */
const RELOAD_MS = minutes(1)

/**
 * Notes that somebody came by a partner's link, and answers where it leads, with the cookies that the browser keeps.
 * Null alike for a code that is changed, unknown or switched off, and for a partner that is.
 */
export async function followLink(
  deps: Deps,
  code: string,
  channel: LinkChannel,
  cookies: ReadonlyMap<string, string>,
): Promise<{ location: string; cookies: string[] } | null> {
  const found = isSignedCode(deps.vault, LINK_CODE, code) ? await findLiveLink(deps.db, code) : null
  if (!found) return null
  const { link, partner } = found
  const now = deps.clock.now()
  const visit = readVisits(deps.vault, cookies)[0] ?? newVisit()
  const touch = { visit, link_id: link.link_id, channel }
  if (!(await isTouched(deps.db, touch, new Date(now.getTime() - RELOAD_MS))))
    await createTouchRow(deps.db, {
      ...touch,
      partner_id: link.partner_id,
      product_type: link.product_type,
      at: now,
    })
  const path = landingPath(link.product_type)
  const query = new URLSearchParams({ partner: partner.code, ...(partner.utm_id && { utm_source: partner.utm_id }) })
  const name: VisitCookie = channel === 'qr' ? 'qr' : 'lead'
  return {
    location: `${path}?${query.toString()}`,
    cookies: [visitCookie(deps.vault, name, visit), urlCookie(path)],
  }
}

/** The public page of a product; the cards' own is their list, and insurance has none before the sign-in. */
function landingPath(productType: string): string {
  return pathTo(MARKETED_KINDS.find((each) => each.productType === productType)?.page ?? 'landing')
}
