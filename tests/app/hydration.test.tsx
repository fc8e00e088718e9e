import { http, HttpResponse } from 'msw'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { readEnv } from '#server/env.ts'
import { createWeb } from '#server/http/web.ts'
import { App } from '#src/app/App.tsx'
import { PRERENDERED_PAGES, render } from '#src/app/prerender.tsx'
import { brandFromRequest } from '#src/contract/brands/find-brand.ts'
import { HOSTS } from '#src/contract/brands/hosts.ts'
import { PAGES } from '#src/contract/pages.ts'
import { provideBoot } from '#src/lib/boot.ts'
import type { Boot } from '#src/lib/boot.ts'
import { i18n } from '#src/lib/i18n.ts'
import { resetRestore } from '#src/lib/session-restore.ts'
import { NEW_SESSION, patchSession } from '#src/lib/session-store.ts'
import { network } from '#tests/setup/network.ts'

const TEMPLATE = '<html lang="en"><title>x</title><body><div id="root"><!--app--></div><!--boot--></body></html>'
const HOST_OF = {
  marketplace: 'localhost',
  storefront: HOSTS.find(({ flavour }) => flavour === 'storefront')?.host,
  dedicated: HOSTS.find(({ flavour }) => flavour === 'dedicated')?.host,
}
// One of its own words, one of other kinds, the default; each also by the first segment of the path.
const BRANDS = ['cl', 'campuskey', 'bazaarmitr']
const FIXED = PRERENDERED_PAGES.flatMap((page) => PAGES[page].paths).filter((path) => !/[:*]/.test(path))
const OTHERS = ['/cl', '/campuskey', '/spring-sale', '/cl/', '/calculator/', '/Credit-Cards', '/CARDS-SECURED']
const NOWHERE = [
  '/metrics',
  '/wp-login.php',
  '/some/where',
  '/a%20b',
  `/${'x'.repeat(65)}`,
  '/create-merchant-form/A.B',
]

const web = createWeb(
  readEnv({ CREDITLANE_MODE: 'test', SECRET_KEY: 'x'.repeat(32) }),
  { template: () => TEMPLATE, files: () => null, prerenderer: { PRERENDERED_PAGES, render } },
  { find: () => Promise.resolve(null) },
  { brandOf: (request) => Promise.resolve(brandFromRequest(request)) },
  { now: () => new Date() },
)

beforeAll(() => {
  network.use(http.all('*/api/*', () => new HttpResponse(null, { status: 503 })))
})

/** Opens an address as a browser does, from the server's page on; answers what React could not take over. */
async function takeOver(host: string, address: string, language: 'en' | 'hi'): Promise<string[]> {
  const url = new URL(`http://${host}${address}`)
  const text = await (await web(new Request(url, { headers: { cookie: `lang=${language}` } }), url)).text()
  const page = new DOMParser().parseFromString(text, 'text/html')
  const drawn = page.getElementById('root')
  // Without markup of the server's there is nothing to take over: the browser draws by itself.
  if (!drawn?.firstElementChild) return []
  provideBoot(JSON.parse(page.getElementById('boot')?.textContent ?? '{}') as Boot)
  resetRestore()
  patchSession(NEW_SESSION)
  document.documentElement.lang = language
  await i18n.changeLanguage(language)
  window.history.replaceState(null, '', address)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = drawn.innerHTML
  const recovered: string[] = []
  const onRecoverableError = (error: unknown) => {
    const { message } = ((error as Error).cause ?? error) as Error
    recovered.push(`${host}${address} (${language}): ${message.slice(0, 600)}`)
  }
  document.title = ''
  const root = hydrateRoot(
    container,
    <BrowserRouter>
      <App />
    </BrowserRouter>,
    { onRecoverableError },
  )
  // The title is the last thing: by then the page itself has been taken over, not its frame alone.
  await vi.waitUntil(() => document.title !== '', { interval: 5, timeout: 10_000 })
  root.unmount()
  container.remove()
  return recovered
}

describe('every prerendered page is taken over as it was drawn', () => {
  for (const [flavour, host] of Object.entries(HOST_OF))
    for (const language of ['en', 'hi'] as const)
      it(`on a ${flavour} host, in ${language}`, { timeout: 120_000 }, async () => {
        const addresses = BRANDS.flatMap((brand) => FIXED.map((path) => `${path}?partner=${brand}`))
        const recovered: string[] = []
        for (const address of [...addresses, ...OTHERS, ...NOWHERE])
          recovered.push(...(await takeOver(host ?? '', address, language)))
        expect(recovered).toEqual([])
      })
})
