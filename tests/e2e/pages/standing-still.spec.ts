import type { Page } from '@playwright/test'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { MARKETED_KINDS } from '#src/contract/marketed-kinds.ts'
import { customerPages, MISSING, PUBLIC_PAGES } from '../support/crawl.ts'
import { expect, test } from '../support/fixtures.ts'
import { signInAndComplete } from '../support/journey.ts'
import { painted } from '../support/painted.ts'

/**
 * Nothing on a customer's phone moves by itself: what arrives late takes the room that was kept for it. Answers come late
 * here, so that each page is seen waiting and then complete. Fonts do not come: what stands in for ours differs by device
 * (tests/contract/brands/fonts.test.ts).
 */
const LATE_MS = 250
const MOST = 0.02
const NO_FONTS = /ERR_FAILED/

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' })

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Adds up what moves, with what it was, from the first paint on. */
const watchShifts = () => {
  const seen: string[] = []
  Object.assign(window, { shifts: seen, shifted: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue
      Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + entry.value })
      for (const { node, previousRect, currentRect } of entry.sources) {
        const name = node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? 'gone')
        seen.push(
          `${entry.value.toFixed(3)} ${name} ${previousRect.y}+${previousRect.height} -> ${currentRect.y}+${currentRect.height}`,
        )
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

let underWay = 0

async function late(page: Page): Promise<void> {
  await page.addInitScript(watchShifts)
  await page.route(/\/fonts\//, (route) => route.abort())
  await page.route(/\/api\//, async (route) => {
    underWay++
    try {
      await new Promise((pass) => setTimeout(pass, LATE_MS))
      await route.fulfill({ response: await route.fetch({ maxRetries: 2 }) })
    } catch {
      // The page that asked has gone.
    } finally {
      underWay--
    }
  })
}

async function expectStill(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true], .MuiSkeleton-root')).toHaveCount(0)
  // What nobody waits for may still be answered, and must not push anything either.
  await expect.poll(() => underWay).toBe(0)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))))
  const { shifted, shifts } = await page.evaluate(() => {
    const { shifted, shifts } = window as unknown as { shifted: number; shifts: string[] }
    return { shifted, shifts }
  })
  expect.soft(shifted, `${path}\n${shifts.join('\n')}`).toBeLessThanOrEqual(MOST)
}

const sendButton = (page: Page) => page.locator('#sign-in button[type=submit]')
const placeOfSend = async (page: Page): Promise<number> => Math.round((await sendButton(page).boundingBox())?.y ?? 0)
/** Of the note on why a session is over. */
const SIGN_IN_AGAIN = { en: 'Sign in again to go on', hi: 'फिर से लॉग इन' }

