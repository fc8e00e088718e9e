import { matchRoutes } from 'react-router-dom'
import type { HostFlavour } from '#src/contract/brands/brand.ts'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { ADMIN_INDEX } from '#src/contract/pages/admin-pages.ts'
import { isUrlSegment } from '#src/contract/rules/web/url-segment.ts'

export interface Route {
  path: string
  page: PageKey
}

type Mode = 'demo' | 'test' | 'live'

/** The few there are, each made once. */
const tables = new Map<string, readonly Route[]>()

/**
 * The paths of one kind of host, in one run mode. On a storefront the empty path is the products page. A path of another
 * kind of host is not found, as the server has it; only the sign-in's is the landing page, which has the sign-in too.
 */
export function routesOf(flavour: HostFlavour, mode: Mode): readonly Route[] {
  const key = `${flavour} ${mode}`
  const made = tables.get(key) ?? makeRoutes(flavour, mode)
  tables.set(key, made)
  return made
}

function makeRoutes(flavour: HostFlavour, mode: Mode): readonly Route[] {
  return PAGE_KEYS.flatMap((page) => {
    const { flavours, modes, paths } = PAGES[page]
    const here = (flavours?.includes(flavour) ?? true) && (modes?.some((each) => each === mode) ?? true)
    const shown = here ? page : page === 'login' ? 'landing' : 'notFound'
    return paths.map((path) => ({ path, page: path === '/' && flavour === 'storefront' ? 'products' : shown }))
  })
}

/** The empty admin path has no screen of its own: it leads on to the dashboard, or to the role's first page. */
const INDEX: Route = { path: ADMIN_INDEX, page: 'dashboard' }

/** What was asked last of each table: frames ask at each of their renderings, and the router ranks all routes anew. */
const answered = new WeakMap<readonly Route[], { pathname: string; page: PageKey }>()

/** The page that an address opens; an unknown one opens not-found. */
export function pageAt(routes: readonly Route[], pathname: string): PageKey {
  const last = answered.get(routes)
  if (last?.pathname === pathname) return last.page
  const page = findPage(routes, pathname)
  answered.set(routes, { pathname, page })
  return page
}

function findPage(routes: readonly Route[], pathname: string): PageKey {
  // The router ranks all routes for each question; a path without parameters outranks the others.
  const exact = routes.find(({ path }) => path === pathname && !/[:*]/.test(path))
  if (exact) return exact.page
  const matches = matchRoutes(
    [...routes, INDEX].map(({ path, page }) => ({ path, id: page })),
    pathname,
  )
  const match = matches?.at(-1)
  const id = match?.route.id
  if (match?.params['urlSegment'] !== undefined && !isUrlSegment(match.params['urlSegment'])) return 'notFound'
  return PAGE_KEYS.find((key) => key === id) ?? 'notFound'
}
