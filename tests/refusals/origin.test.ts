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
import { isSuccess, send } from './send.ts'
import type { Outgoing } from './send.ts'
import { watchWrites } from './watch-writes.ts'

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
  let world: World
  beforeAll(async () => {
    server = await makeTestServer()
    world = await keepWorld(server)
  })
  beforeEach(() => backToWorld(server))
  afterAll(() => server.close())

  it.each(WRITES)('%s', async (key) => {
    const call = await buildCall(key, world)
    // The public calls ask for nothing, so the forger's victim has at least a cookie.
    const kind = permittedKind(key)
    const credential = world.credentials[kind === 'anon' ? 'consumerA' : kind]
    const writes = await watchWrites(server)
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
    expect(await writes()).toEqual([])
    const own = await send(server.app, credential, { method: 'POST', ...call })
    expect(isSuccess(own), `our own page: ${own.text}`).toBe(true)
  })

  it('are not announced as welcome either', async () => {
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
  let world: World
  beforeAll(async () => {
    server = await makeTestServer()
    world = await keepWorld(server)
  })
  beforeEach(() => backToWorld(server))
  afterAll(() => server.close())

  it('change nothing', async () => {
    for (const key of Object.keys(MATRIX) as EndpointKey[]) {
      // Each list of offers leaves a receipt, as the rules on digital lending ask, and the first look at a statement issues it.
      const row: EndpointRow = ENDPOINTS[key]
      // So does the last use of an API key.
      if (row.method !== 'GET' || key === 'getOffers' || row.scope !== undefined) continue
      const call = await buildCall(key, world)
      const writes = await watchWrites(server)
      const reply = await send(server.app, world.credentials[permittedKind(key)], { method: 'GET', ...call })
      expect(isSuccess(reply), key).toBe(true)
      if (key !== 'getKfs') expect(await writes(), key).toEqual([])
    }
  })
})
