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

/** Nothing that is written stands over something else that is written; what stays in sight above a page may. */
export async function expectNoOverlap(page: Page, what: string): Promise<void> {
  const found = await page.evaluate(() => {
    /** Pixels that the boxes of two lines may share: letters do not fill theirs. */
    const SHARED = 4
    type Seen = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
    /** What of a line can be seen: boxes around it may hide it, wholly for all but readers of screens. */
    const seen = ({ left, top, right, bottom }: DOMRect, inside: Element | null): Seen | null => {
      const box = { left, top, right, bottom }
      for (let around = inside; around; around = around.parentElement) {
        const { overflow, clip, clipPath, position } = getComputedStyle(around)
        if (clip !== 'auto' || clipPath !== 'none' || /fixed|sticky/.test(position)) return null
        if (overflow === 'visible') continue
        const frame = around.getBoundingClientRect()
        box.left = Math.max(box.left, frame.left)
        box.right = Math.min(box.right, frame.right)
        box.top = Math.max(box.top, frame.top)
        box.bottom = Math.min(box.bottom, frame.bottom)
      }
      return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : null
    }
    const lines: { text: string; box: Seen; element: Element }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const { parentElement: element } = node
      const text = node.textContent?.trim() ?? ''
      if (text === '' || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        const box = seen(line, element)
        if (box) lines.push({ text, box, element })
      }
    }
    lines.sort((a, b) => a.box.top - b.box.top)
    return lines.flatMap(({ text, box, element }, at) => {
      const over: string[] = []
      for (const other of lines.slice(at + 1)) {
        if (other.box.top >= box.bottom - SHARED) break
        const apart =
          other.box.left >= box.right - SHARED || other.box.right <= box.left + SHARED || other.element === element
        if (!apart) over.push(`${text.slice(0, 40)} | ${other.text.slice(0, 40)}`)
      }
      return over
    })
  })
  expect.soft(found, `texts over one another on ${what}`).toEqual([])
}
