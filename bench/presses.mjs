import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
// How long somebody who presses waits until the screen shows it: the browser's own time from the press to the next paint.
// Customers on a phone with the processor four times slower, a back office on a desk as it is.
//   npm run build && node bench/presses.mjs [--only customer|office|code] [--path /user] [--each 8]
import { chromium } from '@playwright/test'
import { load } from './load.mjs'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    path: { type: 'string', default: '' },
    each: { type: 'string', default: '8' },
  },
})
const { startProduct } = await load('/tests/setup/product.ts')
const { CHROMIUM_ARGS, findChromium } = await load('/tests/setup/chromium.ts')
const { enterAs } = await load('/tests/e2e/support/staff.ts')
const { askForCode, enterCode, newPerson, signInAndComplete } = await load('/tests/e2e/support/journey.ts')
const { customerPages, PUBLIC_PAGES } = await load('/tests/e2e/support/crawl.ts')
const { ADMIN_PAGES, PARTNER_PAGES } = await load('/tests/e2e/support/specified-pages.ts')

const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, slower: 4, limit: 120 }
const DESK = { viewport: { width: 1440, height: 900 }, slower: 1, limit: 100 }
const CODES = 5
/** A message with a code takes longer than this to come and be read. */
const MESSAGE_MS = 4_000
/** The browser rounds to 8 ms and says nothing of what was quicker than this. */
const LEAST_MS = 16

const { executablePath, env } = findChromium()
const product = await startProduct({ CREDITLANE_MODE: 'test' })
const browser = await chromium.launch({ executablePath, env, args: CHROMIUM_ARGS })
const asked = (part) => !values.only || values.only === part
try {
  await product.post('/api/demo/limits', { profile: 'relaxed' })
  console.log(`load of the machine before: ${loadavg()[0].toFixed(2)}`)
  if (asked('code')) {
    await codes('all products', '/')
    await codes('the form', '/personal-loan')
  }
  if (asked('customer')) {
    await walk('anybody', PHONE, PUBLIC_PAGES, async () => {})
    await walk(
      'customer in front of the offers',
      PHONE,
      [...customerPages(), ...customerPages('Personal Loans')],
      (page) => signInAndComplete(page, product, 'en'),
    )
  }
  if (asked('office')) {
    const at = (area) => (path) => ({ path: `/${area}/${path}` })
    await walk('admin', DESK, ADMIN_PAGES.map(at('admin')), (page) => enterAs(page, product, 'admin@demo.test'))
    await walk('partner', DESK, PARTNER_PAGES.map(at('partner')), (page) => enterAs(page, product, 'partner@demo.test'))
  }
  console.log(`load of the machine after: ${loadavg()[0].toFixed(2)}`)
} finally {
  await browser.close()
  await product.stop()
}
process.exit(0)

/** Presses what each page offers, one thing each time it is opened, on pages whose files the browser has. */
async function walk(who, { slower, limit, ...form }, pages, enter) {
  const context = await browser.newContext({ ...form, serviceWorkers: 'block' })
  const all = []
  const unmeasured = []
  console.log(`\n| ${who} | presses | median ms | worst ms | the slowest |\n|---|--:|--:|--:|---|`)
  try {
    const page = await context.newPage()
    await enter(page)
    await page.addInitScript((durationThreshold) => {
      window.presses = []
      new PerformanceObserver((list) => {
        for (const { duration, interactionId } of list.getEntries()) if (interactionId) window.presses.push(duration)
      }).observe({ type: 'event', durationThreshold })
    }, LEAST_MS)
    const cdp = await context.newCDPSession(page)
    for (const { path } of pages.filter((each) => each.path.includes(values.path))) {
      const presses = []
      const open = async () => {
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
        await page.goto(product.origin + path, { waitUntil: 'networkidle' })
        // The press before may have signed out.
        if (new URL(page.url()).pathname !== new URL(path, product.origin).pathname) {
          await enter(page)
          await page.goto(product.origin + path, { waitUntil: 'networkidle' })
        }
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        return mark(page)
      }
      // This visit brings the files; each press has one of its own.
      const offered = (await open()).slice(0, Number(values.each))
      for (const [at, what] of offered.entries()) {
        await open()
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
        const ms = await pressOne(page, page.locator(`[data-press="${at}"]`))
        if (ms === null) unmeasured.push(`${path}: ${what}`)
        else presses.push({ ms, what })
      }
      all.push(...presses)
      if (presses.length > 0) console.log(line(path, presses))
    }
    const late = all.filter(({ ms }) => ms > limit)
    if (all.length > 0) console.log(line(`**all**, ${late.length} above ${limit} ms`, all))
    for (const { ms, what } of late) console.log(`    ${ms} ms: ${what}`)
    for (const each of unmeasured) console.log(`    could not be pressed, or led to another document: ${each}`)
  } finally {
    await context.close()
  }
}

