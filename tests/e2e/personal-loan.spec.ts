import { test, expect } from './fixtures.ts'
import { applyToFirstOffer, signInAndComplete } from './journey.ts'

test('spike', async ({ page, product, cleanConsole }) => {
  cleanConsole.allow(/418/)
  await page.setViewportSize({ width: 1280, height: 900 })
  try {
    await signInAndComplete(page, product, 'en')
    const lender = await applyToFirstOffer(page, 'en')
    console.log(lender)
    await page.waitForTimeout(3000)
    console.log(page.url())
  await page.screenshot({ path: '/tmp/spike.png', fullPage: true })
  } finally {
    await page.screenshot({ path: '/tmp/spike.png', fullPage: true })
  }
})
