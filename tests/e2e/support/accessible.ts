import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * No violation on the page as it stands once nothing fades in any more, best practices included. On a busy machine a fading may
 * begin after the look has; what is wrong for good is wrong at each of the next looks too.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expect
    .poll(() => violationsOf(page), { message: `accessibility of ${what}`, timeout: 15_000, intervals: [1_000] })
    .toEqual([])
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Read by the browser at the first look at a document, not before. */
const LOAD_AXE = `globalThis.loadAxe = () => { if (!globalThis.axe) { ${AXE} } }`
/** Pages whose documents bring the checker: to send it again for each costs more than the look itself. */
const equipped = new WeakSet<Page>()

async function equip(page: Page): Promise<void> {
  if (equipped.has(page)) return
  equipped.add(page)
  await page.addInitScript({ content: LOAD_AXE })
  await page.evaluate(LOAD_AXE)
}

async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    for (;;) {
      // What has just come into the page begins to fade with the next frame, and one fading may start another.
      await frame()
      await frame()
      const passing = document
        .getAnimations()
        .filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity)
        // The bar that counts how long a message stays is hidden from readers, and fades nothing.
        .filter((each) => !(each instanceof CSSAnimation) || each.animationName !== 'Toastify__trackProgress')
      if (passing.length === 0) return
      await Promise.allSettled(passing.map((each) => each.finished))
    }
  })
  await equip(page)
  return page.evaluate(async (rules) => {
    const scope = globalThis as unknown as { axe: typeof axe; loadAxe: () => void }
    scope.loadAxe()
    const checker = scope.axe
    const check = async (context: axe.ElementContext, runOnly: axe.RunOptions['runOnly']) => {
      const options = { runOnly, resultTypes: ['violations'], preload: false } satisfies axe.RunOptions
      return (await checker.run(context, options)).violations
    }
    const found: string[] = []
    for (const { id, nodes } of await check(document, rules)) {
      const wrong = []
      for (const { target } of nodes) {
        // A bar that stays may cover half of a button until the page is scrolled: it is as large as it is in the middle.
        const [selector] = target
        if (id === 'target-size' && target.length === 1 && typeof selector === 'string') {
          document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
          if ((await check(selector, { type: 'rule', values: [id] })).length === 0) continue
        }
        wrong.push(target.join(' '))
      }
      if (wrong.length > 0) found.push(`${id}: ${wrong.join(' | ')}`)
    }
    return found
  }, RULES)
}

/** Nothing sticks out to the right: the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // A window that has just been made narrower is drawn anew a moment later.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: 'pixels beyond the right edge',
    })
    .toBeLessThanOrEqual(0)
}

/** Main buttons are for thumbs: 44 pixels each way (WCAG 2.5.5), as drawn. axe asks for the 24 without which nobody can press. */
export async function expectLargeButtons(page: Page, what: string): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('.MuiButton-contained, .btn')]
      .filter((button) => button.checkVisibility())
      .map((button) => ({ box: button.getBoundingClientRect(), name: button.textContent }))
      .filter(({ box }) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
      .map(({ box, name }) => `${name}: ${box.width} x ${box.height}`),
  )
  expect.soft(small, `buttons that are too small on ${what}`).toEqual([])
}
