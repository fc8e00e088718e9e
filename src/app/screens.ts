// Where a visitor begins: part of the first load, since another request would only make it later.
import { LandingPage } from '#src/areas/customer/landing/LandingPage.tsx'
import { CUSTOMER_SCREENS } from '#src/areas/customer/screens.ts'
import { VerificationPage } from '#src/areas/customer/verification/VerificationPage.tsx'
import { PARTNER_SCREENS } from '#src/areas/partner/screens.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { ADMIN_PAGES } from '#src/contract/pages/admin-pages.ts'
import { loadTexts } from '#src/lib/i18n.ts'
import { screen } from '#src/ui/screen-row.ts'
import type { ScreenRow } from '#src/ui/screen-row.ts'
import { FRAME_ROWS, frameNameOf } from './frames.ts'
import { lazyScreen } from './screen.ts'
import type { Screen } from './screen.ts'

const landing = () => screen(async () => ({ LandingPage }), 'LandingPage', ['landing', 'verification', 'products'])

type AdminPage = keyof typeof ADMIN_PAGES

/** The rows of the back office arrive with the first of its pages: a visitor does not carry all their addresses. */
const adminRow = (page: AdminPage): ScreenRow => ({
  name: page,
  namespaces: [],
  themed: false,
  load: async () => {
    const { ADMIN_SCREENS } = await import('#src/areas/admin/screens.ts')
    const { load, namespaces } = ADMIN_SCREENS[page]
    const [component] = await Promise.all([load(), loadTexts(namespaces)])
    return component
  },
})
const adminRows = Object.fromEntries(
  (Object.keys(ADMIN_PAGES) as AdminPage[]).map((page) => [page, adminRow(page)]),
) as Record<AdminPage, ScreenRow>

/** A page without a screen does not compile. */
const ROWS: Record<PageKey, ScreenRow> = {
  landing: landing(),
  login: landing(),
  verification: screen(async () => ({ VerificationPage }), 'VerificationPage', ['verification', 'landing']),
  ...CUSTOMER_SCREENS,
  ...adminRows,
  ...PARTNER_SCREENS,
}

/** Pages that share a row share the component: what is on screen stays while one moves between them. */
const made = new Map<ScreenRow, Screen>()
function componentOf(row: ScreenRow): Screen {
  const known = made.get(row) ?? lazyScreen(row)
  made.set(row, known)
  return known
}
const componentsOf = <Key extends string>(rows: Readonly<Record<Key, ScreenRow>>): Readonly<Record<Key, Screen>> =>
  Object.fromEntries(Object.entries<ScreenRow>(rows).map(([key, row]) => [key, componentOf(row)])) as Record<
    Key,
    Screen
  >

/** The component of every page. */
export const SCREENS = componentsOf(ROWS)
export const FRAMES = componentsOf(FRAME_ROWS)

/** The frame that a page is drawn in once somebody has signed in; the public frame needs no loading. */
export function frameOf(page: PageKey): Screen | null {
  const name = frameNameOf(page)
  return name && FRAMES[name]
}
