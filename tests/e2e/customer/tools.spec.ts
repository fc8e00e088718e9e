import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { afterApplying, applyButton, openFirstOffer, signInAndComplete, tickConsents } from '../support/journey.ts'
import { words } from '../support/words.ts'
import type { Language } from '../support/words.ts'

// No test here needs what another has done.
test.describe.configure({ mode: 'parallel' })

const SCREENS: { language: Language; width: number }[] = [
  { language: 'en', width: 1280 },
  { language: 'hi', width: 360 },
]
async function open(page: Page, language: Language, width: number, url: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.context().addCookies([{ name: 'lang', value: language, url: new URL(url).origin }])
  await page.goto(url)
}

/** How far down the page it begins, wherever the page has been scrolled to, CSS pixels. */
const fromTop = (part: Locator): Promise<number> =>
  part.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)

for (const { language, width } of SCREENS) {
  const w = words(language)

  test(`the true cost, what if, and what to expect, in ${language} at ${width} px`, async ({ page, product }) => {
    await open(page, language, width, `${product.origin}/calculator?amount=350000&rate=24&fee=3&months=36`)
    const result = page.getByRole('status', { name: w('calculator:result.title') })
    await expect(result).toContainText('₹13,732')
    await expect(result).toContainText('26.72%')
    await page.getByLabel(w('calculator:debt.field.income')).fill('24000')
    await page.getByLabel(w('calculator:debt.field.emis')).fill('3000')
    await expect(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '70')
    await page.getByRole('slider', { name: w('calculator:terms.months') }).press('ArrowRight')
    await expect(page).toHaveURL(/months=37/)
    expect(page.url()).not.toMatch(/24000|3000(?!0)/)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'calculator')

    await signInAndComplete(page, product, language)
    // What still arrives may move what is pressed.
    await page.waitForLoadState('networkidle')
    await page.getByText(w('offers:whatIf.title'), { exact: true }).click()
    const income = page.getByRole('textbox', { name: w('offers:whatIf.income') })
    // The figure loses its signs when the field is entered.
    await income.focus()
    await income.fill('14000')
    await income.press('Enter')
    const [less = ''] = w('offers:whatIf.closes_other').split('{{count}}').slice(-1)
    await expect(page.getByText(new RegExp(`\\d+${less.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`))).toBeVisible()
    await expect(page.getByText(w('offers:whatIf.notSaved'))).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'offers with what-if')
    // The answer to the own figures is shorter, and comes later than the figures: the offers below it stay where they are.
    const firstOffer = page.getByRole('article').first()
    const before = await fromTop(firstOffer)
    await page.getByRole('button', { name: w('offers:whatIf.reset') }).click()
    await expect(income).toHaveValue('₹42,000')
    await expect(page.getByText(new RegExp(w('offers:whatIf.same_other', { count: '\\d+' })))).toBeVisible()
    expect(await fromTop(firstOffer)).toBe(before)

    const lender = await openFirstOffer(page, language)
    await expect(page.getByRole('heading', { name: w('calculator:debt.ofOffer') })).toBeVisible()
    await expect(page.getByRole('meter')).toBeVisible()
    await expectAccessible(page, 'offer with debt safety')
    await tickConsents(page, language, lender)
    await applyButton(page, language, lender).click()
    await afterApplying(page)
    await page.goto(`${product.origin}/user/application-status`)
    const ticket = page.getByRole('link', { name: w('applications:ticket') })
    await expect(ticket).toHaveCount(1)
    await expect(ticket).toHaveAttribute('href', /^\/need-help\?app=app_[\w-]+$/)
    await expectAccessible(page, 'status')
  })
}

/** Everything that the browser keeps for the product. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return { names, paths: requests.flat().map((url) => new URL(url).pathname) }
  })

async function withWorker(page: Page, origin: string): Promise<void> {
  await page.goto(origin)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

const offline = async (context: BrowserContext, page: Page, url: string) => {
  await context.setOffline(true)
  await page.goto(url)
}

test('installed: the shell is kept, people are not, and offline says so in both languages', async ({
  page,
  product,
  context,
  cleanConsole,
}) => {
  // The second of them where the worker was asked as the line went.
  cleanConsole.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await withWorker(page, product.origin)
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    return (await (await fetch(link?.href ?? '')).json()) as {
      name: string
      icons: { src: string }[]
      start_url: string
    }
  })
  expect(manifest).toMatchObject({ name: 'CreditLane', start_url: '/?partner=cl' })
  for (const { src } of manifest.icons) expect((await page.request.get(product.origin + src)).status()).toBe(200)

  // Somebody signs in and looks at what is theirs; then everything that was kept is looked at.
  await signInAndComplete(page, product, 'en')
  await page.reload()
  await page.getByText(words('en')('offers:whatIf.title'), { exact: true }).waitFor()
  await expect.poll(async () => (await kept(page)).paths.length).toBeGreaterThan(5)
  const { names, paths } = await kept(page)
  expect(names.sort()).toEqual(['files', expect.stringMatching(/^offline-[0-9a-f]{12}$/)])
  expect(paths.filter((path) => !/^\/(assets\/|fonts\/|offline\.html$)/.test(path))).toEqual([])

  await offline(context, page, `${product.origin}/user/offers`)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'आप ऑफ़लाइन हैं' })).toBeVisible()
  await expectAccessible(page, 'the offline page')
  await context.setOffline(false)
  await page.getByText(words('en')('offers:whatIf.title'), { exact: true }).waitFor()
})
