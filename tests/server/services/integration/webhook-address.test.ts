import type { lookup } from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { postWebhook } from '#server/adapters/outgoing/post-webhook.ts'
import { isPublicAddress, urlProblem } from '#server/adapters/webhooks/public-address.ts'
import { pathOf } from '#tests/setup/browser.ts'
import type { BodyTo } from '#tests/setup/browser.ts'
import { makePatience, outgoingOfATest } from '#tests/setup/others/outgoing.ts'
import { makeTestServer } from '#tests/setup/server.ts'

const REFUSED = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.9.9.9',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a00:1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::',
  '3fff::1',
  'fec0::1',
  'example.com',
  '',
]
const PUBLIC = ['1.1.1.1', '8.8.8.8', '172.32.0.1', '100.128.0.1', '192.167.255.255', '2606:4700::1111', '2a00:1450::1']

describe('where webhooks may lead', () => {
  it.each(REFUSED)('not to %s', (address) => expect(isPublicAddress(address)).toBe(false))
  it.each(PUBLIC)('to %s', (address) => expect(isPublicAddress(address)).toBe(true))

  it.each([
    ['https://hooks.example.com/in', null, null],
    ['http://hooks.example.com/in', 'https', 'https'],
    ['https://127.0.0.1/', 'private', null],
    ['http://localhost:8080/', 'https', null],
    ['https://localhost/', 'private', null],
    ['https://[::1]/', 'private', null],
    ['https://[::ffff:127.0.0.1]/', 'private', 'private'],
    ['https://2130706433/', 'private', null],
    ['https://0x7f.1/', 'private', null],
    ['https://10.1.2.3/', 'private', 'private'],
    ['https://169.254.169.254/latest/meta-data', 'private', 'private'],
    ['https://intranet/', 'private', 'private'],
    ['https://db.internal/', 'private', 'private'],
    ['https://printer.local./', 'private', 'private'],
    ['ftp://example.com/', 'https', 'https'],
    ['https://example.com:443/', null, null],
    ['https://example.com:8443/', null, null],
    ['https://example.com:22/', 'port', 'port'],
    ['https://example.com:6379/', 'port', 'port'],
  ] as const)('%s: %s in live mode, %s in demo mode', (url, live, demo) => {
    expect(urlProblem(new URL(url), false)).toBe(live)
    expect(urlProblem(new URL(url), true)).toBe(demo)
  })
})

/** A resolver that answers these addresses for every name. */
const resolving = (...addresses: string[]) =>
  ((_name: string, _options: unknown, done: (error: null, found: { address: string; family: number }[]) => void) => {
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }) as unknown as typeof lookup

const request = (url: string) => ({ url, headers: {}, body: '{}', timeoutMs: 1_000 })

describe('a call', () => {
  it.each([[['10.0.0.5']], [['1.1.1.1', '127.0.0.1']], [['::1']]])(
    'of a public name that resolves to %s is not made',
    async (addresses) => {
      const call = postWebhook(outgoingOfATest(), request('https://hooks.example.com/'), {
        loopback: false,
        lookup: resolving(...addresses),
      })
      await expect(call).rejects.toMatchObject({ reason: 'address' })
    },
  )

  it('waits no longer than it says, and tells an empty port from silence', async () => {
    const patience = makePatience()
    const silent = createServer(() => patience.end())
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    const outgoing = outgoingOfATest({ after: patience.after })
    const call = postWebhook(outgoing, request(`http://127.0.0.1:${port}/`), { loopback: true })
    await expect(call).rejects.toMatchObject({ reason: 'timeout' })
    silent.closeAllConnections()
    await new Promise((resolve) => silent.close(resolve))
    const later = postWebhook(outgoing, request(`http://127.0.0.1:${port}/`), { loopback: true })
    await expect(later).rejects.toMatchObject({ reason: 'unreachable' })
  })
})

describe('the pages that others may show', () => {
  it('the widget opens to the sites of its id alone; everything else keeps its headers', async () => {
    const server = await makeTestServer()
    const { browser } = await server.signInPartner('a')
    const body: BodyTo<'createWidget'> = { products: ['Gold Loans'], hosts: ['shop.example', 'localhost:5555'] }
    const { key } = await browser.call('createWidget', { body })
    const open = (path: string) => server.app.fetch(new Request(`http://127.0.0.1${path}`))
    const page = await open(`/widget/eligibility?lang=hi&key=${key}`)
    expect(page.status).toBe(200)
    expect(page.headers.get('x-frame-options')).toBeNull()
    expect(page.headers.get('content-security-policy')).toContain(
      'frame-ancestors https://shop.example http://shop.example https://localhost:5555 http://localhost:5555;',
    )
    const html = await page.text()
    expect(html).toContain('<html lang="hi">')
    expect(html).not.toContain('Personal Loans')

    const invented = await open('/widget/eligibility?key=w1.e30.00000000000000000000000000000000')
    expect(invented.status).toBe(404)
    expect(invented.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const other = await open(pathOf('getHealth'))
    expect(other.headers.get('x-frame-options')).toBe('DENY')
    expect(other.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect((await open('/widget.js')).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect((await open('/widget-form.js')).headers.get('cross-origin-resource-policy')).toBe('same-origin')
    await server.close()
  })
})
