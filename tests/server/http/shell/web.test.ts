import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '#server/env.ts'
import { createWeb, loadWebFiles } from '#server/http/shell/web.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import { BRANDS } from '#src/contract/brands/registry.ts'
import { ORIGIN, pathOf } from '#tests/setup/browser.ts'
import { createMemoryFileStore } from '#tests/setup/others/memory-file-store.ts'

const dist = mkdtempSync(join(tmpdir(), 'creditlane-web-'))
const TEMPLATE = `<!doctype html><html lang="en"><head><meta name="theme-color" content="#000000"><title>x</title><!--brand-->
<meta property="csp-nonce" nonce="__CSP_NONCE__"><script type="module" src="/assets/index-abc.js" nonce="__CSP_NONCE__"></script>
<link rel="stylesheet" href="/assets/index-abc.css" nonce="__CSP_NONCE__"></head><body><div id="root"><!--app--></div><!--boot--></body></html>`
const PRERENDERER = `export const PRERENDERED_PAGES = ['landing', 'notFound']
let calls = 0
export const render = ({ brand, page, language, boot }) => ({ html: '<h1>$& ' + page + ' ' + brand + ' ' + language + ' ' + boot.year + ' ' + boot.company.legalName + ' ' + ++calls + '</h1>', css: 'h1{color:red}', title: 'Welcome <', description: 'Every "cost"', structured: [{ '@type': 'WebSite', name: '</script><script>alert(1)', url: '/' }] })`

let now = new Date('2026-11-18T05:00:00Z')
let hostsAsked = 0
let open: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>
beforeAll(async () => {
  mkdirSync(join(dist, 'client/assets'), { recursive: true })
  mkdirSync(join(dist, 'prerender'))
  writeFileSync(join(dist, 'client/index.html'), TEMPLATE)
  writeFileSync(join(dist, 'client/assets/index-abc.js'), 'plain')
  writeFileSync(join(dist, 'client/assets/index-abc.js.br'), 'as br')
  writeFileSync(join(dist, 'client/assets/index-abc.js.gz'), 'as gzip')
  writeFileSync(join(dist, 'client/assets/index-abc.js.map'), '{}')
  writeFileSync(join(dist, 'client/secret.env'), 'KEY=1')
  writeFileSync(join(dist, 'prerender/prerender.js'), PRERENDERER)
  const own = { en: ['assets/offers-abc.js', 'assets/offers-abc.css'], hi: ['assets/offers-hi.js'] }
  const preloads = { offers: { files: own, ahead: ['assets/form-abc.js', 'assets/offer-abc.js'] } }
  writeFileSync(join(dist, 'preloads.json'), JSON.stringify(preloads))
  const env = readEnv({ CREDITLANE_MODE: 'demo', SECRET_KEY: 'x'.repeat(32) })
  const files = await loadWebFiles(dist, { error: (...args: unknown[]) => expect.fail(JSON.stringify(args)) })
  if (!files) throw new Error('nothing was built')
  const web = createWeb(env, files, {
    hosts: {
      find: () => {
        hostsAsked += 1
        return Promise.resolve(null)
      },
    },
    brands: { fresh: () => Promise.resolve(REGISTRY) },
    funnels: { brandOf: (request) => Promise.resolve(REGISTRY.of(request)) },
    published: { get: () => Promise.resolve(null) },
    clock: { now: () => now },
    files: createMemoryFileStore(),
  })
  open = (path, headers = {}, method = 'GET') => {
    const request = new Request(path.startsWith('http') ? path : ORIGIN + path, { headers, method })
    return web(request, new URL(request.url))
  }
})
afterAll(() => rmSync(dist, { recursive: true, force: true }))

const html = async (path: string, headers?: Record<string, string>) => (await open(path, headers)).text()

