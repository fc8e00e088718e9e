import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { buildCall } from './calls.ts'
import { backToWorld, keepWorld } from './credentials.ts'
import type { World } from './credentials.ts'
import { refusalProblem } from './envelope.ts'
import { MATRIX, permittedKind } from './matrix.ts'
import { send } from './send.ts'
import { watchWrites } from './watch-writes.ts'

const KEYS = Object.keys(MATRIX) as EndpointKey[]
const SHELL = 'the one page of the client'
const web = { template: () => `<!doctype html><title></title><p>${SHELL}</p>`, files: () => null, prerenderer: null }

/** Other spellings of one of our paths, that a proxy or a careless router might take for it. */
const SPELLINGS: Readonly<Record<string, (path: string) => string>> = {
  'trailing slash': (path) => `${path}/`,
  'two slashes in front': (path) => `/${path}`,
  'two slashes inside': (path) => path.replace('/api/', '/api//'),
  'upper case': (path) => path.toUpperCase(),
  'API in upper case': (path) => path.replace('/api/', '/API/'),
  'a parameter at the end': (path) => `${path};x=1`,
  'a parameter at the start': (path) => path.replace('/api/', '/api;x/'),
  'a file type': (path) => `${path}.json`,
  'an encoded slash': (path) => path.replace('/api/', '/api%2f'),
  'an encoded letter': (path) => path.replace('/api/', '/%61pi/'),
  'a twice encoded dot': (path) => path.replace('/api/', '/api/%252e/'),
  'an encoded backslash': (path) => path.replace('/api/', '/api/%5c'),
  'an encoded NUL': (path) => `${path}%00`,
  'an encoded blank': (path) => `${path}%20`,
  'a broken escape': (path) => `${path}%E0%A4%A`,
  'a longer path': (path) => `${path}/x`,
  'a prefix': (path) => `/x${path}`,
}

describe('addresses', () => {
  let server: TestServer
  let world: World
  beforeAll(async () => {
    server = await makeTestServer({ web })
    world = await keepWorld(server)
  })
  beforeEach(() => backToWorld(server))
  afterAll(() => server.close())

  it.each(KEYS)('%s answers under its own spelling alone', async (key) => {
    const row: EndpointRow = ENDPOINTS[key]
    const call = await buildCall(key, world)
    const [path = '', query] = call.path.split('?')
    const writes = await watchWrites(server)
    for (const [name, spell] of Object.entries(SPELLINGS)) {
      const other = spell(path) + (query === undefined ? '' : `?${query}`)
      // One list of one language, and all lists of it, are two calls; a text may end in anything.
      if (isAnotherCall(other)) continue
      const reply = await send(server.app, world.credentials[permittedKind(key)], {
        method: row.method,
        ...call,
        path: other,
      })
      expect(reply.status, `${name}: ${other} ${reply.text.slice(0, 200)}`).toBeGreaterThanOrEqual(400)
      if (name === 'a prefix') continue
      expect(reply.text, name).not.toContain(SHELL)
      expect(refusalProblem(reply), name).toBeNull()
    }
    expect(await writes()).toEqual([])
  })

  it.each(KEYS)('%s takes its own method alone, however it is asked', async (key) => {
    const row: EndpointRow = ENDPOINTS[key]
    const call = await buildCall(key, world)
    const credential = world.credentials[permittedKind(key)]
    const served = Object.values(ENDPOINTS)
      .filter(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(call.path.split('?')[0] ?? ''))
      .map(({ method }) => method)
    const writes = await watchWrites(server)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      if (served.includes(method as 'GET' | 'POST')) continue
      const plain = method === 'GET' || method === 'OPTIONS' ? { path: call.path } : call
      const reply = await send(server.app, credential, { method, ...plain })
      expect(reply.status, method).toBe(405)
      expect(refusalProblem(reply)).toBeNull()
      expect(reply.headers.get('access-control-allow-origin')).toBeNull()
    }
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      if (row.method === 'GET') break
      const path = `${call.path}?_method=POST`
      const reply = await send(server.app, credential, { method: 'GET', path, headers: { [name]: 'POST' } })
      // The GET of the same path answers, or refuses the credential or the query; nothing is written (see below).
      if (served.includes('GET')) expect([200, 401, 422]).toContain(reply.status)
      else expect(reply.status).toBe(405)
    }
    expect(await writes()).toEqual([])
  })

  it('are not taken from a header', async () => {
    const { anon } = world.credentials
    for (const name of ['x-original-url', 'x-rewrite-url', 'x-forwarded-uri', 'x-forwarded-prefix']) {
      const nothing = await send(server.app, anon, {
        method: 'GET',
        path: '/api/nothing',
        headers: { [name]: '/api/health' },
      })
      expect(nothing.status).toBe(404)
      const health = await send(server.app, anon, {
        method: 'GET',
        path: '/api/health',
        headers: { [name]: `/api/user/${world.a.userId}` },
      })
      expect(health.body).toMatchObject({ status: 'ok', database: 'ok' })
    }
  })

  it('of the API that do not exist are answered by the API', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/nothing',
      '/api/user',
      '/api/index.html',
      '/api/../api',
      '/API',
      '//api',
      '/api;x',
      '/api%2fuser',
      '/%61%70%69/user',
      '/api\\user',
    ]) {
      const reply = await send(server.app, world.credentials.anon, { method: 'GET', path })
      expect(reply.status, path).toBe(404)
      expect(refusalProblem(reply), path).toBeNull()
    }
  })

  it('of the client are the page: the check above can fail', async () => {
    const reply = await send(server.app, world.credentials.anon, { method: 'GET', path: '/products' })
    expect(reply.text).toContain(SHELL)
  })
})

