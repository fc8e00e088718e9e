import type { HostFlavour } from '#src/contract/brands/brand.ts'
import { NOT_FOUND_PAGES, PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import type { PageRow } from '#src/contract/pages/page-row.ts'
import { isUrlSegment } from '#src/contract/rules/web/url-segment.ts'
import type { Mode } from '../../env.ts'

const vagueness = (path: string): number => (path === '*' ? 3 : path.endsWith('*') ? 2 : Number(path.includes(':')))

const PATTERNS = PAGE_KEYS.flatMap((page) => PAGES[page].paths.map((path) => ({ page, path })))
  // Fixed words win over parameters, as in the router.
  .sort((a, b) => vagueness(a.path) - vagueness(b.path))
  .map(({ page, path }) => ({
    page,
    path,
    // As the router reads them: in any case, with a slash at the end or without.
    regex: new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)').replace('*', '.*')}/?$`, 'i'),
  }))

/** The screen that an address opens on this kind of host and in this run mode; null = the not-found screen. */
export function pageOfPath(pathname: string, flavour: HostFlavour, mode: Mode): PageKey | null {
  // The empty admin path leads on to the dashboard; it is nobody's landing page.
  if (/^\/admin\/?$/.test(pathname)) return 'dashboard'
  const exists = ({ flavours, modes }: PageRow) =>
    (flavours?.includes(flavour) ?? true) && (modes?.some((each) => each === mode) ?? true)
  const found = PATTERNS.find(({ regex }) => regex.test(pathname))
  if (!found || NOT_FOUND_PAGES.includes(found.page)) return null
  const { page, path } = found
  if (path === '/:urlSegment' && !isUrlSegment(pathname.slice(1).replace(/\/$/, ''))) return null
  if (exists(PAGES[page])) return page
  return page === 'login' ? 'landing' : null
}

/**
 * The address that a public page is drawn for when `pathname` is asked for: the browser must draw the same there. A
 * segment of a campaign stands for any other; null = an address in another spelling, which is left to the browser.
 */
export function drawnPath(page: PageKey, pathname: string): string | null {
  const { paths } = PAGES[page]
  if (paths.includes(pathname)) return pathname
  if (page === 'notFound') return paths[0] ?? null
  return page === 'landing' && /^\/[^/]+\/?$/.test(pathname) ? '/-' : null
}