function line(name, presses) {
  const sorted = [...presses].sort((a, b) => a.ms - b.ms)
  const worst = sorted.at(-1)
  return `| ${name} | ${presses.length} | ${sorted[sorted.length >> 1].ms} | ${worst.ms} | ${worst.what} |`
}

/** Numbers what can be pressed on a page, each kind of thing once; answers what they are called. */
function mark(page) {
  return page.evaluate(() => {
    // Of this document: another one would know of no press, and none would look quick.
    window.isMarked = true
    const kinds = new Map()
    const pressed = 'button, a[href], input, select, summary, [role=tab], [role=switch]'
    const all = [...document.querySelectorAll(pressed)]
    // What the page itself offers before what its frame offers on each page; not the link for those without a mouse.
    const inMain = (each) => each.closest('main') !== null
    for (const element of [...all.filter(inMain), ...all.filter((each) => !inMain(each))]) {
      const { target, type, disabled } = element
      const away =
        target === '_blank' || type === 'file' || element.download || /^(tel|mailto):/.test(element.href ?? '')
      const what = `${element.tagName.toLowerCase()} ${(element.ariaLabel ?? element.innerText ?? element.name).slice(0, 40)}`
      const kind = `${type} ${what.replace(/\d+/g, '#')}`
      if (
        away ||
        disabled ||
        element.matches('.app-skip') ||
        element.tabIndex < 0 ||
        !element.checkVisibility() ||
        kinds.has(kind)
      )
        continue
      element.dataset.press = kinds.size
      kinds.set(kind, what.replace(/\s+/g, ' '))
    }
    return [...kinds.values()]
  })
}

/** @returns ms that the slowest part of one press took to show, or null where there was no press, or the document went. */
async function pressOne(page, element) {
  try {
    await element.click({ timeout: 5_000 })
    const took = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 500)))
      return window.isMarked ? window.presses : null
    })
    return took && Math.max(0, ...took)
  } catch {
    return null
  }
}

/** From the last digit of the code to the next screen, its words and its fields, for a browser that has its files. */
async function codes(to, start) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const took = []
  try {
    for (let at = 0; at <= CODES; at++) {
      await context.clearCookies()
      const page = await context.newPage()
      const cdp = await context.newCDPSession(page)
      await page.addInitScript(() => {
        const start = (event) => {
          if (event.target.value?.length !== 6 || location.pathname !== '/verification') return
          const from = performance.now()
          const look = () => {
            const there = !document.querySelector('.otp-page') && document.querySelector('main h1')?.checkVisibility()
            if (there && !document.querySelector('main [aria-busy=true]')) window.codeTook = performance.now() - from
            else requestAnimationFrame(look)
          }
          look()
        }
        document.addEventListener('input', start, true)
      })
      // The same as a slow phone from the start: what has run by then has run at its pace.
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slower })
      const person = newPerson()
      await askForCode(page, product, 'en', person, start)
      await page.waitForTimeout(MESSAGE_MS)
      await enterCode(page, product, 'en', person)
      await page.waitForFunction(() => window.codeTook)
      // The first of them fills the browser's store.
      if (at > 0) took.push(await page.evaluate(() => window.codeTook))
      await page.close()
    }
  } finally {
    await context.close()
  }
  const shown = took.sort((a, b) => a - b).map((ms) => ms.toFixed(0))
  console.log(`from the last digit of the code to ${to}, ms: ${shown.join(', ')}`)
}
