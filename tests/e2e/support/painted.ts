import type { Page } from '@playwright/test'

/** What is measured is what is seen: nothing is before the stylesheets have come, and lines may break anew until the letters have. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await document.fonts.ready
  })
