import type { Locator, Page } from '@playwright/test'
import type { Product } from '../../setup/product.ts'
import { expect, installClock, test } from '../support/fixtures.ts'
import {
  afterApplying,
  applyButton,
  enterCode,
  newPerson,
  openFirstOffer,
  signInAndComplete,
  tickConsents,
} from '../support/journey.ts'
import { untilLive } from '../support/until-live.ts'
import { words } from '../support/words.ts'

const w = words('en')
// What the worker keeps would come without a line, and past the routes of a test.
test.use({ serviceWorkers: 'block' })
const NEXT_SCREENS = /\/assets\/(screens-lenders|ApplicationStatusPage)-[\w-]+\.js$/
// What the browser itself says about a request that did not get through.
const BROKEN = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/

/** Counts how often the page has shown that something went wrong, however briefly. */
async function countOops(page: Page): Promise<() => number> {
  let seen = 0
  await page.exposeFunction('sawOops', () => void seen++)
  await page.addInitScript((title) => {
    const look = () => {
      if (document.querySelector('h1')?.textContent === title) void (window as unknown as { sawOops(): void }).sawOops()
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  }, w('common:oops.title'))
  return () => seen
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** The whole way to a ticked form, with the clock of the page in the test's hands from the offers on. */
async function toTheButton(page: Page, product: Product): Promise<string> {
  await signInAndComplete(page, product, 'en')
  await untilLive(page.getByRole('link', { name: w('offers:details') }).first())
  await installClock(page)
  const lender = await openFirstOffer(page, 'en')
  await tickConsents(page, 'en', lender)
  return lender
}

async function seesTheApplication(page: Page, product: Product, lender: string): Promise<void> {
  await afterApplying(page)
  await page.goto(`${product.origin}/user/application-status`)
  await expect(page.getByText(lender, { exact: true }).first()).toBeVisible()
  const references = await page.getByText(/^CL-\d+$/).allTextContents()
  expect(new Set(references).size).toBe(1)
}

const helpLink = (page: Page) =>
  page.getByRole('navigation', { name: w('layout:mainNav') }).getByRole('link', { name: w('layout:nav.help') })

async function pressOnceLive(link: Locator): Promise<void> {
  await untilLive(link)
  await link.click()
}

for (const rate of [1, 5]) {
  test(`a line that drops before the next screens are fetched, CPU ${rate} times slower`, async ({
    page,
    product,
    cleanConsole,
  }) => {
    test.setTimeout(180_000)
    cleanConsole.allow(BROKEN)
    const oops = await countOops(page)
    // However long the way to the button takes, none of them has come when the line drops.
    await page.route(NEXT_SCREENS, (route) => route.abort('internetdisconnected'))
    const lender = await toTheButton(page, product)
    await slowDown(page, rate)
    await page.context().setOffline(true)
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
    await page.unroute(NEXT_SCREENS)
    const asked: string[] = []
    page.on('request', (request) => NEXT_SCREENS.test(request.url()) && asked.push(request.url()))
    await applyButton(page, 'en', lender).click()
    await expect(page.getByText(w('applications:problem.offline'))).toBeVisible()
    await page.clock.runFor(10_000)
    expect(asked).toEqual([])
    await page.context().setOffline(false)
    await page.clock.resume()
    await applyButton(page, 'en', lender).click()
    await seesTheApplication(page, product, lender)
    expect(oops()).toBe(0)
  })

  test(`a line that drops while the next screens are fetched, CPU ${rate} times slower`, async ({
    page,
    product,
    cleanConsole,
  }) => {
    test.setTimeout(180_000)
    cleanConsole.allow(BROKEN)
    const oops = await countOops(page)
    let dropped = 0
    await page.route(NEXT_SCREENS, async (route) => {
      await route.abort('internetdisconnected')
      dropped++
    })
    const lender = await toTheButton(page, product)
    await slowDown(page, rate)
    await page.clock.runFor(10_000)
    await expect.poll(() => dropped).toBeGreaterThan(0)
    await page.unroute(NEXT_SCREENS)
    await page.clock.resume()
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++
    })
    await applyButton(page, 'en', lender).click()
    await afterApplying(page)
    // Chromium remembers a module that failed for as long as the page lives: it is opened anew, no more than once.
    expect(documents).toBeLessThanOrEqual(1)
    await seesTheApplication(page, product, lender)
    expect(oops()).toBe(0)
  })

  test(`a line that drops after the next screens were fetched, CPU ${rate} times slower`, async ({
    page,
    product,
    cleanConsole,
  }) => {
    test.setTimeout(180_000)
    cleanConsole.allow(BROKEN)
    const oops = await countOops(page)
    let fetched = 0
    page.on('requestfinished', (request) => {
      if (NEXT_SCREENS.test(request.url())) fetched++
    })
    const lender = await toTheButton(page, product)
    await slowDown(page, rate)
    await page.clock.runFor(10_000)
    await expect.poll(() => fetched).toBe(2)
    await page.context().setOffline(true)
    await applyButton(page, 'en', lender).click()
    await expect(page.getByText(w('applications:problem.offline'))).toBeVisible()
    await page.context().setOffline(false)
    await page.clock.resume()
    await applyButton(page, 'en', lender).click()
    await seesTheApplication(page, product, lender)
    expect(oops()).toBe(0)
  })
}

