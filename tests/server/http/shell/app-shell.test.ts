import { mkdirSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#server/clock.ts'
import { readEnv } from '#server/env.ts'
import { createWeb, loadWebFiles } from '#server/http/shell/web.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import { BRANDS } from '#src/contract/brands/registry.ts'
import { ORIGIN } from '#tests/setup/browser.ts'
import { createMemoryFileStore } from '#tests/setup/others/memory-file-store.ts'
import { ROOT } from '#tests/structure/source-files.ts'

const dist = mkdtempSync(join(tmpdir(), 'creditlane-shell-'))
const index = join(dist, 'client/index.html')
/** What the build writes beside the client. */
const preloads = join(dist, 'preloads.json')
const TEMPLATE =
  '<!doctype html><html lang="en"><head><title>x</title><!--brand--></head><body><!--app--><!--boot--></body></html>'

type Open = (path: string) => Promise<Response>
async function openWith(settings: Record<string, string> = {}): Promise<Open> {
  const env = readEnv({ CREDITLANE_MODE: 'demo', SECRET_KEY: 'x'.repeat(32), ...settings })
  const files = await loadWebFiles(dist, { error: (...args: unknown[]) => expect.fail(JSON.stringify(args)) })
  if (!files) throw new Error('nothing was built')
  const web = createWeb(env, files, {
    hosts: { find: () => Promise.resolve(null) },
    brands: { fresh: () => Promise.resolve(REGISTRY) },
    funnels: { brandOf: (request) => Promise.resolve(REGISTRY.of(request)) },
    published: { get: () => Promise.resolve(null) },
    clock: systemClock,
    files: createMemoryFileStore(),
  })
  return (path) => {
    const request = new Request(path.startsWith('http') ? path : ORIGIN + path)
    return web(request, new URL(request.url))
  }
}

beforeAll(() => {
  mkdirSync(join(dist, 'client/icons'), { recursive: true })
  writeFileSync(index, TEMPLATE)
  writeFileSync(preloads, '{}')
  writeFileSync(join(dist, 'client/sw.js'), readFileSync(join(ROOT, 'public/sw.js')))
  writeFileSync(join(dist, 'client/icons/cl-192.png'), 'png')
})
afterAll(() => rmSync(dist, { recursive: true, force: true }))

interface Manifest {
  name: string
  start_url: string
  scope: string
  theme_color: string
  icons: { src: string; sizes: string }[]
}

describe('the installed app', () => {
  it('is the brand’s own, named in the address, since it is asked for without cookies', async () => {
    const open = await openWith()
    const colours = new Set<string>()
    for (const brand of BRANDS) {
      const response = await open(`/manifest.webmanifest?partner=${brand.code}`)
      expect(response.headers.get('content-type')).toBe('application/manifest+json')
      const manifest = (await response.json()) as Manifest
      expect(manifest).toMatchObject({ name: brand.name, start_url: `/?partner=${brand.code}`, scope: '/' })
      colours.add(manifest.theme_color)
      const icon = await open(manifest.icons.at(-1)?.src ?? '')
      expect(icon.headers.get('content-type')).toBe('image/svg+xml')
      expect(await icon.text()).toMatch(/^<svg [^>]*><rect [^>]*\/><g [^>]*><path /)
      const page = await (await open(`/?partner=${brand.code}`)).text()
      expect(page).toContain(`<link rel="manifest" href="/manifest.webmanifest?partner=${brand.code}">`)
    }
    expect(colours.size).toBeGreaterThan(10)
    expect(await (await open('/manifest.webmanifest?partner=%22%3E')).json()).toMatchObject({ name: 'CreditLane' })
  })

  it('names icons as files where there are some, and always one that is drawn', async () => {
    const open = await openWith()
    const icons = async (code: string) =>
      ((await (await open(`/manifest.webmanifest?partner=${code}`)).json()) as Manifest).icons.map(({ sizes }) => sizes)
    expect(await icons('cl')).toEqual(['192x192', 'any'])
    expect(await icons('bazaarmitr')).toEqual(['any'])
  })

  it('has a worker that changes with the build and with nothing else', async () => {
    const open = await openWith()
    const worker = async (from: Open) => /BUILD = '([^']*)'/.exec(await (await from('/sw.js')).text())?.[1]
    const first = await worker(open)
    expect(first).toMatch(/^[0-9a-f]{12}$/)
    expect(await worker(await openWith())).toBe(first)
    expect((await open('/sw.js')).headers.get('cache-control')).toBe('no-cache')
    writeFileSync(index, TEMPLATE.replace('x', 'y'))
    expect(await worker(await openWith())).not.toBe(first)
    writeFileSync(index, TEMPLATE)
  })

  it('lets workers come from here alone', async () => {
    const open = await openWith()
    expect((await open('/')).headers.get('content-security-policy')).toContain("worker-src 'self';")
  })

  it('says in both languages that there is no connection, made for nobody and within the policy', async () => {
    const open = await openWith()
    const response = await open('/offline.html?partner=bazaarmitr')
    const text = await response.text()
    expect(text).toContain('<section lang="en">')
    expect(text).toContain('<section lang="hi">')
    expect(text).toContain('BazaarMitra')
    const nonce = /'nonce-([\w-]+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? 'none'
    expect(text.match(/nonce="[^"]*"/g)).toEqual([`nonce="${nonce}"`, `nonce="${nonce}"`])
    expect(text).not.toMatch(/id="boot"|hasSession/)
  })

  it('takes itself out of every browser when it is switched off', async () => {
    const open = await openWith({ SERVICE_WORKER: 'off' })
    const script = await (await open('/sw.js')).text()
    expect(script).toContain('registration.unregister()')
    expect(script).toContain('caches.delete')
    expect(script).not.toMatch(/reload|navigate|'fetch'/)
    expect(await (await open('/')).text()).not.toContain('rel="manifest"')
  })
})
