import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'

/** Before the script has taken the page over, a link opens a document of its own, and the focus may still be moved. */
export async function untilLive(target: Locator): Promise<void> {
  const isLive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => target.evaluate(isLive)).toBe(true)
}
