import type { Locator } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { signInAndComplete } from './support/journey.ts'
import { words } from './support/words.ts'

const box = async (part: Locator) => {
  const found = await part.boundingBox()
  if (!found) throw new Error('not on the screen')
  return found
}

for (const { language, width } of [
  { language: 'en', width: 360 },
  { language: 'hi', width: 360 },
  { language: 'en', width: 768 },
  { language: 'en', width: 1440 },
] as const)
  test(`offers and the score, in ${language} at ${width} px`, async ({ page, product }) => {
    const w = words(language)
    await page.setViewportSize({ width, height: 740 })
    await signInAndComplete(page, product, language)
    await page.getByLabel(w('consents:score.agree')).check()
    await page.getByRole('button', { name: w('consents:score.check') }).click()
    const row = page.locator('a.score-row')
    await expect(row).toBeVisible()
    await expectNoSidewaysScroll(page)

    // The first offer begins on the first screen, with its figures where the screen is a phone's.
    const first = page.getByRole('article').first()
    expect((await box(first.getByRole('heading'))).y).toBeLessThan(740)
    if (width < 900) expect((await box(first.locator('.offer-cost'))).y).toBeLessThan(740)

    // Nothing sticks: the badges to the lender's head, the what-if to the edge of its card.
    const head = await box(first.locator('.offer-who'))
    const badges = await box(first.locator('.offer-labels'))
    expect(badges.y - (head.y + head.height)).toBeGreaterThanOrEqual(12)
    const whatIf = page.locator('.what-if')
    await whatIf.scrollIntoViewIfNeeded()
    // In one look: the page may still be scrolling.
    const [left, top, right] = await whatIf.evaluate((card) => {
      const [title, chevron] = ['summary > span', 'summary > svg'].map((part) => card.querySelector(part))
      const [outer, inner, end] = [card, title, chevron].map((each) => each?.getBoundingClientRect() ?? new DOMRect())
      return outer && inner && end ? [inner.x - outer.x, inner.y - outer.y, outer.right - end.right] : []
    })
    expect(left).toBeGreaterThanOrEqual(16)
    expect(top).toBeGreaterThanOrEqual(12)
    expect(right).toBeGreaterThanOrEqual(16)

    await row.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('score:title'))
    await expect(page.getByRole('img', { name: /\d{3}/ })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'credit score')
  })