test('words of a part that did not arrive: the part is not there, and no key stands in their place', async ({
  page,
  product,
  cleanConsole,
}) => {
  cleanConsole.allow(BROKEN)
  await signInAndComplete(page, product, 'en')
  let dropped = 0
  await page.route(/\/bottom-bar-[^/]+\.js$/, async (route) => {
    await route.abort('internetdisconnected')
    dropped++
  })
  await page.goto(`${product.origin}/products`)
  await expect.poll(() => dropped).toBeGreaterThan(0)
  // The fixture fails where a text is missing.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('privacy', { exact: true })).toHaveCount(0)
})

test('the line drops right after the application was sent: the next screen waits for it, at its own address', async ({
  page,
  product,
  cleanConsole,
}) => {
  test.setTimeout(180_000)
  cleanConsole.allow(BROKEN)
  const oops = await countOops(page)
  await page.route(NEXT_SCREENS, (route) => route.abort('internetdisconnected'))
  const lender = await toTheButton(page, product)
  await page.route('**/apply', async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    await page.context().setOffline(true)
    await route.fulfill({ response })
  })
  await applyButton(page, 'en', lender).click()
  await expect(page.getByRole('heading', { level: 1, name: w('common:missing.title') })).toBeVisible()
  expect(new URL(page.url()).pathname).not.toMatch(/offers/)
  const wanted = page.url()
  await page.unroute(NEXT_SCREENS)
  await page.context().setOffline(false)
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1, name: w('common:missing.title') })).toBeHidden()
  expect(page.url()).toBe(wanted)
  await seesTheApplication(page, product, lender)
  expect(oops()).toBe(0)
})

test('a stylesheet that did not arrive: the page is opened anew, with its looks', async ({
  page,
  product,
  cleanConsole,
}) => {
  cleanConsole.allow(BROKEN)
  const oops = await countOops(page)
  const styles = /\/assets\/screens-help-[\w-]+\.css$/
  await page.goto(`${product.origin}/calculator`)
  let dropped = 0
  await page.route(styles, (route) => (dropped++ === 0 ? route.abort('internetdisconnected') : route.continue()))
  const opened = page.waitForEvent('load')
  await pressOnceLive(helpLink(page))
  await opened
  await expect(page).toHaveURL(/\/need-help$/)
  await expect(page.getByRole('heading', { level: 1, name: w('help:title') })).toBeVisible()
  expect(dropped).toBeGreaterThan(0)
  expect(oops()).toBe(0)
})

for (const stays of [false, true]) {
  test(`a new release has taken the old files away${stays ? ', and the new ones are missing too' : ''}`, async ({
    page,
    product,
    cleanConsole,
  }) => {
    cleanConsole.allow(/404/)
    const oops = await countOops(page)
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++
    })
    await page.goto(`${product.origin}/calculator`)
    const gone = /\/assets\/screens-help-[\w-]+\.js$/
    await page.route(gone, (route) =>
      stays || documents === 1 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
    )
    await pressOnceLive(helpLink(page))
    if (stays) {
      await expect(page.getByRole('heading', { level: 1, name: w('common:oops.title') })).toBeVisible()
      await page.unroute(gone)
      await page.getByRole('button', { name: w('common:oops.reload') }).click()
    }
    await expect(page.getByRole('heading', { level: 1, name: w('help:title') })).toBeVisible()
    await expect(page).toHaveURL(/\/need-help$/)
    // Three opened by the page itself, and one by the button; or one that finds the new release.
    expect(documents).toBe(stays ? 1 + 3 + 1 : 2)
    if (!stays) expect(oops()).toBe(0)
  })
}

test('offline while the number is typed: back on the line, the code comes', async ({ page, product, cleanConsole }) => {
  cleanConsole.allow(BROKEN)
  const person = newPerson()
  await page.goto(product.origin, { waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  const contact = page.getByLabel(w('landing:start.mobile'), { exact: true })
  await contact.fill(person.phone)
  await contact.blur()
  await page.getByRole('button', { name: w('landing:start.send') }).click()
  await expect(page.getByText(w('verification:errors.offline'))).toBeVisible()
  await page.context().setOffline(false)
  await expect(contact).toHaveValue(person.phone)
  await page.getByRole('button', { name: w('landing:start.send') }).click()
  await page.getByRole('button', { name: w('landing:notice.agree') }).click()
  await page.waitForURL('**/verification')
  await enterCode(page, product, 'en', person)
})
