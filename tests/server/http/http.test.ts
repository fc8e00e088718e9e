import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { string } from 'yup'
import { createApp } from '#server/app.ts'
import { createApi, MOST_AT_ONCE } from '#server/http/api.ts'
import type { Call } from '#server/http/handler.ts'
import { HANDLERS } from '#server/routes/index.ts'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { AppError } from '#src/contract/errors.ts'
import { ORIGIN } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

let server: TestServer
beforeAll(async () => {
  // With a page to fall back to, as the product has: whatever is meant for the API must not get it.
  server = await makeTestServer({ web: { template: () => '<!doctype html>', files: () => null, prerenderer: null } })
})
beforeEach(() => server.reset())
afterAll(() => server.close())

describe('the table of calls', () => {
  const row = {
    method: 'GET',
    path: '/api/thing',
    area: 'public',
    summary: '',
    masquerade: 'allow',
    response: strictObject({ kept: string().defined() }),
    limit: 'read',
  } as const

  it('does not start with a row that has no handler, nor with a handler that has no row', () => {
    expect(() => createApi(server.deps, {}, { getThing: row })).toThrow('rows without handler: getThing')
    expect(() =>
      createApi(server.deps, { getThing: async () => ({}), stray: async () => ({}) }, { getThing: row }),
    ).toThrow('handlers without row: stray')
    expect(() => createApi(server.deps, HANDLERS)).not.toThrow()
  })

  it('refuses early, before any work, what comes beyond what it can answer; health still answers, and says so', async () => {
    let free = () => undefined as void
    const held = new Promise<void>((resolve) => (free = resolve))
    let begun = 0
    const getThing = async () => {
      begun += 1
      await held
      return { kept: 'a' }
    }
    const getHealth = async ({ request }: Call) => ({ kept: request.busy ? 'busy' : 'ok' })
    const rows = { getThing: row, getHealth: { ...row, path: '/api/health' } } as const
    const api = createApi(server.deps, { getThing, getHealth }, rows)
    const ask = (path: string) => api(new Request(`${ORIGIN}${path}`), { ip: '127.0.0.1', requestId: 'r' })
    const running = Array.from({ length: MOST_AT_ONCE }, () => ask('/api/thing'))
    const late = await ask('/api/thing')
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await late.json()).toMatchObject({ code: 'busy' })
    expect(await (await ask('/api/health')).json()).toEqual({ kept: 'busy' })
    free()
    expect((await Promise.all(running)).every(({ status }) => status === 200)).toBe(true)
    expect(begun).toBe(MOST_AT_ONCE)
    expect((await ask('/api/thing')).status).toBe(200)
    expect(await (await ask('/api/health')).json()).toEqual({ kept: 'ok' })
  })

  it('lets out nothing but the fields of the answer', async () => {
    const api = createApi(server.deps, { getThing: async () => ({ kept: 'a', secret: 'b' }) }, { getThing: row })
    const response = await api(new Request(`${ORIGIN}/api/thing`), { ip: '127.0.0.1', requestId: 'r' })
    expect(await response.json()).toEqual({ kept: 'a' })
  })

  it('has no demo calls in live mode', async () => {
    const live = await makeTestServer({ env: { mode: 'live' } })
    try {
      for (const path of ['/api/demo/outbox?to=9876543210']) expect((await live.browser().get(path)).status).toBe(404)
      for (const name of ['actors', 'clock', 'limits', 'lenders'])
        expect((await live.browser().post(`/api/demo/${name}`, {})).status).toBe(404)
    } finally {
      await live.close()
    }
  })

  it('names a row of each kind that tests may ask for, null where there is none yet', async () => {
    const { body } = await server.browser().post('/api/demo/actors')
    expect(body).toMatchObject({
      ids: {
        lenderId: 1,
        partnerRowId: 1,
        partnerName: 'Anand Money Mart',
        cardId: 101,
        revTypeId: 1,
        revId: expect.any(Number) as number,
      },
    })
  })

  it('describes itself', async () => {
    const { body } = await server.browser().get('/api/openapi.json')
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/admin/masquerade': { post: { 'x-area': 'admin', 'x-roles': [1, 2, 3] } },
        '/api/user/{id}': { get: { 'x-area': 'customer', parameters: [{ name: 'id', in: 'path', required: true }] } },
        '/api/otp/verify': {
          post: {
            requestBody: { content: { 'application/json': { schema: { required: ['prospectAppId', 'otp'] } } } },
          },
        },
      },
    })
  })
})

