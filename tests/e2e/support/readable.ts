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

/** What 1280 x 1024 pixels show when they are enlarged four times. */
const ENLARGED = { width: 320, height: 256 }
/** Pixels that bars which stay in sight leave to read in. */
const ROOM = 128

/**
 * Enlarged four times (WCAG 1.4.10, 2.4.11): nothing is cut off, bars that stay leave half of the height, what is read aloud comes
 * in the order in which it is seen (1.3.2), and whatever the Tab key comes to can be seen. Answers how many places that were.
 */
export async function expectEnlarged(page: Page, what: string): Promise<number> {
  const before = page.viewportSize()
  await page.setViewportSize(ENLARGED)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expectNoSidewaysScroll(page)
  expect.soft(await cutTexts(page), `texts that are cut on ${what}, enlarged`).toEqual([])
  expect.soft(await roomLeft(page), `pixels between the bars of ${what}, enlarged`).toBeGreaterThanOrEqual(ROOM)
  expect.soft(await outOfOrder(page), `read after what stands below it, on ${what}, enlarged`).toEqual([])
  const covered: string[] = []
  const seen = new Set<string>()
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  for (;;) {
    await page.keyboard.press('Tab')
    const at = await focusedPlace(page, seen.size)
    if (at === null || seen.has(at.key)) break
    seen.add(at.key)
    if (!at.visible) covered.push(at.text)
  }
  expect.soft(covered, `covered by a bar when the Tab key is there, on ${what}, enlarged`).toEqual([])
  if (before) await page.setViewportSize(before)
  return seen.size
}

/** Headings, ways and fields of one column that stand wholly above the one that is read before them. */
const outOfOrder = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    const stays = (element: Element): boolean => {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(around).position)) return true
      return false
    }
    const read = [...document.querySelectorAll('main :is(h1, h2, h3, h4, a, button, input, select, textarea, p)')]
      .filter(
        (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !stays(element),
      )
      .map((element) => ({
        text: (element.textContent || element.id).trim().slice(0, 40),
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    return read.flatMap(({ text, box }, at) => {
      const before = read[at - 1]
      return before && box.bottom <= before.box.top ? [`${text} | ${before.text}`] : []
    })
  })

/** The most that bars leave, wherever the page is scrolled to. */
const roomLeft = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const stays = (element: Element | null): boolean => {
      for (let around = element; around; around = around.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(around).position)) return true
      return false
    }
    const { scrollHeight } = document.documentElement
    let least = window.innerHeight
    for (const share of [0, 0.5, 1]) {
      window.scrollTo({ top: share * scrollHeight, behavior: 'instant' })
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      let free = 0
      for (let y = 1; y < window.innerHeight; y += 2)
        if (!stays(document.elementFromPoint(window.innerWidth / 2, y))) free += 2
      least = Math.min(least, free)
    }
    return least
  })

/** What has the focus: its name among those before, and whether any of it can be seen; null when it has left the page. */
const focusedPlace = (page: Page, number: number) =>
  page.evaluate(async (number) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    element.dataset['place'] ??= String(number)
    // A box that is drawn by its label is seen as its label.
    const drawn = element.matches('input') ? (element.closest('label') ?? element) : element
    const { left, top, right, bottom } = drawn.getBoundingClientRect()
    const across = [0.1, 0.5, 0.9].map((share) => left + share * (right - left))
    const down = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => top + share * (bottom - top))
    const visible = across.some((x) =>
      down.some((y) => {
        const above = document.elementFromPoint(x, y)
        return above !== null && (drawn.contains(above) || above.contains(drawn))
      }),
    )
    return {
      key: element.dataset['place'],
      text: `${element.tagName} ${element.getAttribute('aria-label') ?? element.innerText.slice(0, 40) ?? ''} ${element.id}`,
      visible,
    }
  }, number)
