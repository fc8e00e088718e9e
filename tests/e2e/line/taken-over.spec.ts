import type { Page } from '@playwright/test'
import { HOSTS } from '../../../src/contract/brands/hosts.ts'
import { BRANDS } from '../../../src/contract/brands/registry.ts'
import { PAGES } from '../../../src/contract/pages.ts'
import { expect, test } from '../support/fixtures.ts'

/** What the page tells of itself, for as long as it is open. */
interface Told {
  taken?: { markup: boolean; language: string; errors: string[] }
}

const hostOf = (flavour: string) =>
  HOSTS.find((each) => each.flavour === flavour && each.host.endsWith('.localhost'))?.host ?? ''
/** A host of each kind with its own brand, and one that shows the brand which the address names. */
const PLACES = [
  { host: '127.0.0.1', brand: '' },
  { host: '127.0.0.1', brand: 'bazaarmitr' },
  { host: hostOf('storefront'), brand: '' },
  { host: hostOf('dedicated'), brand: '' },
]
const PATHS = Object.values(PAGES)
  .filter(({ area, guard }) => area === 'customer' && guard === 'none')
  .flatMap(({ paths }) => paths)
  .filter((path) => !/[:*]/.test(path))
/** Campaigns, brands by their path, other spellings, and what is not there. */
const OTHERS = ['/cl', '/campuskey/', '/spring-sale', '/calculator/', '/Credit-Cards', '/CARDS-SECURED', '/metrics']
const NOWHERE = ['/some/where', '/a%20b', `/${'x'.repeat(65)}`, '/create-merchant-form/A.B', '/admin/none', '/?x=1#y']

test.use({ serviceWorkers: 'block' })

/** Notes whether the server drew the page and what went wrong; the title goes until the page sets it as its last thing. */
function watchTakeOver(): void {
  const errors: string[] = []
  const told = globalThis as Told
  globalThis.addEventListener('error', ({ message }) => errors.push(message))
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return
    const markup = Boolean(document.getElementById('root')?.firstElementChild)
    told.taken = { markup, language: document.documentElement.lang, errors }
    document.title = ''
  })
}

/** The page is to be judged by itself: no answer of the server's may change it while it is taken over. */
async function withoutAnswers(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.setBlockedURLs', { urls: ['*/api/*', '*.woff2', '*.svg'] })
  await page.addInitScript(watchTakeOver)
}

/** Opens the addresses one after the other; answers how many the server had drawn, and what the browser drew anew. */
async function takeOver(page: Page, language: string, addresses: readonly string[]) {
  let drawn = 0
  const anew: string[] = []
  for (const address of addresses) {
    await page.context().addCookies([{ name: 'lang', value: language, url: address }])
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const taken = await page.evaluate(async () => {
      const { taken: told } = globalThis as Told
      if (!told?.markup) return null
      while (document.title === '') await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => requestIdleCallback(resolve))
      return told
    })
    if (!taken) continue
    drawn += 1
    expect(taken.language, address).toBe(language)
    anew.push(...taken.errors.map((message) => `${address}: ${message}`))
  }
  return { drawn, anew }
}

for (const language of ['en', 'hi'] as const) {
  test.describe(`in ${language}, as the server drew it`, () => {
    test.beforeEach(async ({ page, cleanConsole }) => {
      cleanConsole.allow(/ERR_BLOCKED_BY_CLIENT|404/)
      await withoutAnswers(page)
    })

    test('the landing page of every brand is taken over', async ({ page, product }) => {
      const addresses = BRANDS.map(({ code }) => `${product.origin}/?partner=${code}`)
      const { drawn, anew } = await takeOver(page, language, addresses)
      expect(anew).toEqual([])
      expect(drawn).toBe(BRANDS.length)
    })

    for (const { host, brand } of PLACES)
      test(`every public page on ${host}${brand && `, for ${brand}`}, is taken over`, async ({ page, product }) => {
        const origin = product.origin.replace('127.0.0.1', host)
        const addresses = [...PATHS, ...OTHERS, ...NOWHERE].map((path) => {
          const address = new URL(path, origin)
          if (brand) address.searchParams.set('partner', brand)
          return address.href
        })
        const { drawn, anew } = await takeOver(page, language, addresses)
        expect(anew).toEqual([])
        // All but those that draw nothing before they know somebody, and other spellings.
        expect(drawn).toBeGreaterThan(20)
      })
  })
}