describe('addresses as bytes on the line', () => {
  let server: TestServer
  let http: Server
  let port = 0
  beforeAll(async () => {
    server = await makeTestServer({ web })
    const listener = getRequestListener((request, { incoming }) => server.app.fetch(request, undefined, incoming.url))
    http = createServer((incoming, outgoing) => void listener(incoming, outgoing))
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    const address = http.address()
    port = typeof address === 'object' && address !== null ? address.port : 0
  })
  afterAll(async () => {
    http.closeAllConnections()
    await new Promise((resolve) => http.close(resolve))
    await server.close()
  })

  const ask = (requestLine: string, headers = 'Host: 127.0.0.1') =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`${requestLine}\r\n${headers}\r\nConnection: close\r\n\r\n`),
      )
      let text = ''
      socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
      socket.on('error', reject)
      socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text }))
    })

  it('reach the server: the refusals below are ours', async () => {
    expect((await ask('GET /api/health HTTP/1.1')).status).toBe(200)
  })

  it.each([
    'GET //api/health HTTP/1.1',
    'GET /api//health HTTP/1.1',
    'GET /api/health/ HTTP/1.1',
    'GET /api/%2e/health HTTP/1.1',
    'GET /api/./health HTTP/1.1',
    'GET /x/../api/health HTTP/1.1',
    'GET /x/%2e%2e/api/health HTTP/1.1',
    'GET /api\\health HTTP/1.1',
    'GET \\api\\health HTTP/1.1',
    'GET /api/health%00 HTTP/1.1',
    'GET /api/health;x HTTP/1.1',
    'GET /api/partner-theme/%2e%2e/health HTTP/1.1',
    'GET /api/partner-theme/cl%2f HTTP/1.1',
    'GET /api/partner-theme/c%256c HTTP/1.1',
    'GET /api/partner-theme/cl%01 HTTP/1.1',
    'GET /api/%70artner-theme/cl HTTP/1.1',
    'GET /api/%68ealth HTTP/1.1',
    'GET /api/health%E0%A4%A HTTP/1.1',
    'GET /API/health HTTP/1.1',
    'GET api/health HTTP/1.1',
    'GET * HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'TRACE /api/health HTTP/1.1',
    'GET http://evil.example//api/health HTTP/1.1',
    'GET /api/health HTTP/9.9',
    'G\u0000T /api/health HTTP/1.1',
  ])('%j is refused', async (line) => {
    const { status, text } = await ask(line)
    expect(status, text).toBeGreaterThanOrEqual(400)
    expect(status, text).toBeLessThan(500)
    expect(text).not.toContain(SHELL)
  })

  it('survive headers that no browser sends', async () => {
    for (const headers of [
      '',
      'Host: ',
      'Host: evil.example/x',
      'Host: 127.0.0.1\r\nHost: evil.example',
      'Host: [::1',
      'Host: a b',
      'Host: 127.0.0.1\r\nCookie: __Host-sid=\u0001; =; ;;',
      'Host: 127.0.0.1\r\nContent-Length: x',
      'Host: 127.0.0.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 4',
      `Host: 127.0.0.1\r\nX-Long: ${'a'.repeat(20_000)}`,
    ]) {
      const { status, text } = await ask('GET /api/health HTTP/1.1', headers)
      expect(status, `${headers.slice(0, 60)} -> ${text.slice(0, 200)}`).toBeLessThan(500)
      expect(text).not.toContain('evil.example')
    }
    expect((await ask('GET /api/health HTTP/1.1')).status).toBe(200)
  })
})

const PATTERNS = Object.values(ENDPOINTS).map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`))
/** Appending to a path with a free text in it can name another row of the same call. */
const isAnotherCall = (path: string): boolean =>
  !/[;%]|\/\//.test(path) && PATTERNS.some((pattern) => pattern.test(path.split('?')[0] ?? ''))
