import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { startProduct } from '../../setup/product.ts'
import type { Product } from '../../setup/product.ts'
import { watchPlaceholders } from '../../setup/screens/watch-placeholders.ts'
import { MACHINE_SHIFT_MS, shiftDate, testNow, unshiftDate } from '../../setup/test-time.ts'

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
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
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
