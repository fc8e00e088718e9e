import type { PageArea } from '#src/contract/pages.ts'
import { runSavers } from './before-leave.ts'
import { bearerOf, patchSession } from './session-store.ts'
import type { Session } from './session-store.ts'

const GONE: Record<PageArea, Partial<Session>> = {
  customer: { token: null, user: null, userId: null, userMasquerade: false },
  admin: { adminToken: null, adminId: null, admin: null },
  partner: { partnerToken: null, isPartner: false, partner: null, masquerade: null },
}

const ending = new Set<string>()

/**
 * The server refused this bearer. However many calls are refused at once, the forms are kept and the session ends once:
 * a bearer that is no longer the current one has been dealt with.
 */
export function expireSession(area: PageArea, bearer: string | null): void {
  if (bearer === null || bearer !== bearerOf(area) || ending.has(bearer)) return
  ending.add(bearer)
  void runSavers('expired').finally(() => {
    ending.delete(bearer)
    if (bearerOf(area) === bearer) patchSession({ ...GONE[area], expired: area })
  })
}

/** Takes the area's session out of memory. */
export function forgetSession(area: PageArea): void {
  patchSession(GONE[area])
}
