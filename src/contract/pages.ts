import { ADMIN_PAGES } from './pages/admin-pages.ts'
import { CUSTOMER_PAGES } from './pages/customer-pages.ts'
import { GUIDE_PAGES } from './pages/guide-pages.ts'
import type { PageArea, PageRow } from './pages/page-row.ts'
import { PARTNER_PAGES } from './pages/partner-pages.ts'

/**
 * One row per screen. Router, addresses (`pathTo`), menus, guards, titles, what is drawn beforehand and how scripts are
 * cut, the accessibility suite and the refusal suite all read this table; every key needs a screen in
 * `areas/<area>/screens.ts` or the build does not compile.
 */
const ROWS = { ...CUSTOMER_PAGES, ...GUIDE_PAGES, ...ADMIN_PAGES, ...PARTNER_PAGES }

export type PageRows = typeof ROWS
export type PageKey = keyof PageRows
export const PAGES: Readonly<Record<PageKey, PageRow>> = ROWS
export const PAGE_KEYS = Object.keys(ROWS) as readonly PageKey[]

/** The addresses of a page one by one, for a page with several that mean different things. */
export const pathsOf = <Key extends PageKey>(page: Key): PageRows[Key]['paths'] => ROWS[page].paths

/** The pages that say that there is none; the server answers 404 with them. */
export const NOT_FOUND_PAGES: readonly PageKey[] = ['notFound', 'adminNotFound', 'partnerNotFound']

/** The area is told apart by the first path segment; `/:partner/partner/login` is the one exception. */
export function areaOf(pathname: string): PageArea {
  const [first, second] = pathname.split('/').filter(Boolean)
  if (first === 'admin') return 'admin'
  if (first === 'partner' || second === 'partner') return 'partner'
  return 'customer'
}
