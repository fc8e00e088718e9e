import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
// Lighthouse (mobile form, 4x CPU, slow 4G) on the landing page, the sign-in, the cards and the offers of the built product, and in turns with them
// on a static page and on a peer.
//   npm run build && (cd bench/web && npm install) && node bench/web/measure.mjs [--runs 5]
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { load } from '../load.mjs'
import { median } from '../table.mjs'
import { freePort, startPeer, startStatic } from './peers.mjs'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const { startProduct } = await load('/tests/setup/product.ts')
const { CHROMIUM_ARGS, findChromium } = await load('/tests/setup/chromium.ts')
const { signInAndComplete } = await load('/tests/e2e/support/journey.ts')

const { executablePath, env } = findChromium()
const product = await startProduct()

const [still, peer] = [await startStatic(), await startPeer()]
const PAGES = [
  { name: 'static page', url: still.url },
  { name: 'peer', url: peer.url },
  ...['/', '/verification', '/credit-cards', '/user/offers'].map((path) => ({
    name: path,
    url: product.origin + path,
  })),
]

try {
  console.log('| page | throttling | score | FCP ms | LCP ms | TBT ms | CLS |\n|---|---|--:|--:|--:|--:|--:|')
  for (const throttlingMethod of ['simulate', 'devtools']) {
    const results = new Map(PAGES.map(({ name }) => [name, []]))
    // In turns: what else the machine does meets all of them alike.
    for (let run = 0; run < Number(values.runs); run++)
      for (const { name, url } of PAGES) results.get(name).push(await measure(url, throttlingMethod))
    for (const [name, runs] of results) {
      const of = (pick, digits = 0) => median(runs.map(pick)).toFixed(digits)
      console.log(
        `| ${name} | ${throttlingMethod} | ${of((r) => r.score)} | ${of((r) => r.fcp)} | ${of((r) => r.lcp)} | ${of((r) => r.tbt)} | ${of((r) => r.cls, 3)} |`,
      )
    }
  }
  console.log(
    '\n| first load of | requests | of them scripts | JS kB gz | JS kB br | fonts kB |\n|---|--:|--:|--:|--:|--:|',
  )
  for (const path of ['/', '/verification']) console.log(await firstLoad(path))
} finally {
  still.stop()
  peer.stop()
  await product.stop()
}
process.exit()

/** A fresh profile each time, in the context that Lighthouse opens its page in. */
async function withBrowser(work) {
  const port = await freePort()
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    env,
    viewport: null,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  })
  try {
    return await work(context, port)
  } finally {
    await context.close()
  }
}

function measure(url, throttlingMethod) {
  const { pathname: path } = new URL(url)
  return withBrowser(async (context, port) => {
    if (path.startsWith('/user/')) {
      const page = await context.newPage()
      await signInAndComplete(page, product, 'en')
      await page.close()
    }
    const result = await lighthouse(url, {
      port,
      onlyCategories: ['performance'],
      formFactor: 'mobile',
      throttlingMethod,
      disableStorageReset: true,
      logLevel: 'error',
    })
    const { audits, categories, finalDisplayedUrl, runtimeError } = result.lhr
    if (runtimeError) throw new Error(runtimeError.message)
    // Somebody whose session was lost would be measured on the sign-in page.
    if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${path} led to ${finalDisplayedUrl}`)
    return {
      score: categories.performance.score * 100,
      fcp: audits['first-contentful-paint'].numericValue,
      lcp: audits['largest-contentful-paint'].numericValue,
      tbt: audits['total-blocking-time'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
    }
  })
}

/** What had been fetched when the page was loaded; what comes later is fetched ahead for the next screen. */
function firstLoad(path) {
  return withBrowser(async (context) => {
    const page = await context.newPage()
    const answers = []
    page.on('response', (answer) => answers.push(answer))
    await page.goto(product.origin + path, { waitUntil: 'load' })
    const counted = [...answers]
    const bodies = (type) =>
      Promise.all(counted.filter((each) => each.request().resourceType() === type).map((each) => each.body()))
    const scripts = await bodies('script')
    const kB = (list, pack = (body) => body) =>
      (list.reduce((total, body) => total + pack(body).length, 0) / 1000).toFixed(1)
    const gz = kB(scripts, (body) => gzipSync(body, { level: 9 }))
    return `| ${path} | ${counted.length} | ${scripts.length} | ${gz} | ${kB(scripts, brotliCompressSync)} | ${kB(await bodies('font'))} |`
  })
}
