import type { Page } from '@playwright/test'
import { BRANDS } from '#src/contract/brands/registry.ts'
import { expect, test } from '../support/fixtures.ts'
import { comeIn, newPerson } from '../support/journey.ts'
import type { Language } from '../support/words.ts'

const WIDTHS = [320, 360, 390]
const HEIGHT = 61

/** What stands wrong in the header: nothing where all of it is in one row, whole, and nothing covers anything else. */
const faults = (height: number): string[] => {
  const header = document.querySelector('.hdr')
  const row = header?.querySelector('.wrap-c')
  if (!header || !row) return ['no header']
  const seen: [string, DOMRect][] = [...row.children]
    .filter((part) => getComputedStyle(part).display !== 'none')
    .map((part) => [part.className, part.getBoundingClientRect()])
  const found = [
    header.getBoundingClientRect().height > height && `${header.getBoundingClientRect().height} px high`,
    document.documentElement.scrollWidth > window.innerWidth && 'wider than the screen',
    ...[...header.querySelectorAll('.logo-link, .logo-link *, .btn, summary')].map(
      (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0 && `${part.className} is cut off`,
    ),
    ...seen.map(([name, box], index) => {
      const before = seen[index - 1]?.[1]
      // The part of what is here only where there is room lends its edges to the ring of the keyboard.
      return before && box.left < before.right - 13 && `${name} covers what is before it`
    }),
    ...seen.map(([name, box]) => (box.bottom > height || box.right > window.innerWidth - 6) && `${name} is outside`),
  ]
  return found.filter((each) => typeof each === 'string')
}

/** The language can be changed here, or in the menu where there is no room. */
async function expectHeader(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    expect.soft(await page.evaluate(faults, HEIGHT), `${what} at ${width} px`).toEqual([])
  }
}

for (const language of ['en', 'hi'] as const satisfies readonly Language[])
  test(`the header of every brand is one row on every phone, in ${language}`, async ({
    page,
    product,
    cleanConsole,
  }) => {
    cleanConsole.allow(/404/)
    await page.context().addCookies([{ name: 'lang', value: language, url: product.origin }])
    // The page stands as the server sends it, before any script.
    await page.route(/\.(js|css|svg|webmanifest)$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    for (const { code, name } of BRANDS) {
      await page.goto(`${product.origin}/404?partner=${code}`, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('.hdr')).toContainText(name)
      await page.evaluate(async () => document.fonts.ready)
      await expectHeader(page, name)
    }
  })

test('somebody signed in finds the language in the header or in the menu', async ({ page, product }) => {
  await comeIn(page, product, 'en', newPerson())
  for (const { code, name } of BRANDS.toSorted((a, b) => b.name.length - a.name.length).slice(0, 3)) {
    await page.goto(`${product.origin}/calculator?partner=${code}`)
    await expect(page.locator('.hdr .avatar')).toBeVisible()
    await expectHeader(page, name)
  }
})
