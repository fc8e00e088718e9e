import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS, type EndpointKey } from '#src/contract/endpoints.ts'
import { makeTestServer, type TestServer } from '#tests/setup/server.ts'
import { buildCall } from './calls.ts'
import { mintWorld } from './credentials.ts'
import { refusalProblem } from './envelope.ts'
import { fingerprint } from './fingerprint.ts'
import { MATRIX, permittedKind } from './matrix.ts'
import { isSuccess, send, type Outgoing } from './send.ts'

/** The lender's and the SMS gateway's signature and the browser's own reports carry no session: nothing can be forged with somebody's cookie. */
const UNSIGNED: readonly EndpointKey[] = [
  'receiveLenderWebhook',
  'receiveSmsReport',
  'receiveMail',
  'receiveBrowserReport',
]
const WRITES = (Object.keys(MATRIX) as EndpointKey[]).filter(
  (key) => ENDPOINTS[key].method === 'POST' && !UNSIGNED.includes(key),
)

interface Forgery {
  status: number
  headers: Record<string, string | null>
}
const NO_FETCH_METADATA = { 'sec-fetch-site': null, 'sec-fetch-mode': null }
const EVIL = 'https://evil.example'

/** What a page of another site can make a signed-in browser send. The body is right each time, and so is the token. */
const FORGERIES: Readonly<Record<string, Forgery>> = {
  'a form that posts JSON as text': { status: 415, headers: { 'content-type': 'text/plain' } },
  'a form that posts text from another site': {
    status: 403,
    headers: {
      'content-type': 'text/plain',
      origin: EVIL,
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
    },
  },
  'a form in an old browser': {
    status: 415,
    headers: { ...NO_FETCH_METADATA, 'content-type': 'application/x-www-form-urlencoded' },
  },
  'a form with files': { status: 415, headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  'no content type': { status: 415, headers: { 'content-type': null } },
  'JSON of another flavour': { status: 415, headers: { 'content-type': 'application/json+x' } },
  'another site, by fetch metadata': { status: 403, headers: { 'sec-fetch-site': 'cross-site' } },
  'a sibling site, by fetch metadata': { status: 403, headers: { 'sec-fetch-site': 'same-site' } },
  'a typed address, by fetch metadata': { status: 403, headers: { 'sec-fetch-site': 'none' } },
  'fetch metadata that contradicts the origin': { status: 403, headers: { origin: EVIL } },
  'another origin with a valid token': { status: 403, headers: { ...NO_FETCH_METADATA, origin: EVIL } },
  'an origin that begins like ours': {
    status: 403,
    headers: { ...NO_FETCH_METADATA, origin: 'http://127.0.0.1:4000.evil.example' },
  },
  'our host on another port': { status: 403, headers: { ...NO_FETCH_METADATA, origin: 'http://127.0.0.1:4001' } },
  'our host with another scheme': { status: 403, headers: { ...NO_FETCH_METADATA, origin: 'https://127.0.0.1:4000' } },
  'a null origin': { status: 403, headers: { ...NO_FETCH_METADATA, origin: 'null' } },
  'a null origin with fetch metadata': { status: 403, headers: { origin: 'null' } },
  'an empty origin': { status: 403, headers: { ...NO_FETCH_METADATA, origin: '' } },
  'a cookie and no word of where it comes from': { status: 403, headers: { ...NO_FETCH_METADATA, origin: null } },
}

describe('writes that a page of another site starts', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer()
    server.deps.limits.profile = 'relaxed'
  })
  afterAll(() => server.close())

  it.each(WRITES)('%s', async (key) => {
    const world = await mintWorld(server)
    const call = await buildCall(key, world)
    // The public calls ask for nothing, so the forger's victim has at least a cookie.
    const kind = permittedKind(key)
    const credential = world.credentials[kind === 'anon' ? 'consumerA' : kind]
    const before = await fingerprint(server.database.db)
    for (const [name, { status, headers }] of Object.entries(FORGERIES)) {
      const outgoing: Outgoing = {
        method: 'POST',
        path: call.path,
        raw: JSON.stringify(call.body ?? {}),
        headers: { 'content-type': 'application/json', ...headers },
      }
      const reply = await send(server.app, credential, outgoing)
      expect(refusalProblem(reply), name).toBeNull()
      expect(reply.status, `${name}: ${reply.text}`).toBe(status)
      expect(reply.headers.get('set-cookie'), name).toBeNull()
    }
    expect(await fingerprint(server.database.db)).toEqual(before)
    const own = await send(server.app, credential, { method: 'POST', ...call })
    expect(isSuccess(own), `our own page: ${own.text}`).toBe(true)
  })

  it('are not announced as welcome either', async () => {
    const world = await mintWorld(server)
    for (const origin of [EVIL, 'null', 'http://127.0.0.1:4001', 'http://localhost:4000'])
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        const headers = {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        }
        const reply = await send(server.app, world.credentials.consumerA, {
          method,
          path: `/api/user/${world.a.userId}`,
          headers,
        })
        const cors = [...reply.headers.keys()].filter((name) => name.startsWith('access-control-'))
        expect(cors).toEqual([])
      }
  })
})

describe('reads', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer()
    server.deps.limits.profile = 'relaxed'
  })
  afterAll(() => server.close())

  it('change nothing', async () => {
    const world = await mintWorld(server)
    for (const key of Object.keys(MATRIX) as EndpointKey[]) {
      // Each list of offers leaves a receipt, as the rules on digital lending ask, and the first look at a statement issues it.
      const row: EndpointRow = ENDPOINTS[key]
      // So does the last use of an API key.
      if (row.method !== 'GET' || key === 'getOffers' || row.scope !== undefined) continue
      const call = await buildCall(key, world)
      const before = await fingerprint(server.database.db)
      const reply = await send(server.app, world.credentials[permittedKind(key)], { method: 'GET', ...call })
      expect(isSuccess(reply), key).toBe(true)
      if (key !== 'getKfs') expect(await fingerprint(server.database.db), key).toEqual(before)
    }
  })
})
