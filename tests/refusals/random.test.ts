import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { buildCall } from './calls.ts'
import { mintWorld } from './credentials.ts'
import type { World } from './credentials.ts'
import { refusalProblem } from './envelope.ts'
import { MATRIX, permittedKind } from './matrix.ts'
import { isSuccess, send } from './send.ts'

vi.mock('#server/crypto/password.ts', () => import('./cheap-passwords.ts'))

/** The same inputs on every machine; FUZZ_RUNS=1000 and more before a release. */
const SEED = 20_261_101
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 60)
const rowOf = (key: EndpointKey): EndpointRow => ENDPOINTS[key]
/** Every call that takes anything at all. */
const KEYS = (Object.keys(MATRIX) as EndpointKey[]).filter(
  (key) => rowOf(key).body ?? rowOf(key).params ?? rowOf(key).query,
)

interface Change {
  /** Which leaf of the right body to change; any number will do. */
  at: number
  how: 'replace' | 'remove' | 'add' | 'all'
  value: unknown
  key: string
}
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('\u0000', '\ud800', '__proto__', ''),
)
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(1_000),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'all'),
  value: fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    anyText,
    fc.double(),
    fc.maxSafeInteger(),
    fc.constantFrom(null, true, [], {}),
  ),
  key: anyText,
})
const segment = fc
  .oneof(anyText, fc.integer().map(String), fc.constantFrom('-1', '0', '*', 'null'))
  .map((text) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '')).slice(0, 200) || '-')

describe('random input, always the same', () => {
  let server: TestServer
  let world: World
  const seen = { sent: 0, accepted: 0 }
  beforeAll(async () => {
    server = await makeTestServer()
    server.deps.limits.profile = 'relaxed'
    world = await mintWorld(server)
  })
  afterAll(() => server.close())

  it.each(KEYS)('%s', async (key) => {
    world = await mintWorld(server)
    const call = await buildCall(key, world)
    const row = rowOf(key)
    const { method, path: template } = row
    const property = fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 3 }),
      fc.array(segment, { minLength: 3, maxLength: 3 }),
      fc.boolean(),
      async (changes, segments, movesPath) => {
        const path = movesPath ? oddPath(template, segments) : call.path
        const body =
          call.body === undefined
            ? {}
            : {
                raw: JSON.stringify(changes.reduce<unknown>(apply, call.body)),
                headers: { 'content-type': 'application/json' },
              }
        const reply = await send(server.app, world.credentials[permittedKind(key)], {
          method,
          ...call,
          body: undefined,
          path,
          ...body,
        })
        seen.sent += 1
        if (!isSuccess(reply)) {
          expect(refusalProblem(reply)).toBeNull()
          return
        }
        seen.accepted += 1
        if (SIGNS_IN.includes(key)) world = await mintWorld(server)
        expect(
          row.response.isValidSync(row.answerKind !== undefined ? reply.text : reply.body, { strict: true }),
          reply.text,
        ).toBe(true)
      },
    )
    await fc.assert(property, { seed: SEED, numRuns: RUNS })
  })

  it('got both answers, and the server is still well', async () => {
    expect(seen.sent).toBeGreaterThanOrEqual(KEYS.length * RUNS)
    expect(seen.accepted).toBeGreaterThan(0)
    expect(seen.accepted).toBeLessThan(seen.sent)
    const { credentials, a } = await mintWorld(server)
    expect(
      (await send(server.app, credentials.consumerA, { method: 'GET', path: `/api/user/${a.userId}` })).status,
    ).toBe(200)
  })
})

const SIGNS_IN: readonly EndpointKey[] = ['verifyOtp', 'adminLogin', 'partnerLogin', 'startMasquerade', 'deleteCookie']

const oddPath = (template: string, segments: readonly string[]): string =>
  segments.reduce((path, each) => path.replace(/\{\w+\}/, () => each), template) +
  (template.includes('{') ? '' : `?${segments.join('&')}=1`)

/** The same value with one leaf, or one key of one object in it, changed. */
function apply(body: unknown, { at, how, value, key }: Change): unknown {
  if (how === 'all') return value
  if (Array.isArray(body))
    return body.length === 0
      ? [value]
      : body.map((each, index): unknown =>
          index === at % body.length ? apply(each, { at: Math.floor(at / body.length), how, value, key }) : each,
        )
  if (typeof body !== 'object' || body === null) return value
  const entries = Object.entries(body)
  if (how === 'add') return Object.fromEntries([...entries, [key, value]])
  const index = at % Math.max(1, entries.length)
  if (how === 'remove') return Object.fromEntries(entries.filter((_, each) => each !== index))
  return Object.fromEntries(
    entries.map(([name, each], position): [string, unknown] => [
      name,
      position === index ? apply(each, { at: Math.floor(at / entries.length), how, value, key }) : each,
    ]),
  )
}
