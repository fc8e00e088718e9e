import type { Page } from '@playwright/test'
import { HOSTS } from '../../src/contract/brands/hosts.ts'
import type { ProductType } from '../../src/contract/entities/shared/product-type.ts'
import { PAGES } from '../../src/contract/pages.ts'
import type { PageGuard } from '../../src/contract/pages/page-row.ts'
import { expect, test } from './fixtures.ts'
import { expectHindi } from './hindi.ts'
import { newPerson, signIn, signInAndComplete } from './journey.ts'

/** What stands for the parts of an address that a page takes. */
const PARAMS: Record<string, string> = {
  ':urlSegment': 'diwali-offer',
  ':partner_name': 'cl',
  ':prospectId': 'no-such-code',
  ':kind': 'car',
  ':lender': 'nobody',
  ':lenderId': '1',
  ':appId': 'none',
  ':ticket': 'CLT-999999',
  '*': '/no/such/page',
}
const fill = (path: string): string => path.replace(/:\w+|\*/g, (part) => PARAMS[part] ?? part)

/** Addresses of the customer's area behind these guards, on a marketplace, that a session with this product may open. */
const pathsOf = (guards: readonly PageGuard[], product?: ProductType): string[] =>
  Object.values(PAGES)
    .filter(({ area, guard, flavours }) => {
      const here = flavours?.includes('marketplace') ?? true
      return area === 'customer' && here && guards.includes(guard)
    })
    .filter(({ products }) => (product ? products?.includes(product) : !products))
    .flatMap(({ paths }) => paths.map(fill))

async function read(page: Page, address: string, typed: readonly string[] = []): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectHindi(page, address, typed)
}

/** Missing things are among the addresses; what the browser says about them is its own. */
const MISSING = /404|409|410/

test('every page that anybody may open is Hindi in Hindi', async ({ page, product, cleanConsole }) => {
  cleanConsole.allow(MISSING)
  const shop = `http://${HOSTS.find(({ host }) => host === 'shop.localhost')?.host}:${new URL(product.origin).port}`
  for (const url of [product.origin, shop]) await page.context().addCookies([{ name: 'lang', value: 'hi', url }])
  const paths = pathsOf(['none'])
  expect(paths.length).toBeGreaterThan(25)
  for (const path of paths) await read(page, product.origin + path)
  for (const path of ['/', '/login']) await read(page, shop + path)
})

test("every page of a customer's own is Hindi in Hindi", async ({ page, product, cleanConsole }) => {
  cleanConsole.allow(MISSING)
  const person = await signInAndComplete(page, product, 'hi')
  const typed = [person.pan, 'Asha', 'Patil', 'Cidco N-4', 'Sunrise Textiles']
  await expectHindi(page, 'the offers', typed)
  const own: PageGuard[] = ['signed-in', 'user']
  for (const path of [...pathsOf(own), ...pathsOf(own, 'Personal Loans')])
    await read(page, product.origin + path, typed)
})

test('every page of the other products is Hindi in Hindi', async ({ page, product, cleanConsole }) => {
  cleanConsole.allow(MISSING)
  await signIn(page, product, 'hi', newPerson())
  for (const chosen of [
    'Gold Loans',
    'Affordable Housing Loan',
    'Business Loans',
    'Credit Cards',
    'Other Insurance',
  ] as const) {
    const saved = await page.evaluate(async (value) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ name: 'productType', value })
      return (await fetch('/api/cookies/save', { method: 'POST', headers, body })).status
    }, chosen)
    expect(saved).toBe(200)
    const paths = pathsOf(['user'], chosen)
    expect(paths, chosen).not.toEqual([])
    for (const path of paths) {
      await read(page, product.origin + path)
      expect(new URL(page.url()).pathname, path).not.toBe('/products')
    }
  }
  for (const kind of ['health', 'shop', 'other']) await read(page, `${product.origin}/user/insurance?kind=${kind}`)
})
