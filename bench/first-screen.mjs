import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
// When a back office's first screen shows something, with the processor four times slower:
//   npm run build && node bench/first-screen.mjs [--runs 5]
import { chromium } from '@playwright/test'
import { load } from './load.mjs'

const SLOWER = 4
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const { startProduct } = await load('/tests/setup/product.ts')
const { CHROMIUM_ARGS, findChromium } = await load('/tests/setup/chromium.ts')
const { enterAs } = await load('/tests/e2e/support/staff.ts')

const SCREENS = [
  ['/admin/login', null, 'input[type=password]'],
  ['/admin', null, 'input[type=password]'],
  ['/admin', 'admin@demo.test', 'main h1'],
  ['/admin/lenders', 'admin@demo.test', 'main h1'],
  ['/partner/login', null, 'input[type=password]'],
  ['/partner', null, 'input[type=password]'],
  ['/partner', 'partner@demo.test', 'main h1'],
]

const { executablePath, env } = findChromium()
const product = await startProduct({ CREDITLANE_MODE: 'test' })
const browser = await chromium.launch({ executablePath, env, args: CHROMIUM_ARGS })
try {
  await product.post('/api/demo/limits', { profile: 'relaxed' })
  console.log(`load of the machine before: ${loadavg()[0].toFixed(2)}`)
  console.log(
    '| | answer, ms | first paint, ms | frame or skeleton, ms | screen, ms | shift |\n|---|--:|--:|--:|--:|--:|',
  )
  for (const [path, email, ready] of SCREENS) {
    const runs = []
    for (let run = 0; run < Number(values.runs); run++) runs.push(await look(path, email, ready))
    const median = (key) => runs.map((each) => each[key]).sort((a, b) => a - b)[runs.length >> 1]
    const [answer, paint, frame, screen] = ['answer', 'paint', 'frame', 'screen'].map((key) => median(key).toFixed(0))
    console.log(
      `| ${path}${email ? ', signed in' : ''} | ${answer} | ${paint} | ${frame} | ${screen} | ${median('shift').toFixed(3)} |`,
    )
  }
  console.log(`load of the machine after: ${loadavg()[0].toFixed(2)}`)
} finally {
  await browser.close()
  await product.stop()
}
process.exit(0)

/** One first visit with nothing kept: milliseconds since the address was opened. */
async function look(path, email, ready) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    if (email) await enterAs(page, product, email)
    await page.addInitScript(() => {
      window.shift = 0
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.shift += value
      }).observe({ type: 'layout-shift', buffered: true })
      // A frame of the screen in which anything of it can be seen.
      window.frameAt = null
      const look = () => {
        const seen = document.querySelector('.skeleton, .app-spinner, aside, main h1, header')
        if (seen && getComputedStyle(seen).visibility !== 'hidden') window.frameAt = performance.now()
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(product.origin + path, { waitUntil: 'commit' })
    await page.locator(ready).first().waitFor()
    const screen = await page.evaluate(() => performance.now())
    await page.waitForLoadState('networkidle')
    return await page.evaluate(
      (at) => ({
        answer: performance.getEntriesByType('navigation')[0].responseEnd,
        paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
        frame: window.frameAt,
        shift: window.shift,
        screen: at,
      }),
      screen,
    )
  } finally {
    await context.close()
  }
}
