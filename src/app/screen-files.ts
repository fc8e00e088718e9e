import { ADMIN_SCREENS } from '#src/areas/admin/screens.ts'
import { GUIDE_SCREENS } from '#src/areas/customer/guides/screens.ts'
import { CUSTOMER_SCREENS } from '#src/areas/customer/screens.ts'
import { PARTNER_SCREENS } from '#src/areas/partner/screens.ts'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { folderOf } from '#src/contract/pages/page-row.ts'
import type { ScreenRow } from '#src/ui/screen-row.ts'
import { BASE_TEXTS } from './base-texts.ts'
import { FRAME_ROWS, frameNameOf } from './frames.ts'
import { NEXT_SCREENS } from './next-screens.ts'

const ROWS: Partial<Record<PageKey, ScreenRow>> = {
  ...CUSTOMER_SCREENS,
  ...GUIDE_SCREENS,
  ...ADMIN_SCREENS,
  ...PARTNER_SCREENS,
}

/**
 * What is fetched for a screen: its module and the one of its frame, and their dictionaries; and the screens that usually
 * come next. The build writes down the files (tools/bundle/screen-preloads.ts), and the page names them: its own, so that the
 * browser fetches them at once instead of one after the other, and the next ones (`use-prefetch.ts`).
 */
export const SCREEN_FILES = PAGE_KEYS.map((page) => {
  const own = ROWS[page]
  const frame = frameNameOf(page)
  const around = frame && FRAME_ROWS[frame]
  return {
    page,
    modules: [
      ...(own ? [`src/areas/${folderOf(PAGES[page])}/${own.name}.tsx`] : []),
      ...(around ? [`src/app/${frame === 'user' ? '' : 'layouts/'}${around.name}.tsx`] : []),
      // Of staff and partners, whose rows arrive with the first of their screens.
      ...(PAGES[page].area === 'customer' ? [] : [`src/areas/${PAGES[page].area}/screens.ts`]),
    ],
    namespaces: [...BASE_TEXTS, ...(own?.namespaces ?? []), ...(around?.namespaces ?? [])],
    next: NEXT_SCREENS[page] ?? [],
  }
})
