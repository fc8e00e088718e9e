import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './accessible.ts'

const NARROWEST = { width: 320, height: 640 }
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/**
 * Four times enlarged, a window of 1280 pixels shows 320 (WCAG 1.4.10); and somebody who reads with difficulty sets lines,
 * letters, words and paragraphs wider apart (1.4.12). Both at once is the narrowest that a page has to bear. It becomes so
 * while one reads, and afterwards the page is as it was.
 */
export async function expectReadable(page: Page, what: string): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(NARROWEST)
  await page.evaluate(async (rules) => {
    // A sheet that a script makes is under no policy, as one of the browser's own user is.
    const sheet = Object.assign(new CSSStyleSheet(), { spaced: true })
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
    // What stands elsewhere on a narrow screen goes there with the next frame.
    for (let frames = 0; frames < 2; frames++) await new Promise((drawn) => requestAnimationFrame(drawn))
  }, SPACED)
  await expectNoSidewaysScroll(page)
  expect.soft(await cutTexts(page), `texts that are cut on ${what}, enlarged and spaced`).toEqual([])
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !('spaced' in sheet))
  })
  if (before) await page.setViewportSize(before)
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
