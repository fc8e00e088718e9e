import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { compareAsTheyAre } from '#tests/setup/quick-passwords.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { buildCall } from './calls.ts'
import { someFieldsOf } from './contract-values.ts'
import { backToWorld, keepWorld, mintWorld } from './credentials.ts'
import type { World } from './credentials.ts'
import { refusalProblem } from './envelope.ts'
import { MATRIX, permittedKind } from './matrix.ts'
import { isSuccess, send } from './send.ts'
import type { Outgoing, Reply } from './send.ts'

compareAsTheyAre()

/** The same inputs on every machine; three times as many before a release, and FUZZ_RUNS=1000 when there is an hour. */
const SEED = 20_261_101
const RUNS = Number(process.env['FUZZ_RUNS'] ?? (process.env['TEST_ENGINES'] === 'all' ? 60 : 20))
/** How often a call that was taken is prepared anew, so that the inputs after it find something to act on. */
const FRESH_STARTS = Math.ceil(RUNS / 20)
const rowOf = (key: EndpointKey): EndpointRow => ENDPOINTS[key]
const KEYS = Object.keys(MATRIX) as EndpointKey[]

type Call = Omit<Outgoing, 'method'>
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

/** The right call, with something else in it. */
const inputsOf = (row: EndpointRow): fc.Arbitrary<(call: Call) => Call> | null => {
  const kinds = [
    ...(row.params || row.query ? [{ weight: 1, arbitrary: ODD_PATHS(row) }] : []),
    ...(row.body
      ? [
          { weight: 2, arbitrary: CHANGED_BODIES },
          { weight: 2, arbitrary: otherBodies(row) },
        ]
      : []),
    ...(row.query ? [{ weight: 3, arbitrary: otherQueries(row) }] : []),
  ]
  return kinds.length > 0 ? fc.oneof(...kinds) : null
}
const CHANGED_BODIES = fc
  .array(change, { minLength: 1, maxLength: 3 })
  .map((changes) => (call: Call) => ({ ...call, body: changes.reduce<unknown>(apply, call.body) }))
const ODD_PATHS = ({ path }: EndpointRow) =>
  fc
    .array(segment, { minLength: 3, maxLength: 3 })
    .map((segments) => (call: Call) => ({ ...call, path: oddPath(path, segments) }))
/** What the contract takes, in place of some of what is there. */
const otherBodies = ({ body }: EndpointRow) =>
  someFieldsOf(body).map((fields) => (call: Call) => ({ ...call, body: { ...(call.body as object), ...fields } }))
const otherQueries = ({ query }: EndpointRow) =>
  someFieldsOf(query).map((fields) => (call: Call) => {
    const [path = '', asked = ''] = call.path.split('?')
    const given = new Map(new URLSearchParams(asked))
    for (const [name, value] of Object.entries(fields))
      if (typeof value === 'string') given.set(name, value)
      else given.delete(name)
    return { ...call, path: `${path}?${new URLSearchParams([...given]).toString()}` }
  })

describe('random input, always the same', () => {
  let server: TestServer
  let world: World
  /** When the world was made: each call is prepared then, however long those before it took. */
  let began: Date
  const seen = { sent: 0, taken: 0, reached: new Set<EndpointKey>() }
  beforeAll(async () => {
    server = await makeTestServer()
    world = await keepWorld(server)
    began = server.clock.now()
  })
  // Every call was reached, inputs were taken and refused, and the server is still well.
  afterAll(async () => {
    await backToWorld(server)
    const { credentials, a } = await mintWorld(server)
    const stillThere = await send(server.app, credentials.consumerA, { method: 'GET', path: `/api/user/${a.userId}` })
    await server.close()
    expect(stillThere.status).toBe(200)
    expect(KEYS.filter((key) => !seen.reached.has(key))).toEqual([])
    expect(seen.taken).toBeGreaterThan(seen.sent / 10)
    expect(seen.taken).toBeLessThan(seen.sent)
  })

  const prepare = async (key: EndpointKey): Promise<Call> => {
    await backToWorld(server)
    server.clock.set(began)
    return buildCall(key, world)
  }
  /** What is wrong with an answer, be it a success or a refusal; null where nothing is. */
  const problemOf = (key: EndpointKey, reply: Reply): string | null => {
    if (!isSuccess(reply)) return refusalProblem(reply)
    const { response, answerKind } = rowOf(key)
    const answer = answerKind !== undefined ? reply.text : reply.body
    return response.isValidSync(answer, { strict: true }) ? null : `not the answer: ${reply.text.slice(0, 300)}`
  }
  const ask = async (key: EndpointKey, call: Call): Promise<Reply> => {
    const reply = await send(server.app, world.credentials[permittedKind(key)], { method: rowOf(key).method, ...call })
    seen.sent += 1
    if (isSuccess(reply)) seen.reached.add(key)
    return reply
  }

  it.each(KEYS)('%s', async (key) => {
    const row = rowOf(key)
    const right = await prepare(key)
    expect(problemOf(key, await ask(key, right))).toBeNull()
    const inputs = inputsOf(row)
    if (!inputs) return

    const problems: string[] = []
    let call = row.method === 'GET' ? right : await prepare(key)
    let starts = FRESH_STARTS
    for (const changed of fc.sample(inputs, { seed: SEED, numRuns: RUNS })) {
      const sent = changed(call)
      const reply = await ask(key, sent)
      const problem = problemOf(key, reply)
      if (problem !== null) problems.push(`${problem} after ${sent.path} ${JSON.stringify(sent.body)?.slice(0, 500)}`)
      if (!isSuccess(reply)) continue
      seen.taken += 1
      if (row.method === 'GET' || starts === 0) continue
      starts -= 1
      call = await prepare(key)
    }
    expect(problems).toEqual([])
  })
})

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