for (const language of ['en', 'hi'] as const) {
  test(`the button of each kind of loan stands where it stood before the script came, in ${language}`, async ({
    browser,
    product,
  }) => {
    const placesOf = async (javaScriptEnabled: boolean): Promise<Record<string, number>> => {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled })
      await context.addCookies([{ name: 'lang', value: language, url: product.origin }])
      const page = await context.newPage()
      const places: Record<string, number> = {}
      for (const { segment } of MARKETED_KINDS) {
        await page.goto(`${product.origin}/${segment}`, { waitUntil: 'networkidle' })
        if ((await sendButton(page).count()) > 0) places[segment] = await placeOfSend(page)
      }
      await context.close()
      return places
    }
    const drawn = await placesOf(false)
    expect(Object.keys(drawn).length).toBeGreaterThan(3)
    // A page that the server does not draw has no button of its own before the script.
    expect(await placesOf(true)).toMatchObject(drawn)
  })

  for (const width of [360, 1440])
    test(`why somebody was signed out moves no button when its words come, in ${language} at ${width} px`, async ({
      page,
      product,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.context().addCookies([{ name: 'lang', value: language, url: product.origin }])
      for (const end of ['session_idle', 'session_left']) {
        let come = () => {}
        const awaited = new Promise<void>((pass) => (come = pass))
        await page.route('**/*.js', async (route) => {
          await awaited
          await route.continue()
        })
        await page.goto(product.origin, { waitUntil: 'commit' })
        await page.evaluate((kept) => window.sessionStorage.setItem('cl.ended.customer', kept), end)
        await page.reload({ waitUntil: 'commit' })
        await sendButton(page).waitFor()
        await painted(page)
        const drawn = await placeOfSend(page)
        come()
        await expect(page.getByRole('status').filter({ hasText: SIGN_IN_AGAIN[language] })).toBeInViewport()
        expect(await placeOfSend(page), end).toBe(drawn)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      }
    })

  test(`public pages stand still, in ${language}`, async ({ page, product, cleanConsole }) => {
    cleanConsole.allow(MISSING)
    cleanConsole.allow(NO_FONTS)
    await page.context().addCookies([{ name: 'lang', value: language, url: product.origin }])
    await late(page)
    for (const { path } of PUBLIC_PAGES.filter((each) => !/^\/(admin|partner)\b/.test(each.path))) {
      await page.goto(product.origin + path)
      await expectStill(page, path)
    }
  })

  test(`the register of fields is drawn where it is looked at, and moves nothing, in ${language}`, async ({
    page,
    product,
  }) => {
    await page.context().addCookies([{ name: 'lang', value: language, url: product.origin }])
    await page.addInitScript(watchShifts)
    await page.goto(`${product.origin}/privacy-policy`, { waitUntil: 'networkidle' })
    const register = page.locator('details:has(.register)')
    await register.locator('summary').click()
    const rows = register.locator('tbody tr')
    const drawn = () =>
      rows.evaluateAll((all) => {
        const cells = all.map((row) => row.querySelector('td')?.checkVisibility({ contentVisibilityAuto: true }))
        return { first: cells[0], last: cells.at(-1) }
      })
    await expect.poll(drawn).toEqual({ first: true, last: false })
    for (let left = await page.evaluate(() => document.body.scrollHeight); left > 0; left -= 600) {
      await page.mouse.wheel(0, 600)
      await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
    }
    await expectStill(page, 'the register')
    await rows.last().scrollIntoViewIfNeeded()
    await expect.poll(drawn).toEqual({ first: false, last: true })
    // On paper nothing is out of sight.
    await page.emulateMedia({ media: 'print' })
    await expect(rows.last()).toHaveCSS('content-visibility', 'visible')
  })

  test(`pages behind a sign-in stand still, in ${language}`, async ({ page, product, cleanConsole }) => {
    cleanConsole.allow(MISSING)
    cleanConsole.allow(NO_FONTS)
    await signInAndComplete(page, product, language)
    await page.getByRole('article').first().waitFor()
    await late(page)
    for (const { path } of [
      { path: '/' },
      { path: '/products' },
      ...customerPages(),
      ...customerPages(PRODUCT.personal),
    ]) {
      await page.goto(product.origin + path)
      await expectStill(page, path)
    }
  })
}

/** Everything that a script on the page could read without asking the server. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const caches = await window.caches.keys()
    const kept = await Promise.all(
      caches.map(async (name) => (await (await window.caches.open(name)).keys()).map(({ url }) => url)),
    )
    return JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookies: document.cookie,
      address: decodeURIComponent(location.href),
      history: history.state as unknown,
      databases,
      kept,
    })
  })

test('no secret and nothing of a person stands where a script could read it, on any page of theirs', async ({
  page,
  product,
  cleanConsole,
}) => {
  cleanConsole.allow(MISSING)
  const tokens = new Set<string>()
  page.on('request', (request) => {
    const [, token] = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '') ?? []
    if (token) tokens.add(token)
  })
  const { phone, email, pan } = await signInAndComplete(page, product, 'en')
  const looked: string[] = []
  for (const { path } of [...customerPages(), ...customerPages(PRODUCT.personal)]) {
    await page.goto(product.origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true], .MuiSkeleton-root')).toHaveCount(0)
    const text = await readable(page)
    const secrets = {
      phone,
      email,
      pan,
      born: '1994',
      ...Object.fromEntries([...tokens].map((each, n) => [`token ${n}`, each])),
    }
    for (const [name, value] of Object.entries(secrets)) if (text.includes(value)) looked.push(`${path}: ${name}`)
  }
  expect(looked).toEqual([])
  // It would find one.
  const [token = ''] = tokens
  expect(token.length).toBeGreaterThan(20)
  await page.evaluate((value) => sessionStorage.setItem('x', value), token)
  expect(await readable(page)).toContain(token)
})
