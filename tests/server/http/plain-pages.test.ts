import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { busyPage } from '#server/http/pages/busy-page.ts'
import { offlinePage } from '#server/http/pages/offline-page.ts'
import { DEVANAGARI_FAMILY, devanagariUrls } from '#src/contract/brands/fonts.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import { ORIGIN } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const FONT_URLS = devanagariUrls().map(({ url }) => url)
/** Files that the styles of a page name under the family; an escaped quotation mark names none. */
const lettersIn = (html: string): string[] => {
  const style = /<style nonce="[^"]+">([^<]*)<\/style>/.exec(html)?.[1] ?? ''
  const faces = [...style.matchAll(/@font-face\{([^}]*)\}/g)].map(([, face = '']) => face)
  const named = faces.filter((face) => face.includes(`font-family:'${DEVANAGARI_FAMILY}'`))
  const used = style.includes(`system-ui,'${DEVANAGARI_FAMILY}',sans-serif`)
  return used ? named.flatMap((face) => /url\(([^)]+)\)/.exec(face)?.[1] ?? []) : []
}

describe('pages without the scripts of the product', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer()
  })
  afterAll(() => server.close())

  it.each([
    '/no/AAAAAAAAAAAA',
    '/stop/AAAAAAAAAAAA',
    '/stop-contact-change/AAAAAAAAAAAA',
    '/erase/AAAAAAAAAAAA',
    '/certificate/AAAAAAAAAAAA',
    '/widget/eligibility?lang=hi&key=none',
  ])('%s brings letters for its Hindi, and may fetch them', async (path) => {
    const page = await server.app.fetch(new Request(ORIGIN + path))
    expect(page.headers.get('content-security-policy')).toContain("font-src 'self'")
    expect(lettersIn(await page.text())).toEqual(FONT_URLS)
  })

  it('a busy server and a lost connection bring them too', async () => {
    const busy = busyPage(new URL(ORIGIN), 2, REGISTRY)
    expect(busy.headers.get('content-security-policy')).toContain("font-src 'self'")
    expect(lettersIn(await busy.text())).toEqual(FONT_URLS)
    expect(lettersIn(offlinePage(REGISTRY.find('cl')))).toEqual(FONT_URLS)
    expect(FONT_URLS.filter((url) => !existsSync(`public${url}`))).toEqual([])
  })

  it('one in English alone brings none', async () => {
    const page = await server.app.fetch(new Request(`${ORIGIN}/widget/eligibility?lang=en&key=none`))
    expect(await page.text()).not.toContain('@font-face')
  })
})
