import { readFileSync } from 'node:fs'
import { HOSTS } from '#src/contract/brands/hosts.ts'
import { PRODUCT, PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import { customerPages, follow, MISSING, nameOf, PUBLIC_PAGES, visitor } from '../support/crawl.ts'
import type { Address } from '../support/crawl.ts'
import { expect, test } from '../support/fixtures.ts'
import { comeIn, newPerson, signInAndComplete } from '../support/journey.ts'
import { ADMIN_PAGES, PARTNER_PAGES, ROLES } from '../support/specified-pages.ts'
import { enterAs, inPieces, STAFF_LOOKS } from '../support/staff.ts'

/**
 * Every page of everybody, in both languages and on both screens (`visitor` says what is looked at). The journeys walk the
 * pages; this is where each of them is opened by its address.
 */
test.describe.configure({ mode: 'parallel' })

/** Long walks are taken in pieces, side by side. */
const PIECE = 12
/** What the staff's pages show of the demo's staff, partners, lenders and cards, as somebody has typed it. */
const SEEDED = [
  ...['lenders', 'credit-cards'].flatMap((file) =>
    textsOf(JSON.parse(readFileSync(`server/seed/${file}.json`, 'utf8'))),
  ),
  'Asha Rao',
  'Vikram Shah',
  'Meera Nair',
  'Ravi Kumar',
  'Anand Money Mart',
  'M-1001',
  'cl_direct',
  'cl',
  'AAFF*****K',
  'BazaarMitra Retail',
  'M-1002',
  'bazaarmitr_web',
  'bazaarmitr',
  // The browser that is signed in, a colour, and a partner that another journey may have changed.
  'Linux',
  'Chrome',
  '#4EC9DB',
  'rain-26',
]
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /[A-Za-z]{2}/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** An address of a back office: each its own screen. */
const at = (path: string): Address => ({ path, page: path })

for (const look of STAFF_LOOKS)
  test.describe(nameOf(look), () => {
    const { language, width } = look
    test.use({ viewport: { width, height: 800 } })
    test.beforeEach(({ cleanConsole }) => cleanConsole.allow(MISSING))

    for (const pages of inPieces(PUBLIC_PAGES, PIECE))
      test(`what anybody may open, from ${pages[0]?.path}`, async ({ page, product }) => {
        await page.context().addCookies([{ name: 'lang', value: language, url: product.origin }])
        const visit = visitor(page, product.origin, look, { readable: true })
        for (const address of pages) await visit(address)
      })

    test('the storefront', async ({ page, product }) => {
      const [shop] = HOSTS.filter(({ host }) => host === 'shop.localhost')
      const origin = `http://${shop?.host}:${new URL(product.origin).port}`
      await page.context().addCookies([{ name: 'lang', value: language, url: origin }])
      const visit = visitor(page, origin, look)
      for (const path of ['/', '/login']) await visit(at(path))
    })

    test('what a customer in front of the offers may open', async ({ page, product }) => {
      const person = await signInAndComplete(page, product, language)
      const typed = [person.pan, 'Asha', 'Patil', 'Cidco N-4', 'Sunrise Textiles']
      const visit = visitor(page, product.origin, look, { typed, byAddress: true, readable: language === 'en' })
      for (const address of [...customerPages(), ...customerPages(PRODUCT.personal)]) await visit(address)
    })

    test('what a customer of the other products may open', async ({ page, product }) => {
      const { keep } = await comeIn(page, product, language, newPerson())
      for (const chosen of PRODUCT_TYPES.filter((type) => type !== PRODUCT.personal)) {
        await keep('productType', chosen)
        const visit = visitor(page, product.origin, look, { byAddress: true })
        const pages = customerPages(chosen)
        expect(pages, chosen).not.toEqual([])
        for (const address of pages) {
          await visit(address)
          expect(new URL(page.url()).pathname, address.path).not.toBe('/products')
        }
      }
      const visit = visitor(page, product.origin, look, { byAddress: true })
      for (const kind of ['health', 'shop', 'other']) await visit(at(`/user/insurance?kind=${kind}`))
    })

    for (const { email, may } of ROLES)
      for (const paths of inPieces(may, PIECE))
        test(`what ${email} may open, from ${paths[0]}`, async ({ page, product }) => {
          await enterAs(page, product, email, language)
          // The administrator's walk has been on all of these pages, on this screen.
          const judges = language === 'en' || email === 'admin@demo.test'
          const readable = email === 'admin@demo.test' && language === 'en'
          const visit = visitor(page, product.origin, look, { typed: SEEDED, judges, readable })
          for (const path of paths) {
            await visit(at(`/admin/${path}`))
            expect(new URL(page.url()).pathname).toBe(`/admin/${path}`)
          }
        })

    for (const paths of inPieces(PARTNER_PAGES, PIECE))
      test(`what a partner may open, from /partner${paths[0]}`, async ({ page, product }) => {
        await enterAs(page, product, 'partner@demo.test', language)
        const visit = visitor(page, product.origin, look, {
          typed: SEEDED,
          byAddress: true,
          readable: language === 'en',
        })
        for (const path of paths) {
          await visit(at(`/partner${path}`))
          expect(new URL(page.url()).pathname).toBe(`/partner${path}`)
        }
      })
  })

for (const { email, first, may } of ROLES)
  test(`${email}: every other page of the staff leads to the first of one's own`, async ({ page, product }) => {
    await enterAs(page, product, email)
    const firstPage = `${product.origin}/admin/${first}`
    await page.goto(`${product.origin}/admin/`)
    for (const path of ADMIN_PAGES.filter((each) => !may.includes(each))) {
      await page.waitForURL(firstPage)
      await follow(page, `${product.origin}/admin/${path}`)
    }
    await page.waitForURL(firstPage)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('a product that is not there leads a partner to the list', async ({ page, product }) => {
  await enterAs(page, product, 'partner@demo.test')
  await page.goto(`${product.origin}/partner/product-offering/1`)
  await page.waitForURL('**/partner/product-offering')
})

test('every public page fits the narrowest phone', async ({ page, product, cleanConsole }) => {
  cleanConsole.allow(MISSING)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.context().addCookies([{ name: 'lang', value: 'hi', url: product.origin }])
  const visit = visitor(page, product.origin, { language: 'hi', width: 320 }, { byAddress: true, judges: false })
  const titles = new Set<string>()
  const paths = [
    '/',
    '/diwali-offer',
    '/verification',
    '/products',
    '/privacy-policy',
    '/terms-of-use',
    '/how-we-match',
  ]
  const guides = ['', '/personal-loan', '/gold-loan', '/business-loan', '/home-loan', '/credit-cards']
  const others = [
    ...guides.map((path) => `/guides${path}`),
    '/our-lenders',
    '/need-help',
    '/outbox',
    '/404',
    '/no/such/page',
    '/admin/login',
    '/partner/login',
  ]
  for (const path of [...paths, ...others]) {
    await visit(at(path))
    titles.add(await page.title())
  }
  // '/' and its segments share a screen, and so do the two not-found addresses.
  expect(titles.size).toBe(paths.length + others.length - 2)
})
