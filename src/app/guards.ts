import { matchPath } from 'react-router-dom'
import { canOpen, firstPath, mayOpenPartnerPage } from '#src/contract/access.ts'
import { isAdminRole } from '#src/contract/admin-roles.ts'
import type { AdminRole } from '#src/contract/admin-roles.ts'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { welcomePath } from '#src/contract/product-paths.ts'
import type { Session } from '#src/lib/session/session-store.ts'

export type GuardSession = Pick<
  Session,
  'prospectAppId' | 'token' | 'identityDue' | 'productType' | 'adminToken' | 'roleId' | 'partnerToken' | 'partner'
>

export interface Visit {
  page: PageKey
  /** Path and query, as typed. */
  path: string
  /** The `callback` parameter, if the address has one. */
  callback: string | null
  /** Where the visitor was before a guard sent them to the sign-in. */
  remembered: string | null
}

export interface Verdict {
  to: string
  /** Come back here after signing in. */
  remember: boolean
  /** The page that is not for this person, who is told so where they are led. */
  denied?: PageKey
}

const go = (to: string, remember = false): Verdict => ({ to, remember })
const deny = (denied: PageKey, to: string): Verdict => ({ to, remember: false, denied })

/**
 * Where the visitor must go instead, or null. In the specified order: application id, token, product type; between the last
 * two, whoever comes back shows who they are.
 */
export function judge(visit: Visit, session: GuardSession): Verdict | null {
  const { area, guard, products, beforeIdentity } = PAGES[visit.page]
  const role = isAdminRole(session.roleId) && session.adminToken !== null ? session.roleId : null
  if (area === 'customer' && session.prospectAppId !== null && session.token !== null && session.identityDue)
    return beforeIdentity ? null : go(welcomePath(session.productType))
  switch (guard) {
    case 'none':
      return null
    case 'signed-in':
    case 'user':
      if (session.prospectAppId === null) return go(pathTo('landing'), true)
      if (session.token === null) return go(pathTo('verification'), true)
      if (guard === 'signed-in') return null
      if (session.productType === null) return go(pathTo('products'))
      return products === undefined || products.includes(session.productType) ? null : go(pathTo('products'))
    case 'admin':
      if (role === null) return go(adminLogin(visit.path))
      return canOpen(role, visit.page) ? null : deny(visit.page, firstPath(role))
    case 'guest-admin':
      return role === null ? null : followCallback(visit.callback, role)
    case 'partner':
      if (session.partnerToken === null) return go(pathTo('partnerLogin'), true)
      return session.partner === null || mayOpenPartnerPage(session.partner.rights, visit.page)
        ? null
        : deny(visit.page, pathTo('partnerHome'))
    case 'guest-partner':
      return session.partnerToken === null ? null : go(visit.remembered ?? pathTo('partnerHome'))
  }
}

export const ADMIN_LOGIN = pathTo('adminLogin')

/** The admin sign-in that leads back to `path`. */
export const adminLogin = (path: string): string => withQuery(ADMIN_LOGIN, { callback: path })

/** The admin page that a callback names: only our own guarded admin paths count, never another address. */
export function callbackPage(callback: string | null): PageKey | null {
  if (!callback || !/^\/admin\/[\w/-]+(\?[^#\\]*)?$/.test(callback)) return null
  const [pathname = ''] = callback.split('?')
  const isAt = (page: PageKey) =>
    PAGES[page].guard === 'admin' && PAGES[page].paths.some((path) => matchPath({ path, end: true }, pathname))
  return PAGE_KEYS.find(isAt) ?? null
}

function followCallback(callback: string | null, role: AdminRole): Verdict {
  const page = callbackPage(callback)
  if (callback === null || page === null) return go(firstPath(role))
  return canOpen(role, page) ? go(callback) : deny(page, firstPath(role))
}
