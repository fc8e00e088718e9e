import type { Page } from '@playwright/test'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { PAGES } from '#src/contract/pages.ts'
import type { PageGuard, PageRow } from '#src/contract/pages/page-row.ts'
import { expectAccessible, expectLargeButtons, expectNoSidewaysScroll } from './accessible.ts'
import { expect } from './fixtures.ts'
import { expectHindi } from './hindi.ts'
import { expectNoOverlap, expectReadable } from './readable.ts'
import type { Language } from './words.ts'

export interface Look {
  language: Language
  width: number
}

export const nameOf = ({ language, width }: Look): string => `${language}, ${width} px`

/** Some pages are of records that are not there, or are not there themselves; what the browser says about that is its own. */
export const MISSING = /404|409|410/

/** What stands for the parts of an address that a page takes. */
const PARAMS: Record<string, string> = {
  ':urlSegment': 'diwali-offer',
  ':partner_name': 'cl',
  ':partner': 'cl',
  ':prospectId': 'no-such-code',
  ':kind': 'car',
  ':lenderId': '1',
  ':lender': 'nobody',
  ':appId': 'none',
  ':ticket': 'CLT-999999',
}
/** In an address below it, what nobody finds stands for `*`. */
const fill = (path: string): string =>
  path.replace(/:\w+/g, (part) => PARAMS[part] ?? part).replace('*', path === '*' ? '/no/such/page' : 'no/such/page')

/** An address, and the screen that it opens. */
export interface Address {
  path: string
  page: string
}

const addressesOf = (wanted: (row: PageRow) => boolean): Address[] =>
  Object.entries<PageRow>(PAGES)
    .filter(([, row]) => wanted(row))
    .flatMap(([page, { paths }]) => paths.map((path) => ({ page, path: fill(path) })))

/** What anybody may open on a marketplace, in all three areas. */
export const PUBLIC_PAGES = [
  ...addressesOf(
    ({ guard, flavours }) =>
      ['none', 'guest-admin', 'guest-partner'].includes(guard) && (flavours?.includes('marketplace') ?? true),
  ),
  { page: 'privacyPolicy', path: '/privacy-policy?partner=cl' },
  { page: 'termsOfUse', path: '/terms-of-use?partner=cl' },
]

/** What a customer may open whose session has chosen this product; without one, what every customer may. */
export const customerPages = (product?: ProductType): Address[] => {
  const guards: readonly PageGuard[] = ['signed-in', 'user']
  return addressesOf(
    ({ area, guard, products }) =>
      area === 'customer' && guards.includes(guard) && (product ? products?.includes(product) === true : !products),
  )
}

interface Walk {
  typed?: readonly string[]
  byAddress?: boolean
  readable?: boolean
  judges?: boolean
}

/**
 * Opens addresses one after the other and looks at each page once it stands: it has its one heading and its language, is
 * wholly in that language, shows no key of a dictionary, fits the screen with no text over another, has main buttons large
 * enough for a thumb, and each screen can be used by everybody, also enlarged and spaced where it is to be `readable` so.
 * English pages are opened by the address bar; Hindi ones from the page before, as a link does, except those that may
 * lead back to where one was or share its heading (`byAddress`). `typed`: what nobody translates. Without `judges`
 * another walk asks, in the same language, whether everybody can use these screens.
 */
export const visitor = (
  page: Page,
  origin: string,
  { language }: Look,
  { typed = [], byAddress = false, readable = false, judges = true }: Walk = {},
) => {
  const judged = new Set<string>()
  return async ({ path, page: screen }: Address): Promise<void> => {
    const what = `${path} in ${language}`
    const again = judged.has(screen)
    // The other addresses of a screen are opened in one language.
    if (again && language === 'en') return
    if (language === 'en' || byAddress || judged.size === 0 || again) await page.goto(origin + path)
    else {
      await follow(page, origin + path)
      await hasLeft(page)
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true], .MuiSkeleton-root')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect.soft(await rawKeys(page), `keys of dictionaries on ${what}`).toEqual([])
    if (language === 'hi') await expectHindi(page, what, typed)
    await expectNoSidewaysScroll(page)
    await expectNoOverlap(page, what)
    await expectLargeButtons(page, what)
    if (!again && judges) await expectAccessible(page, what)
    if (readable) await expectReadable(page, what)
    judged.add(screen)
  }
}

/** Goes to an address without loading the page anew. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = heading.textContent
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
}

/** Waits until the page before has gone. Two pages may share the element and put other words into it. */
async function hasLeft(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('h1')].some((heading) => heading.dataset['left'] !== heading.textContent),
  )
}

/** Texts that are a key and not words: what stands on screen where a dictionary has nothing. */
async function rawKeys(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
  return lines.filter((line) => KEY.test(line) && !ADDRESS.test(line))
}
const KEY = /^([a-z]+(-[a-z]+)*:)?[a-z]\w*(\.\w+)+$/
/** Hosts and names of files look like keys. */
const ADDRESS = /\.(in|com|org|test|example|localhost|csv|xlsx)$/
