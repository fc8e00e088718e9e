import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { isPlainPage } from '#src/contract/path-to.ts'
import type { PlainPageKey } from '#src/contract/path-to.ts'

/** The page of the menu that a page belongs to: itself, or the one whose address it continues. */
export function menuPageOf(page: PageKey): PlainPageKey | undefined {
  const { area, paths } = PAGES[page]
  const begins = (start = '') => paths.some((path) => path === start || path.startsWith(`${start}/`))
  return PAGE_KEYS.filter(isPlainPage)
    .filter((key) => PAGES[key].area === area && PAGES[key].menu !== undefined && begins(PAGES[key].paths[0]))
    .sort((a, b) => (PAGES[b].paths[0]?.length ?? 0) - (PAGES[a].paths[0]?.length ?? 0))[0]
}