describe('bodies', () => {
  const post = (raw: BodyInit, headers: Record<string, string | null> = { 'content-type': 'application/json' }) =>
    server.browser().send('POST', '/api/cookies/save', undefined, { raw, headers })

  it.each([
    ['empty', ''],
    ['not JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '1'],
    ['a hundred thousand brackets', '['.repeat(100_000)],
    ['too deep', `{"name":${'['.repeat(30)}${']'.repeat(30)}}`],
    ['broken UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['a NUL', '{"name":"a\\u0000b","value":"1"}'],
    ['half a surrogate pair', '{"name":"a\\ud800","value":"1"}'],
    ['__proto__', '{"__proto__":{"isAdmin":true},"name":"a","value":"1"}'],
    ['a byte order mark', '\ufeff{}'],
  ])('refuses %s with 400', async (_, raw) => {
    expect(await post(raw as BodyInit)).toMatchObject({
      status: 400,
      body: { code: 'bad_json', message: expect.any(String) as string },
    })
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/jsonp',
    'text/json',
    '',
    null,
  ])('refuses the content type %j', async (type) => {
    expect((await post('{"name":"urlSegment","value":"1"}', { 'content-type': type })).status).toBe(415)
  })

  it('refuses packed and oversized bodies by their real size', async () => {
    expect((await post('{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' })).status).toBe(415)
    const big = JSON.stringify({ name: 'urlSegment', value: 'x'.repeat(300_000) })
    expect((await post(big)).status).toBe(413)
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(32))
      },
    })
    const request = new Request(`${ORIGIN}/api/cookies/save`, {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/json', origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
      duplex: 'half',
    } as RequestInit)
    expect((await server.app.fetch(request)).status).toBe(413)
    expect(sent).toBeLessThan(1_000_000)
  })

  it('names the field that is wrong or unknown, in the reader’s language', async () => {
    const browser = server.browser()
    const unknown = await browser.post('/api/cookies/save', { name: 'urlSegment', value: 'a', isAdmin: true })
    expect(unknown).toMatchObject({ status: 422, body: { errors: { isAdmin: 'This field is not known' } } })
    const hindi = await browser.post(
      '/api/otp/verify',
      { prospectAppId: 'x', otp: '1' },
      { headers: { 'accept-language': 'hi-IN' } },
    )
    expect((hindi.body as { errors: { otp: string } }).errors.otp).toMatch(/[\u0900-\u097f]/)
  })

  it.each([
    'x'.repeat(5_000),
    { a: 1 },
    ['a'],
    1e308,
    -1,
    true,
    null,
    '',
    '\u202e',
    "'; drop table customers; --",
    '१२३',
  ])('answers %j in any field without a server error', async (value) => {
    const browser = server.browser()
    for (const [path, fields] of [
      ['/api/prospect', ['product_type', 'url_segment', 'partner', 'utms']],
      ['/api/otp/send', ['prospectAppId', 'channel', 'destination', 'notice_version']],
      ['/api/otp/verify', ['prospectAppId', 'otp']],
      ['/api/cookies/save', ['name', 'value', 'minutes']],
      ['/api/admin/login', ['email', 'password']],
      ['/api/getLanguages', ['countryCode']],
    ] as const)
      for (const field of fields) {
        const { status } = await browser.post(path, { [field]: value })
        expect(status, `${path} ${field}`).toBeLessThan(500)
      }
  })
})

describe('where a request comes from', () => {
  const body = JSON.stringify({ name: 'urlSegment', value: 'evil' })
  const json = { 'content-type': 'application/json' }
  it.each([
    [
      'a form of another site',
      { 'content-type': 'text/plain', origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    ],
    ['no content type', { 'content-type': null, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { ...json, origin: 'http://sub.127.0.0.1:4000', 'sec-fetch-site': 'same-site' }],
    ['an evil origin', { ...json, origin: 'https://evil.test', 'sec-fetch-site': null }],
    ['the null origin', { ...json, origin: 'null', 'sec-fetch-site': null }],
    ['nowhere, with a cookie', { ...json, origin: null, 'sec-fetch-site': null }],
    ['a liar', { ...json, origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { ...json, origin: null, 'sec-fetch-site': 'none' }],
  ])('refuses a write from %s', async (_, headers) => {
    const { browser } = await server.signInCustomer()
    const { status } = await browser.send('POST', '/api/cookies/save', undefined, { raw: body, headers })
    expect([403, 415]).toContain(status)
    expect((await browser.get('/api/cookies/read?name=urlSegment')).body).toEqual({ value: null })
  })

  it('allows our own page, in an old browser as well', async () => {
    const { browser } = await server.signInCustomer()
    const headers = { ...json, origin: ORIGIN, 'sec-fetch-site': null }
    expect((await browser.send('POST', '/api/cookies/save', undefined, { raw: body, headers })).status).toBe(200)
  })

  it.each(['https://evil.test', 'null', 'http://127.0.0.1:4000.evil.test', 'http://localhost:4000'])(
    'shares nothing with %s',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await server.browser().send(method, '/api/health', undefined, { headers: { origin } })
        expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      }
    },
  )
})

describe('addresses', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api//health',
    '//api/health',
    '/API/health',
    '/api/health/',
    '/api/health;x',
    '/api;x/health',
    '/api/%68ealth',
    '/%61pi/health',
    '/api/Health',
    '/api/cookies/%E0%A4%A',
  ])('answers %s with JSON 404, never a page and never 200', async (path) => {
    const response = await server.app.fetch(new Request(ORIGIN + path))
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('says which method %s should have been', async (method) => {
    const answer = await server.browser().send(method, '/api/health')
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET')
  })

  it('does not let a header change method or path', async () => {
    const headers = {
      'x-http-method-override': 'POST',
      'x-original-url': '/api/demo/actors',
      'x-rewrite-url': '/api/demo/actors',
    }
    expect((await server.browser().get('/api/health', { headers })).body).toEqual({
      status: 'ok',
      database: 'ok',
      replica: null,
      activity_log: 'ok',
      others: [],
    })
  })

  it('refuses a query parameter given twice', async () => {
    expect((await server.browser().get('/api/cookies/read?name=atkn&name=urlSegment')).status).toBe(400)
  })
})

