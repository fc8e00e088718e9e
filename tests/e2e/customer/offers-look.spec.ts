import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { moreOffers, openFirstOffer, signInAndComplete } from '../support/journey.ts'
import { words } from '../support/words.ts'

/** Pixels. Devanagari stands taller. */
const CARD = { en: 260, hi: 280 }
const BOTTOM_BAR = 60

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
    // What stands beside a name keeps out of the figures.
    const cards = page.getByRole('article')
    await cards.first().waitFor()
    for (const card of await cards.filter({ has: page.locator('.offer-labels') }).all()) {
      const [label, cost] = [await box(card.locator('.offer-labels li').last()), await box(card.locator('.offer-cost'))]
      const apart = label.x + label.width <= cost.x || label.y + label.height <= cost.y
      expect(apart, await card.innerText()).toBe(true)
    }
    await page.getByLabel(w('consents:score.agree')).check()
    await page.getByRole('button', { name: w('consents:score.check') }).click()
    const row = page.locator('a.score-row')
    await expect(row).toBeVisible()
    await expectNoSidewaysScroll(page)

    // The first offer is on the first screen: wholly, with its buttons, where the screen is a phone's, and no card is tall.
    const first = cards.first()
    // The question for the score stands below it: to press there may have scrolled the page.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(async () => (await box(first.getByRole('heading'))).y).toBeLessThan(740)
    if (width === 360) {
      const acts = first.locator('.offer-acts')
      const lowest = async () => (await box(acts)).y + (await box(acts)).height
      await expect.poll(lowest).toBeLessThanOrEqual(740 - BOTTOM_BAR)
      // No lender of a new database has decided enough; the line is there where one has.
      await cards.locator('.offer-cost').evaluateAll(
        (costs, text) => {
          for (const cost of costs) {
            const line = Object.assign(document.createElement('p'), { className: 'xs mut offer-approvals' })
            line.textContent = text
            cost.append(line)
          }
        },
        w('offers:approvals.line', { decided: '12,500', approved: '10,875' }),
      )
      // A special offer, which another journey may have put on, is a line more.
      const plain = await cards.filter({ hasNot: page.locator('.offer-special') }).all()
      expect(plain.length).toBeGreaterThan(3)
      for (const card of plain)
        await expect.poll(async () => (await box(card)).height).toBeLessThanOrEqual(CARD[language])
      // Filter, what-if and the order are one press away.
      for (const name of [w('offers:filter.title'), w('offers:whatIf.title'), w('offers:sort.apr')])
        await expect(page.getByRole('button', { name, exact: true })).toBeInViewport()
    }
    // Ten, then the others.
    const count = await cards.count()
    expect(count).toBe(10)
    await moreOffers(page, language).click()
    await expect.poll(() => cards.count()).toBeGreaterThan(count)
    await expect(cards.nth(10).getByRole('heading')).toBeFocused()

    // Nothing sticks to the edge of the card.
    if (width < 900) await page.getByRole('button', { name: w('offers:whatIf.title') }).click()
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

for (const [language, width] of [
  ['en', 1280],
  ['hi', 360],
] as const)
  test(`the built product draws a statement as a file (${language})`, async ({ page, product }) => {
    const w = words(language)
    await page.setViewportSize({ width, height: 800 })
    await signInAndComplete(page, product, language)
    await openFirstOffer(page, language)
    await expectNoSidewaysScroll(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: w('kfs:download') }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^KFS-\d+\.pdf$/)
    const bytes = await readFile(await file.path())
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
    // Both scripts' fonts are in it.
    expect(bytes.toString('latin1')).toMatch(/\/BaseFont \/[A-Z]{6}\+Roboto/)
    if (language === 'hi') expect(bytes.toString('latin1')).toMatch(/\/BaseFont \/[A-Z]{6}\+NotoSansDevanagari/)
  })
