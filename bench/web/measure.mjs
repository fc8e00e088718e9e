// Lighthouse (mobile form, 4x CPU, slow 4G) on the landing page and on the offers of the built product.
//   (cd bench/web && npm install) && node bench/web/measure.mjs [--runs 5]
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { gzipSync, brotliCompressSync } from 'node:zlib'
import { runnerImport } from 'vite'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const load = async (path) => (await runnerImport(path, { configFile: false, logLevel: 'error' })).module
const { startProduct } = await load('./tests/setup/product.ts')
const { CHROMIUM_ARGS, findChromium } = await load('./tests/setup/chromium.ts')
const { signInAndComplete } = await load('./tests/e2e/journey.ts')

const product = await startProduct()
const { executablePath, env } = await findChromium()
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]

try {
  console.log('| page | throttling | score | FCP ms | LCP ms | TBT ms | CLS |\n|---|---|--:|--:|--:|--:|--:|')
  for (const page of ['/', '/user/offers']) {
    for (const throttlingMethod of ['simulate', 'devtools']) {
      const results = []
      for (let run = 0; run < Number(values.runs); run++) results.push(await measure(page, throttlingMethod))
      const of = (pick, digits = 0) => median(results.map(pick)).toFixed(digits)
      console.log(
        `| ${page} | ${throttlingMethod} | ${of((r) => r.score)} | ${of((r) => r.fcp)} | ${of((r) => r.lcp)} | ${of((r) => r.tbt)} | ${of((r) => r.cls, 3)} |`,
      )
    }
  }
  console.log('\n| first load of | requests | JS kB gz | JS kB br | fonts kB |\n|---|--:|--:|--:|--:|')
  for (const path of ['/', '/verification']) console.log(await firstLoad(path))
} finally {
  await product.stop()
}

async function withBrowser(work) {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    env,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  })
  try {
    return await work(browser, port)
  } finally {
    await browser.close()
  }
}

function measure(path, throttlingMethod) {
  return withBrowser(async (browser, port) => {
    if (path.startsWith('/user/')) {
      // Lighthouse opens its page in the default context: the session must live there too.
      const context = browser.contexts()[0] ?? (await browser.newContext())
      const page = await context.newPage()
      await signInAndComplete(page, product, 'en')
      const cookies = await context.cookies()
      const cdp = await browser.newBrowserCDPSession()
      await cdp.send('Storage.setCookies', {
        cookies: cookies.map(({ name, value, domain, path: at, secure, httpOnly, sameSite }) => ({
          name,
          value,
          domain,
          path: at,
          secure,
          httpOnly,
          sameSite,
        })),
      })
    }
    const result = await lighthouse(product.origin + path, {
      port,
      onlyCategories: ['performance'],
      formFactor: 'mobile',
      throttlingMethod,
      disableStorageReset: true,
      logLevel: 'error',
    })
    const { audits, categories } = result.lhr
    return {
      score: categories.performance.score * 100,
      fcp: audits['first-contentful-paint'].numericValue,
      lcp: audits['largest-contentful-paint'].numericValue,
      tbt: audits['total-blocking-time'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
    }
  })
}

function firstLoad(path) {
  return withBrowser(async (browser) => {
    const page = await browser.newPage()
    const scripts = []
    let fonts = 0
    let requests = 0
    page.on('response', async (response) => {
      requests++
      const type = response.request().resourceType()
      if (type === 'script') scripts.push(await response.body())
      if (type === 'font') fonts += (await response.body()).length
    })
    await page.goto(product.origin + path, { waitUntil: 'load' })
    const sum = (pack) => (scripts.reduce((total, body) => total + pack(body).length, 0) / 1000).toFixed(1)
    const row = `| ${path} | ${requests} | ${sum((b) => gzipSync(b, { level: 9 }))} | ${sum(brotliCompressSync)} | ${(fonts / 1000).toFixed(1)} |`
    return row
  })
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
