import type { SessionEnd } from '#src/contract/errors.ts'
import type { PageArea } from '#src/contract/pages/page-row.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { runSavers } from '../before-leave.ts'
import { logFailure } from '../log.ts'
import { isSignOutPending, keepSessionEnd } from '../remember.ts'
import { bearerOf, getSession, patchSession } from './session-store.ts'
import type { Session } from './session-store.ts'

const GONE: Record<PageArea, Partial<Session>> = {
  customer: { token: null, user: null, userId: null, userMasquerade: null },
  admin: { adminToken: null, adminId: null, admin: null },
  partner: { partnerToken: null, isPartner: false, partner: null, masquerade: null },
}

/** What a masquerade must not leave behind of a customer. */
const VISIT: Partial<Session> = { prospectAppId: null, appId: null, productId: null, productType: null }

const ending = new Set<string>()

/**
 * The server refused this bearer. However many calls are refused at once, the forms are kept and the session ends once:
 * a bearer that is no longer the current one has been dealt with.
 */
export function expireSession(area: PageArea, bearer: string | null, end: SessionEnd): void {
  // Who is signing out meanwhile is on the way already, and was asked.
  if (bearer === null || bearer !== bearerOf(area) || ending.has(bearer) || isSignOutPending(area)) return
  ending.add(bearer)
  if (isActing(area)) keepSessionEnd('admin', 'masquerade_over')
  else keepSessionEnd(area, end)
  void runSavers('expired').finally(() => {
    ending.delete(bearer)
    if (bearerOf(area) === bearer) forgetSession(area, { expired: adminBehind(area) ?? area })
  })
}

/**
 * Why the session that this browser has kept is over, for the page that says it. Acting as somebody else leads back to
 * the admin: true.
 */
export function noteEnd(area: PageArea, end: SessionEnd): boolean {
  const acted = end === 'masquerade_over'
  keepSessionEnd(acted ? 'admin' : area, end)
  if (acted) forgetSession(area, { expired: { adminAt: pathTo('merchant-management') } })
  return acted
}

/** Takes the area's session out of memory, and changes `more` with it. */
export function forgetSession(area: PageArea, more: Partial<Session> = {}): void {
  if (area === 'partner' || isActing(area)) void forgetMasquerade()
  patchSession({ ...GONE[area], ...(area === 'customer' && isActing(area) && VISIT), ...more })
}

/** Fetched late: customers' first screens, which have this file, do without. Signing out does it at once. */
const forgetMasquerade = (): Promise<void> =>
  import('../browser-cookies.ts').then(
    ({ removeCookie }) => removeCookie('isMasqueradeMode'),
    (error: unknown) => logFailure('a cookie was not removed', error),
  )

/** The page to which whoever acts in somebody's place returns; null where nobody does. */
export function adminBehind(area: PageArea): { adminAt: string } | null {
  if (!isActing(area)) return null
  const { userId } = getSession()
  if (area !== 'customer' || userId === null) return { adminAt: pathTo('merchant-management') }
  return { adminAt: pathTo('csr-portal/:id/:pid', { id: userId, pid: 0 }) }
}

/** Is an admin at work here in somebody else's place? */
function isActing(area: PageArea): boolean {
  const { userMasquerade, masquerade } = getSession()
  return area === 'customer' ? userMasquerade !== null : area === 'partner' && masquerade !== null
}
