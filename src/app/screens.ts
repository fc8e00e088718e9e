// Where a visitor begins: part of the first load, since another request would only make it later.
import { LandingPage } from '#src/areas/customer/landing/LandingPage.tsx'
import { CUSTOMER_SCREENS } from '#src/areas/customer/screens.ts'
import { VerificationPage } from '#src/areas/customer/verification/VerificationPage.tsx'
import type { PageKey } from '#src/contract/pages.ts'
import { ADMIN_PAGES } from '#src/contract/pages/admin-pages.ts'
import { GUIDE_PAGES } from '#src/contract/pages/guide-pages.ts'
import { PARTNER_PAGES } from '#src/contract/pages/partner-pages.ts'
import { loadTexts } from '#src/lib/i18n.ts'
import { screen } from '#src/ui/screen-row.ts'
import type { ScreenRow } from '#src/ui/screen-row.ts'
import { FRAME_ROWS, frameNameOf } from './frames.ts'
import { lazyScreen } from './screen.ts'
import type { Screen } from './screen.ts'

const landing = () => screen(async () => ({ LandingPage }), 'LandingPage', ['landing', 'verification', 'products'])

type LateRows<Page extends string> = Readonly<Record<Page, ScreenRow>>

/** The rows of a back office, and of the guides, arrive with the first of their pages: a visitor does not carry all their addresses. */
const rowsOf = <Page extends string>(pages: Readonly<Record<Page, unknown>>, read: () => Promise<LateRows<Page>>) =>
  Object.fromEntries(
    (Object.keys(pages) as Page[]).map((page) => [
      page,
      {
        name: page,
        namespaces: [],
        load: async () => {
          const { load, namespaces } = (await read())[page]
          const [component] = await Promise.all([load(), loadTexts(namespaces)])
          return component
        },
      },
    ]),
  ) as unknown as LateRows<Page>
const guideRows = rowsOf(GUIDE_PAGES, async () => (await import('#src/areas/customer/guides/screens.ts')).GUIDE_SCREENS)
const adminRows = rowsOf(ADMIN_PAGES, async () => (await import('#src/areas/admin/screens.ts')).ADMIN_SCREENS)
const partnerRows = rowsOf(PARTNER_PAGES, async () => (await import('#src/areas/partner/screens.ts')).PARTNER_SCREENS)

/** A page without a screen does not compile. */
const ROWS: Record<PageKey, ScreenRow> = {
  landing: landing(),
  login: landing(),
  verification: screen(async () => ({ VerificationPage }), 'VerificationPage', ['verification', 'landing']),
  ...CUSTOMER_SCREENS,
  ...guideRows,
  ...adminRows,
  ...partnerRows,
  productOfferingDetail: partnerRows.productOffering,
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
