import { isSignedCode } from '#server/crypto/signed-code.ts'
import { createTouchRow, isOwnVisit, isTouched } from '#server/db/repositories/leads/touches.ts'
import { findLink, isLiveLink } from '#server/db/repositories/leads/tracking-links.ts'
import type { Deps } from '#server/deps.ts'
import { MARKETED_KINDS } from '#src/contract/marketed-kinds.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { minutes } from '#src/contract/rules/time.ts'
import { LINK_CODE } from './create-tracking-link.ts'
import { newVisit, readVisits, urlCookie, visitCookie } from './public/visit-cookie.ts'
import type { VisitCookie } from './public/visit-cookie.ts'
import { isPartnerBrowser, isRobot } from './shared/lead-exclusions.ts'

export type LinkChannel = 'link' | 'qr' | 'widget'

/** Somebody who follows the same link again within a minute has reloaded, not come back. */
const RELOAD_MS = minutes(1)

/** Who asks, as far as a browser says. */
interface Comer {
  cookies: ReadonlyMap<string, string>
  userAgent: string
  /** Of the portal's cookie; null = none. */
  partnerSid: string | null
}

/**
 * Notes that somebody came by a partner's link, and answers where it leads, with the cookies that the browser keeps. A
 * link that is stopped, or whose partner is, still leads to its product: an ordinary visit, which nobody brought. Null
 * for a code that is changed or unknown.
 */
export async function followLink(
  deps: Deps,
  code: string,
  channel: LinkChannel,
  comer: Comer,
): Promise<{ location: string; cookies: string[] } | null> {
  const found = isSignedCode(deps.vault, LINK_CODE, code) ? await findLink(deps.db, code) : null
  if (!found) return null
  const { link, partner } = found
  const path = landingPath(link.product_type)
  if (!isLiveLink(found)) return { location: path, cookies: [] }
  const now = deps.clock.now()
  const visit = readVisits(deps.vault, comer.cookies)[0] ?? newVisit()
  const touch = { visit, link_id: link.link_id, channel }
  if (!(await isTouched(deps.db, touch, new Date(now.getTime() - RELOAD_MS))))
    await createTouchRow(deps.db, {
      ...touch,
      partner_id: link.partner_id,
      product_type: link.product_type,
      left_out: await leftOut(deps, comer, visit, link.partner_id),
      at: now,
    })
  const query = new URLSearchParams({ partner: partner.code, ...(partner.utm_id && { utm_source: partner.utm_id }) })
  const name: VisitCookie = channel === 'qr' ? 'qr' : 'lead'
  return {
    location: `${path}?${query.toString()}`,
    cookies: [visitCookie(deps.vault, name, visit), urlCookie(path)],
  }
}

/** Why a click is not counted unless a customer signs in by it; their lead is the partner's all the same. */
async function leftOut(deps: Deps, { userAgent, partnerSid }: Comer, visit: string, partnerId: number) {
  if (isRobot(userAgent)) return 'robot'
  const own = (await isPartnerBrowser(deps, partnerSid, partnerId)) || (await isOwnVisit(deps.db, visit, partnerId))
  return own ? 'own' : null
}

/** The public page of a product; the cards' own is their list, and insurance has none before the sign-in. */
function landingPath(productType: string): string {
  return pathTo(MARKETED_KINDS.find((each) => each.productType === productType)?.page ?? 'landing')
}
