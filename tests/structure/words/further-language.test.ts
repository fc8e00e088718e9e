import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import type { ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as OfflinePage from '#server/http/pages/offline-page.ts'
import type * as Skeleton from '#server/http/shell/skeleton.ts'
import type * as Words from '#server/http/words.ts'
import type * as ReadConsentText from '#server/services/privacy/read-consent-text.ts'
import type * as SearchLists from '#server/services/profile/shared/search-lists.ts'
import type * as Dictionaries from '#server/texts/dictionaries.ts'
import type * as PartnerNews from '#server/texts/partner-news-text.ts'
import type * as Registry from '#src/contract/brands/registry.ts'
import type * as CalendarWords from '#src/contract/calendar-words.ts'
import type * as FunnelConfig from '#src/contract/entities/partners/funnel-config.ts'
import type * as Company from '#src/contract/entities/shared/company.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { ROOT } from '../source-files.ts'

/** A language of which nobody has ever heard: English in brackets. */
const NEW = 'qps' as Locale
const ENTRY = `  ${NEW}: { id: 99, name: 'Test', intl: 'en-IN', tall: false },\n`

const bracketed = (node: unknown): unknown =>
  typeof node === 'string'
    ? `[${node}]`
    : Array.isArray(node)
      ? node.map(bracketed)
      : Object.fromEntries(Object.entries(node as object).map(([key, inner]) => [key, bracketed(inner)]))

/** The product, copied, with nothing but a folder and an entry more. */
function makeProduct(): string {
  const root = mkdtempSync(join(tmpdir(), 'creditlane-language-'))
  for (const name of ['src', 'server', 'package.json']) cpSync(join(ROOT, name), join(root, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  const [english, own] = ['en', NEW].map((language) => join(root, 'src/locales', language)) as [string, string]
  mkdirSync(own)
  for (const file of readdirSync(english))
    writeFileSync(join(own, file), JSON.stringify(bracketed(JSON.parse(readFileSync(join(english, file), 'utf8')))))
  const languages = join(root, 'src/contract/entities/shared/language.ts')
  const text = readFileSync(languages, 'utf8')
  writeFileSync(languages, text.replace(/(const LOCALE_TABLE = \{\n(?: {2}\w+: .*\n)+)/, `$1${ENTRY}`))
  return root
}

describe('a further language is a folder and an entry', () => {
  let root: string
  let vite: ViteDevServer
  const load = async <Module>(path: string) => (await vite.ssrLoadModule(path)) as Module

  beforeAll(async () => {
    root = makeProduct()
    vite = await createServer({
      root,
      configFile: false,
      appType: 'custom',
      logLevel: 'error',
      cacheDir: join(root, 'cache'),
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, watch: null, ws: false },
    })
  })
  afterAll(async () => {
    await vite.close()
    rmSync(root, { recursive: true, force: true })
  })

  it('for the check of the dictionaries', async () => {
    const { checkLocales } = await load<{ checkLocales: (root: string) => string[] }>('/server/build/check-locales.mjs')
    expect(checkLocales(root)).toEqual([])
    const file = join(root, 'src/locales', NEW, 'server.json')
    const whole = readFileSync(file, 'utf8')
    writeFileSync(file, whole.replace('"offline"', '"off"'))
    expect(checkLocales(root)).toContain(`server:offline.title is missing in ${NEW}`)
    writeFileSync(file, whole)
  })

  it('for what the server says by itself', async () => {
    const { BRANDS } = await load<typeof Registry>('/src/contract/brands/registry.ts')
    const [brand, , campus] = BRANDS
    if (!brand || !campus) throw new Error('no brands')
    const { offlinePage } = await load<typeof OfflinePage>('/server/http/pages/offline-page.ts')
    expect(offlinePage(brand)).toContain(`<section lang="${NEW}"><h2>[You are offline]</h2>`)
    const { skeletonOf } = await load<typeof Skeleton>('/server/http/shell/skeleton.ts')
    const { html } = skeletonOf({ brand, area: 'admin', language: NEW, signedIn: true })
    expect(html.toString()).toContain('[Loading]')
    const { dictionary } = await load<typeof Dictionaries>('/server/texts/dictionaries.ts')
    expect(dictionary(NEW, 'server').widget.title).toBe('[Which lenders may match?]')
    const { wordsFor, languageOf } = await load<typeof Words>('/server/http/words.ts')
    expect(languageOf(new Headers({ 'x-language': NEW }))).toBe(NEW)
    expect(wordsFor('rules:phone.invalid', 'phone', NEW)).toMatch(/^\[.+\]$/)
    const { wordsOf } = await load<typeof SearchLists>('/server/services/profile/shared/search-lists.ts')
    expect(wordsOf(NEW, 'employmentStatus').map(({ value }) => value)).toContain('[Salaried]')
    const { weekMail } = await load<typeof PartnerNews>('/server/texts/partner-news-text.ts')
    const week = { brand: brand.name, from: '2026-11-16', to: '2026-11-22', work: null, money: null, link: 'x' }
    expect(weekMail(week).text).toContain('[Your week, 16 [Nov] – 22 [Nov]]')
  })

  it('for the calendar', async () => {
    const { dayWords, monthWords } = await load<typeof CalendarWords>('/src/contract/calendar-words.ts')
    expect(dayWords(new Date('2026-11-22T06:00:00Z'), NEW)).toBe('22 [Nov] 2026')
    expect(monthWords('2026-11', NEW)).toBe('[November] 2026')
  })

  it('for a headline: asked for in it, and one that was saved before says there what it says in English', async () => {
    const path = '/src/contract/entities/partners/funnel-config.ts'
    const { funnelConfigOf, funnelConfigSchema, PLAIN_FUNNEL } = await load<typeof FunnelConfig>(path)
    const before = { ...PLAIN_FUNNEL, headline: { en: 'Loans for shopkeepers', hi: 'दुकानदारों के लिए लोन' } }
    expect(funnelConfigSchema.isValidSync(before, { strict: true })).toBe(false)
    const headline = { ...before.headline, [NEW]: 'Loans for shopkeepers' }
    expect(funnelConfigOf(before)).toEqual({ ...before, headline })
    expect(funnelConfigOf({ ...before, headline: { en: 7 } })).toEqual(PLAIN_FUNNEL)
  })

  it('for what was given in English, and not yet in it', async () => {
    const { INVENTED_COMPANY } = await load<typeof Company>('/src/contract/entities/shared/company.ts')
    expect(INVENTED_COMPANY.officer.name[NEW]).toBe('Meera Kulkarni')
    const { BRANDS } = await load<typeof Registry>('/src/contract/brands/registry.ts')
    const headlines = BRANDS.flatMap(({ headline }) => (headline ? [headline] : []))
    expect(headlines.length).toBeGreaterThan(0)
    for (const headline of headlines) expect(headline[NEW]).toBe(headline.en)
    const { readConsentText } = await load<typeof ReadConsentText>('/server/services/privacy/read-consent-text.ts')
    const { CONSENT_VERSIONS } = await load<{ CONSENT_VERSIONS: { terms: string } }>(
      '/src/contract/entities/privacy/consent-purposes.ts',
    )
    const text = readConsentText({ purpose: 'terms', version: CONSENT_VERSIONS.terms })
    expect(text[NEW]).toEqual(text.en)
  })
})
