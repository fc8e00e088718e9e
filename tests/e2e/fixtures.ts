import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { startProduct, type Product } from '../setup/product.ts'
import { MACHINE_SHIFT_MS, shiftDate, testNow, unshiftDate } from '../setup/test-time.ts'
import { watchPlaceholders } from '../setup/watch-placeholders.ts'

interface WorkerFixtures {
  product: Product
}
interface TestFixtures {
  /**
   * Fails the test at the end if the page logged an error, threw, broke the content-security policy, or showed a
   * placeholder.
   */
  cleanConsole: { allow(pattern: RegExp): void }
}

/** One built product per worker; the rate limits are those of a test bench, and product and pages share one time. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the pattern
    async ({}, use) => {
      const product = await startProduct()
      await product.post('/api/demo/limits', { profile: 'relaxed' })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        await context.addInitScript(shiftDate, MACHINE_SHIFT_MS)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  cleanConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = []
      const problems: string[] = []
      const note = (text: string) => problems.push(text)
      context.on('console', (message) => message.type() === 'error' && note(message.text()))
      context.on('weberror', (error) => note(error.error().message))
      await context.addInitScript(watchPlaceholders)
      await use({ allow: (pattern) => allowed.push(pattern) })
      expect(problems.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** A page whose time the test moves. The runner reckons from the machine's own time, so the shift goes before it comes. */
export async function installClock(page: Page): Promise<void> {
  await page.context().addInitScript(unshiftDate)
  await page.clock.install({ time: testNow() })
}

/**
 * No violation on the page as it stands once nothing fades in any more, best practices included. On a busy machine a fading may
 * begin after the look has; what is wrong for good is wrong at each of the next looks too.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expect
    .poll(() => violationsOf(page), { message: `accessibility of ${what}`, timeout: 15_000, intervals: [1_000] })
    .toEqual([])
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
  const axe = () => {
    const builder = new AxeBuilder({ page })
    // Foreign frames need a page more for each look; most pages have none.
    return page.frames().length === 1 ? builder.setLegacyMode() : builder
  }
  const { violations } = await axe()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found: string[] = []
  for (const { id, nodes } of violations) {
    const wrong = []
    for (const { target } of nodes) {
      const selector = target.join(' ')
      // A bar that stays may cover half of a button until the page is scrolled: it is as large as it is in the middle.
      const isSmall = async () => {
        await page
          .locator(selector)
          .first()
          .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
        return (await axe().include(selector).withRules(id).analyze()).violations.length > 0
      }
      if (id !== 'target-size' || (await isSmall())) wrong.push(selector)
    }
    if (wrong.length > 0) found.push(`${id}: ${wrong.join(' | ')}`)
  }
  return found
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