describe('the page', () => {
  it('has a policy without unsafe parts, and a nonce that is new every time and stands wherever it must', async () => {
    const response = await open('/products')
    const csp = response.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([\w-]+)'/.exec(csp)?.[1] ?? ''
    expect(nonce.length).toBeGreaterThanOrEqual(22)
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
    ])
      expect(csp).toContain(rule)
    expect(csp).not.toContain('unsafe')
    const text = await response.text()
    expect(text).not.toContain('__CSP_NONCE__')
    expect(text.match(new RegExp(`nonce="${nonce}"`, 'g'))?.length).toBeGreaterThanOrEqual(4)
    expect((await open('/products')).headers.get('content-security-policy')).not.toBe(csp)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('lets a browser load from here alone, and send nothing to anybody else', async () => {
    for (const path of ['/', '/products', '/user/offers', '/admin/login', '/partner/login']) {
      const { headers } = await open(path)
      const rules = (headers.get('content-security-policy') ?? '').split('; ').map((rule) => rule.split(' '))
      const sources = new Map(rules.map(([name = '', ...from]) => [name, from]))
      expect(sources.get('default-src'), path).toEqual(["'none'"])
      for (const name of ['connect-src', 'img-src', 'font-src', 'media-src', 'script-src', 'style-src', 'worker-src'])
        expect(sources.get(name), `${path} ${name}`).toContain("'self'")
      const elsewhere = [...sources]
        .filter(([name]) => name.endsWith('-src'))
        .flatMap(([, from]) => from.filter((each) => !/^('self'|'none'|'nonce-[\w-]+'|data:)$/.test(each)))
      expect(elsewhere, path).toEqual([])
    }
  })

  it('wears the brand of the parameter, the path, the host, in that order', async () => {
    const [first, second] = BRANDS.filter((brand) => brand.code !== 'cl')
    const host = BRANDS.flatMap((brand) => (brand.hosts ?? []).map((entry) => ({ ...entry, code: brand.code })))[0]
    const brandOf = async (path: string) => /"brand":\{"code":"(\w+)"/.exec(await html(path))?.[1]
    expect(await brandOf('/')).toBe('cl')
    expect(await brandOf(`/${first?.code}`)).toBe(first?.code)
    expect(await brandOf(`/${first?.code}?partner=${second?.code}`)).toBe(second?.code)
    expect(await brandOf(`http://${host?.host}/`)).toBe(host?.code)
    expect(await brandOf('/?partner=%3Cscript%3E')).toBe('cl')
    for (const brand of BRANDS) expect(await html(`/?partner=${brand.code}`)).toContain(`--brand:${brand.primary}`)
  })

  it('says language, mode and who may be signed in, and nothing else about them', async () => {
    const text = await html('/products', { cookie: 'lang=hi; __Host-asid=abc' })
    expect(text).toContain('<html lang="hi"')
    const boot = JSON.parse(/id="boot">([^<]*)</.exec(text)?.[1] ?? '') as Record<string, unknown>
    expect(boot).toMatchObject({
      language: 'hi',
      mode: 'demo',
      flavour: 'marketplace',
      hasSession: { customer: false, admin: true, partner: false },
    })
    expect(text).not.toContain('abc"')
    expect(await html('/products', { cookie: 'lang="><script>' })).toContain('<html lang="en"')
  })

  it('speaks the first of our languages that the browser asks for, until one is chosen; an address may name one', async () => {
    const spoken = async (path: string, headers: Record<string, string>) =>
      /<html lang="(\w+)"/.exec(await html(path, headers))?.[1]
    for (const [asked, language] of [
      ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
      ['mr-IN,hi;q=0.7,en;q=0.5', 'hi'],
      ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
      ['en;q=0.2,hi;q=0.7', 'hi'],
      ['hi;q=0,fr', 'en'],
      ['', 'en'],
    ])
      expect(await spoken('/', { 'accept-language': asked ?? '' }), asked).toBe(language)
    expect(await html('/', { 'accept-language': 'hi' })).toContain('landing cl hi')
    expect(await spoken('/', { 'accept-language': 'hi', cookie: 'lang=en' })).toBe('en')
    expect(await spoken('/?lang=hi', { 'accept-language': 'en', cookie: 'lang=en' })).toBe('hi')
    expect(await spoken('/?lang=xx', { cookie: 'lang=hi' })).toBe('hi')
    // The next page goes on in the language of the address; what was chosen before is kept.
    expect((await open('/?lang=hi')).headers.get('set-cookie')).toMatch(/^lang=hi; Path=\/; Max-Age=\d+; SameSite=Lax$/)
    expect((await open('/?lang=hi', { cookie: 'lang=en' })).headers.get('set-cookie')).toBeNull()
    expect((await open('/', { 'accept-language': 'hi' })).headers.get('set-cookie')).toBeNull()
  })

  it('has a face for search engines and link previews where it is public, and is not listed anywhere else', async () => {
    const host = BRANDS.flatMap((brand) => (brand.hosts ?? []).filter(({ flavour }) => flavour === 'marketplace'))[0]
      ?.host
    const text = await html(`http://${host}/`)
    expect(text).toContain(`<link rel="canonical" href="http://${host}/">`)
    expect(text).toContain('<meta name="description" content="Every &quot;cost&quot;">')
    expect(text).not.toContain('noindex')
    const [, nonce, data = ''] =
      /<script type="application\/ld\+json" nonce="([\w-]+)">(.*?)<\/script>/.exec(text) ?? []
    expect(nonce?.length).toBeGreaterThanOrEqual(22)
    expect(JSON.parse(data)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: '</script><script>alert(1)',
        url: `http://${host}/`,
      },
    ])
    for (const path of ['/verification', '/user/offers', '/admin/login', '/partner', '/no/such/page']) {
      const private_ = await html(path)
      expect(private_, path).toContain('<meta name="robots" content="noindex">')
      expect(private_, path).not.toMatch(/canonical|og:|ld\+json/)
    }
  })

  it('tells search engines which pages a host has, by its own brand', async () => {
    const robots = await open('/robots.txt')
    expect(robots.headers.get('content-type')).toContain('text/plain')
    expect(await robots.text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    const map = await open('/sitemap.xml')
    expect(map.headers.get('content-type')).toContain('application/xml')
    expect(await map.text()).toContain(`<loc>${ORIGIN}/?lang=hi</loc>`)
  })

  it('asks for what its screen needs before any script, where somebody may be signed in', async () => {
    const text = await html('/user/offers', { cookie: '__Host-sid=abc' })
    expect(text).toContain(`fetch('${pathOf('openPage')}?page=offers',{headers:{'accept-language':'en'}})`)
    expect(text).toMatch(/<link rel="modulepreload" nonce="[\w-]+" href="\/assets\/offers-abc\.js">/)
    expect(text).toContain('<link rel="preload" as="style" crossorigin href="/assets/offers-abc.css">')
    expect(await html('/user/offers', { cookie: '__Host-sid=abc; lang=hi' })).toContain('/assets/offers-hi.js')
    for (const nobody of ['', '__Host-asid=abc', '__Host-psid=abc'])
      expect(await html('/user/offers', { cookie: nobody })).not.toMatch(/clOpening|offers-abc/)
  })

  it('names the scripts of the screens that usually come next, to be run one by one', async () => {
    const bootOf = async (path: string) =>
      JSON.parse(/id="boot">([^<]*)</.exec(await html(path))?.[1] ?? '') as { ahead: string[] }
    expect((await bootOf('/user/offers')).ahead).toEqual(['assets/form-abc.js', 'assets/offer-abc.js'])
    expect((await bootOf('/products')).ahead).toEqual([])
    expect((await bootOf('/no-such-page')).ahead).toEqual([])
  })

  it('is drawn beforehand where it is public, once for each brand and language, its script after what people see', async () => {
    const text = await html('/')
    const [drawn = ''] = /<h1>.*<\/h1>/.exec(text) ?? []
    expect(drawn).toContain('$& landing cl en')
    expect(text).toContain('<title>Welcome &lt;</title>')
    expect(text).toContain('fetchpriority="low"')
    expect(text.indexOf('rel="stylesheet"')).toBeGreaterThan(text.indexOf('<h1>'))
    expect(text).toContain('<link media="print" rel="stylesheet"')
    expect(await html('/')).toContain(drawn)
    expect(await html('/', { cookie: 'lang=hi' })).toContain('landing cl hi')
    expect(await html('/products')).not.toContain('<h1>')
  })

  it.each([
    '/admin/login',
    '/admin',
    '/admin/lenders/7',
    '/admin/no-such-page',
    '/partner',
    '/partner/reports',
    '/bazaarmitr/partner/login',
  ])('of a back office has an outline at %s before any script, and a frame for who may be signed in', async (path) => {
    const area = path.startsWith('/admin') ? 'a' : 'p'
    const outline = async (cookie: string) => {
      const text = await html(path, { cookie })
      const [, drawn = ''] = /<div id="root">(.*?)<\/div><script type="application\/json"/s.exec(text) ?? []
      // What holds up the first paint stands behind it.
      expect(text.indexOf('rel="stylesheet"')).toBeGreaterThan(text.indexOf('class="skeleton"'))
      expect(text.match(/rel="stylesheet"/g)).toHaveLength(1)
      expect(text).toMatch(/<style nonce="[\w-]+">body\{margin:0\}\.skeleton\{/)
      expect(drawn).toMatch(/<div class="skeleton" aria-hidden="true">/)
      expect(drawn).not.toMatch(/ style=|<script|<style/)
      return drawn
    }
    const stranger = await outline('lang=en')
    expect(stranger).toContain('<p class="skeleton-said" role="status">Loading</p>')
    expect(stranger).toContain('skeleton-form')
    expect(stranger).not.toContain('<aside')
    const known = await outline(`lang=hi; __Host-${area}sid=abc`)
    expect(known).toContain('role="status">लोड हो रहा है</p>')
    expect(known).toContain('<aside')
    expect(known).not.toContain('skeleton-form')
  })

  it('of a customer has no outline', async () => {
    for (const path of ['/', '/products', '/user/offers', '/a/b']) expect(await html(path)).not.toContain('skeleton')
  })

  it('is drawn anew with a new year in India, and says the same year to the browser', async () => {
    const yearsOf = async () => {
      const text = await html('/')
      return [/landing cl en (\d+)/.exec(text)?.[1], /"year":"(\d+)"/.exec(text)?.[1]]
    }
    now = new Date('2026-12-31T18:29:59Z')
    expect(await yearsOf()).toEqual(['2026', '2026'])
    now = new Date('2026-12-31T18:30:00Z')
    expect(await yearsOf()).toEqual(['2027', '2027'])
  })

  it.each([
    '/.env',
    '/.git/config',
    '/package.json',
    '/metrics',
    '/uploads/',
    '/server/main.ts',
    '/a/b',
    '/user/1/x.css',
    '/%E0%A4%A',
    '/secret.env',
    '/404',
  ])('is 404 at %s', async (path) => {
    const response = await open(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toMatch(/KEY|dependencies/)
  })

  it.each([
    '/',
    '/diwali-offer',
    '/verification',
    '/user/offers',
    '/user/lenders-transaction/nira',
    '/admin',
    '/admin/dashboard',
    '/partner/login',
    '/bazaarmitr/partner/login',
    '/outbox',
  ])('opens at %s', async (path) => {
    expect((await open(path)).status).toBe(200)
  })

  it('is packed as the browser likes it', async () => {
    const packed = await open('/', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toContain('</html>')
    const gzip = await open('/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toContain('</html>')
  })

  it('takes no writes', async () => {
    expect(await open('/', {}, 'POST')).toMatchObject({ status: 405 })
  })
})

describe('files', () => {
  it('are sent packed and kept for ever', async () => {
    const response = await open('/assets/index-abc.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(await response.text()).toBe('as br')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(await (await open('/assets/index-abc.js', { 'accept-encoding': 'gzip' })).text()).toBe('as gzip')
    expect(await (await open('/assets/index-abc.js')).text()).toBe('plain')
  })

  it('come without the database, which knows the hosts', async () => {
    hostsAsked = 0
    expect((await open('/assets/index-abc.js')).status).toBe(200)
    expect((await open('/assets/nope.js')).status).toBe(404)
    expect(hostsAsked).toBe(0)
    await open('/')
    expect(hostsAsked).toBe(1)
  })

  it.each([
    '/assets/index-abc.js.map',
    '/assets/index-abc.js.br',
    '/assets/nope.js',
    '/assets/../client/secret.env',
    '/fonts/',
  ])('do not include %s', async (path) => {
    expect((await open(path)).status).toBe(404)
  })
})
