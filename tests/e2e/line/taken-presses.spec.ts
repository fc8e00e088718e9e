import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { signInAndComplete } from '../support/journey.ts'
import { words } from '../support/words.ts'

/** A press shows that it was taken before anything is answered, and the new screen's heading has the focus. */
test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' })

const w = words('en')

/** Answers wait from now on; what is given back lets them through. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  let resolve = () => {}
  const promise = new Promise<void>((pass) => {
    resolve = pass
  })
  await page.route(/\/api\//, async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

const headingHasFocus = async (page: Page) => {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test.beforeEach(async ({ page, product }) => {
  await signInAndComplete(page, product, 'en')
  await page.getByRole('article').first().waitFor()
})

/** What can be pressed and has no sign of it, whatever its own background; `busy` = of the buttons that say so themselves. */
const withoutSign = (page: Page, sign: 'data-pressed' | 'aria-busy') =>
  page.evaluate((name) => {
    const all = [...document.querySelectorAll(name === 'aria-busy' ? '.site :is(.btn, .tile)' : 'a, button')]
    return all.flatMap((element) => {
      if (!element.checkVisibility()) return []
      const before = element.getAttribute(name)
      element.setAttribute(name, 'true')
      const { backgroundImage } = getComputedStyle(element)
      if (before === null) element.removeAttribute(name)
      return backgroundImage.includes('gradient') ? [] : [element.outerHTML.slice(0, 120)]
    })
  }, sign)

test('what leads on shows that it was pressed, the bar at the foot and its menu among it', async ({
  page,
  product,
}) => {
  for (const path of ['/user/offers', '/products']) {
    await page.goto(product.origin + path, { waitUntil: 'networkidle' })
    await expect(page.locator('.bnav a').first()).toBeVisible()
    await page.locator('.bnav button').click()
    await expect(page.locator('#account-menu')).toBeVisible()
    expect(await withoutSign(page, 'data-pressed'), path).toEqual([])
    await page.locator('#account-menu .ibtn').click()
    // Under the mouse a button has another colour of its own.
    for (const button of await page.locator('main .btn:visible, main .tile:visible').all()) {
      await button.hover()
      expect(await withoutSign(page, 'aria-busy'), path).toEqual([])
    }
  }
})

test('choosing a product', async ({ page, product }) => {
  await page.goto(`${product.origin}/products`)
  const gold = page.getByRole('button', { name: w('products:kinds.gold.name') })
  await gold.waitFor()
  await page.waitForLoadState('networkidle')
  const answer = await holdAnswers(page)
  await gold.click()
  await expect(gold).toHaveAttribute('aria-busy', 'true')
  expect(new URL(page.url()).pathname).toBe('/products')
  await answer()
  await page.waitForURL('**/gold-loan**')
  await headingHasFocus(page)
})

test('using the score', async ({ page }) => {
  await page.getByLabel(w('consents:score.agree')).check()
  const use = page.getByRole('button', { name: w('consents:score.check') })
  const answer = await holdAnswers(page)
  await use.click()
  await expect(use).toHaveAttribute('aria-busy', 'true')
  await answer()
  await expect(use).toHaveCount(0)
  await headingHasFocus(page)
})

for (const name of ['details', 'apply'] as const)
  test(`opening an offer by ${name}`, async ({ page }) => {
    const answer = await holdAnswers(page)
    await page
      .getByRole('article')
      .first()
      .locator('.offer-acts a')
      .nth(name === 'details' ? 0 : 1)
      .click()
    // The screen is there, with what is known, before the answer.
    await page.waitForURL(/\/user\/offers\/\d+/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await answer()
    await page.locator('#kfs').waitFor()
    if (name === 'details') await headingHasFocus(page)
    else await expect(page.locator('body')).not.toBeFocused()
  })
