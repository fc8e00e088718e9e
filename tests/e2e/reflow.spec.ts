import type { Page } from '@playwright/test'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { expectNoSidewaysScroll } from './support/accessible.ts'
import { customerPages, MISSING, PUBLIC_PAGES } from './support/crawl.ts'
import type { Address } from './support/crawl.ts'
import { expect, test } from './support/fixtures.ts'
import { signInAndComplete } from './support/journey.ts'
import { inPieces } from './support/staff.ts'

/**
 * Four times enlarged, a window of 1280 pixels shows 320 (WCAG 1.4.10); and somebody who reads with difficulty sets lines,
 * letters, words and paragraphs wider apart (1.4.12). Both at once is the narrowest that a page has to bear.
 */
test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 320, height: 640 } })
test.beforeEach(({ cleanConsole }) => cleanConsole.allow(MISSING))

const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

async function expectReadable(page: Page, origin: string, { path }: Address): Promise<void> {
  await page.goto(origin + path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true], .MuiSkeleton-root')).toHaveCount(0)
  // A sheet that a script makes is under no policy, as one of the browser's own user is.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, SPACED)
  await expectNoSidewaysScroll(page)
  expect.soft(await cutTexts(page), `texts that are cut on ${path}`).toEqual([])
}

/** Words that are there and cannot be read, because their box hides what does not fit into it. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.textContent ?? ''))
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element)
      // For readers of screens alone.
      if (!hasWords(element) || !element.checkVisibility() || element.clientWidth <= 1 || clipPath !== 'none') return []
      const cut =
        (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
      return cut ? [element.textContent.trim().slice(0, 60)] : []
    })
  })

for (const language of ['en', 'hi'] as const)
  for (const pages of inPieces(PUBLIC_PAGES, 16))
    test(`what anybody may open is readable, enlarged and spaced, from ${pages[0]?.path}, in ${language}`, async ({
      page,
      product,
    }) => {
      await page.context().addCookies([{ name: 'lang', value: language, url: product.origin }])
      for (const address of pages) await expectReadable(page, product.origin, address)
    })

test('what a customer may open is readable, enlarged and spaced', async ({ page, product }) => {
  await signInAndComplete(page, product, 'en')
  for (const address of [...customerPages(), ...customerPages(PRODUCT.personal)])
    await expectReadable(page, product.origin, address)
})

/** Classes of what moves, or would at the next change. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lasts = (durations: string) => durations.split(', ').some((duration) => parseFloat(duration) > 0.001)
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(element)
      const moves = lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration))
      return moves ? [element.getAttribute('class') ?? element.tagName] : []
    })
  })

test('who wants less motion has none', async ({ page, product }) => {
  const open = async (path: string) => {
    await page.goto(product.origin + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  for (const path of [
    '/',
    '/products',
    '/need-help',
    '/calculator',
    '/our-lenders',
    '/admin/login',
    '/partner/login',
  ]) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(path)
    expect.soft(await moving(page), path).toEqual([])
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open('/')
  expect(await moving(page), 'the look above can fail').not.toEqual([])
})
