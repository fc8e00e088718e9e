import { isAdminRole } from './admin-roles.ts'
import type { AdminRole } from './admin-roles.ts'
import { PAGE_KEYS, PAGES } from './pages.ts'
import type { PageKey } from './pages.ts'
import { MENU_GROUPS } from './pages/menu.ts'
import type { PartnerRight } from './partner-rights.ts'
import { isPlainPage, pathTo } from './path-to.ts'
import type { PlainPageKey } from './path-to.ts'

export const canOpen = (role: AdminRole, page: PageKey): boolean => PAGES[page].roles?.includes(role) ?? false

/** The same of a number that may be no role of staff, as a session has it. */
export const mayOpen = (role: unknown, page: PageKey): boolean => isAdminRole(role) && canOpen(role, page)

/** May somebody with these rights open this page of the portal? */
export function mayOpenPartnerPage(held: readonly PartnerRight[], page: PageKey): boolean {
  const { rights } = PAGES[page]
  return rights === undefined || rights.some((right) => held.includes(right))
}

/** Where a role lands, and where a page it may not open sends it, in one hop. Role 3 has no dashboard. */
export function firstPage(role: AdminRole): PlainPageKey {
  const first = PAGE_KEYS.filter(isPlainPage).find((page) => canOpen(role, page))
  if (!first) throw new Error(`role ${role} has no page`)
  return first
}

export const firstPath = (role: AdminRole): string => pathTo(firstPage(role))

/** Side menu of an admin role, group by group. */
export function adminMenu(role: AdminRole): readonly PlainPageKey[] {
  return menuOf('admin').filter((key) => canOpen(role, key))
}

/** Side menu of somebody of a partner; null = not known yet: what needs no right. */
export function partnerMenu(rights: readonly PartnerRight[] | null): readonly PlainPageKey[] {
  return menuOf('partner').filter((key) => mayOpenPartnerPage(rights ?? [], key))
}

const placeOf = (page: PageKey): number => {
  const { group = 'main', order = 0 } = PAGES[page].menu ?? {}
  return MENU_GROUPS.indexOf(group) * 100 + order
}

const menuOf = (area: 'admin' | 'partner'): readonly PlainPageKey[] =>
  PAGE_KEYS.filter(isPlainPage)
    .filter((key) => PAGES[key].area === area && PAGES[key].menu !== undefined)
    .sort((a, b) => placeOf(a) - placeOf(b))