describe('headers', () => {
  it('come with every answer of the API', async () => {
    for (const path of ['/api/health', '/api/nothing']) {
      const { headers } = await server.browser().get(path)
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      // Whoever is led elsewhere takes along where from, and no address of a page.
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers.get('x-boot-id')).toBeTruthy()
      expect(headers.get('server') ?? headers.get('x-powered-by')).toBeNull()
    }
  })

  it('says what failed inside only in the log, and there without values', async () => {
    const broken = await makeTestServer({
      rows: {
        fail: {
          method: 'GET',
          path: '/api/fail',
          area: 'public',
          summary: '',
          masquerade: 'allow',
          response: strictObject({}),
          limit: 'read',
        },
      },
      handlers: {
        fail: async () => {
          throw new Error('no such user someone@example.com ABCPK1234F 9876543210\r\nforged line')
        },
      },
    })
    try {
      const { status, body } = await broken.browser().get('/api/fail')
      expect(status).toBe(500)
      expect(JSON.stringify(body)).not.toMatch(/user|forged|stack|\/server\//)
      const log = broken.logs.join('')
      expect(log).toContain('request failed')
      expect(log).not.toMatch(/someone@example|ABCPK1234F|9876543210|forged/)
      for (const line of broken.logs) expect(line.trim().split('\n')).toHaveLength(1)
    } finally {
      await broken.close()
    }
  })

  it('asks a client that floods to wait', async () => {
    const browser = server.browser()
    const statuses = []
    for (let i = 0; i < 40; i += 1) statuses.push((await browser.post('/api/admin/login', {})).status)
    expect(statuses.slice(0, 30)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
    server.deps.limits.profile = 'relaxed'
    expect((await browser.post('/api/admin/login', {})).status).toBe(422)
  })
})

describe('what needs a database that does not answer', () => {
  const accept = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const open = (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const template = () => {
      throw new AppError('not_available', 'Later', { retryAfter: 8 })
    }
    const app = createApp(server.deps, { web: { template, files: () => null, prerenderer: null } })
    return app.fetch(new Request(ORIGIN + path, { headers, method }))
  }

  it('is a page that says so in every language, and opens anew by itself', async () => {
    const response = await open('/products?partner=bazaarmitr', accept)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain('<title>We are busy - BazaarMitra</title>')
    expect(html).toContain('<section lang="hi"><h2>अभी बहुत लोग आए हुए हैं</h2>')
  })

  it('does not call everybody back in the same second', async () => {
    const told = await Promise.all(Array.from({ length: 40 }, () => open('/products', accept)))
    const seconds = told.map(({ headers }) => Number(headers.get('refresh')))
    expect(Math.min(...seconds)).toBeGreaterThanOrEqual(8)
    expect(Math.max(...seconds)).toBeLessThanOrEqual(12)
    expect(new Set(seconds).size).toBeGreaterThan(1)
  })

  it.each([
    ['a script that asks', '/products', { accept: '*/*' }, 'GET'],
    ['a form that is sent', '/products', accept, 'POST'],
  ] as const)('is told %s as data', async (_, path, headers, method) => {
    const response = await open(path, headers, method)
    expect(response.headers.get('content-type') ?? '').not.toContain('html')
    expect(response.headers.get('refresh')).toBeNull()
  })
})
