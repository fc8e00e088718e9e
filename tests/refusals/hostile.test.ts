import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Schema } from 'yup'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { cpuTime } from '#tests/setup/cpu-time.ts'
import { compareAsTheyAre } from '#tests/setup/quick-passwords.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { buildCall, completeProfile } from './calls.ts'
import { backToWorld, mintWorld } from './credentials.ts'
import type { World } from './credentials.ts'
import { refusalProblem } from './envelope.ts'
import { errorsOf, namesOf, withValue } from './hostile-bodies.ts'
import { BROKEN_BODIES, CONTENT_TYPES, HOSTILE_VALUES, NEVER_ACCEPTED } from './hostile-values.ts'
import { MATRIX, permittedKind } from './matrix.ts'
import { isSuccess, send } from './send.ts'
import type { Outgoing, Reply } from './send.ts'
import { watchWrites } from './watch-writes.ts'

compareAsTheyAre()

const KEYS = Object.keys(MATRIX) as EndpointKey[]
const rowOf = (key: EndpointKey): EndpointRow => ENDPOINTS[key]
const WITH_BODY = KEYS.filter((key) => rowOf(key).body !== undefined)
const JSON_TYPE = { 'content-type': 'application/json' }
/** No answer may cost more computing, milliseconds: a slow one is a pattern or a query that a caller can stretch. */
const PATIENCE_MS = 2_000

describe('hostile input', () => {
  let server: TestServer
  /** What each case begins with. */
  let ready: World
  /** The same, or who is signed in since a call of the case replaced it. */
  let world: World
  let slowest = 0
  beforeAll(async () => {
    server = await makeTestServer()
    server.deps.limits.profile = 'relaxed'
    ready = await mintWorld(server)
    await completeProfile(ready)
    await server.database.keep()
  })
  beforeEach(async () => {
    await backToWorld(server)
    world = ready
  })
  afterAll(async () => {
    await backToWorld(server)
    const { credentials, a } = await mintWorld(server)
    const stillThere = await send(server.app, credentials.consumerA, { method: 'GET', path: `/api/user/${a.userId}` })
    await server.close()
    expect(stillThere.status).toBe(200)
    expect(slowest).toBeLessThan(PATIENCE_MS)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  const ask = async (key: EndpointKey, outgoing: Outgoing): Promise<Reply> => {
    const start = cpuTime()
    const reply = await send(server.app, world.credentials[permittedKind(key)], outgoing)
    slowest = Math.max(slowest, cpuTime() - start)
    return reply
  }
  /** Calls that take what they are given may succeed; then the next one needs its credentials again. */
  const problemOf = async (key: EndpointKey, reply: Reply): Promise<string | null> => {
    if (!isSuccess(reply)) return refusalProblem(reply)
    if (MUST_MINT_AGAIN.includes(key)) world = await mintWorld(server)
    const row = rowOf(key)
    const answer = row.answerKind !== undefined ? reply.text : reply.body
    return row.response.isValidSync(answer, { strict: true }) ? null : `not the answer: ${reply.text}`
  }

  it.each(WITH_BODY)('%s: every value in every field', async (key) => {
    const call = await buildCall(key, world)
    const good = (call.body ?? {}) as Record<string, unknown>
    const { body: schema } = rowOf(key)
    const post = (raw: string) => ask(key, { method: 'POST', path: call.path, raw, headers: JSON_TYPE })
    const problems: string[] = []
    for (const value of HOSTILE_VALUES) {
      const wrong = namesOf(schema, good, fieldsOf(schema), value)
      const alone = new Set(wrong.keys())
      // Those that the contract refuses go together, and the answer has to name each; the others go alone.
      const refused = [...alone].filter((field) => wrong.get(field)?.size)
      const together = refused.length > 1 ? await post(withValue(good, refused, value)) : undefined
      if (together) {
        const problem = refusalProblem(together)
        if (problem !== null) problems.push(`${refused.join('+')}=${value.slice(0, 60)}: ${problem}`)
        const named = new Set(Object.keys(together.status === 422 ? errorsOf(together) : {}))
        for (const field of refused)
          if ([...(wrong.get(field) ?? [])].every((name) => named.has(name))) alone.delete(field)
      }
      // What is taken together needs no asking one by one.
      const fitting = [...alone].filter((field) => wrong.get(field)?.size === 0)
      if (fitting.length > 1 && !NEVER_ACCEPTED.includes(value)) {
        const reply = await post(withValue(good, fitting, value))
        const problem = await problemOf(key, reply)
        if (problem !== null) problems.push(`${fitting.join('+')}=${value.slice(0, 60)}: ${problem}`)
        if (isSuccess(reply)) for (const field of fitting) alone.delete(field)
      }
      for (const field of alone) {
        const reply = await post(withValue(good, [field], value))
        const problem = await problemOf(key, reply)
        const taken =
          isSuccess(reply) &&
          // It is compared with what is there, and never kept.
          field !== 'expected' &&
          NEVER_ACCEPTED.includes(value) &&
          !(FREE_KEYS.includes(field) && value.startsWith('{'))
        if (problem !== null || taken) problems.push(`${field}=${value.slice(0, 60)}: ${problem ?? 'accepted'}`)
      }
    }
    expect(problems).toEqual([])
  })

  it.each(WITH_BODY)('%s: broken bodies and other content types', async (key) => {
    const { path } = await buildCall(key, world)
    const writes = await watchWrites(server)
    for (const [name, status, raw] of BROKEN_BODIES) {
      // As the specification calls it.
      if (raw === '' && rowOf(key).emptyBody) continue
      const reply = await ask(key, { method: 'POST', path, raw, headers: JSON_TYPE })
      expect(refusalProblem(reply), name).toBeNull()
      expect(reply.status, name).toBe(status)
    }
    for (const type of CONTENT_TYPES) {
      const reply = await ask(key, { method: 'POST', path, raw: '{"a":1}', headers: { 'content-type': type } })
      expect(refusalProblem(reply), type).toBeNull()
      expect(reply.status, type).toBe(415)
    }
    for (const packed of ['gzip', 'br', 'deflate', 'compress', 'gzip, gzip', 'x'])
      expect(
        (await ask(key, { method: 'POST', path, raw: '{}', headers: { ...JSON_TYPE, 'content-encoding': packed } }))
          .status,
      ).toBe(415)
    expect(await writes()).toEqual([])
  })

  it.each(KEYS.filter((key) => rowOf(key).upload))('%s: a file of which half arrives leaves nothing', async (key) => {
    const { path, raw } = await buildCall(key, world)
    const whole = new Response(raw as FormData)
    const type = whole.headers.get('content-type')
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const writes = await watchWrites(server)
    const half = new ReadableStream({
      start: (controller) => controller.enqueue(bytes.slice(0, bytes.length / 2)),
      pull: (controller) => controller.error(new Error('the line is gone')),
    })
    const reply = await ask(key, { method: 'POST', path, raw: half, headers: { 'content-type': type } })
    expect(refusalProblem(reply)).toBeNull()
    // Half a form that ends well is no form either.
    const cut = await ask(key, { method: 'POST', path, raw: bytes.slice(0, -20), headers: { 'content-type': type } })
    expect(refusalProblem(cut)).toBeNull()
    expect(await writes()).toEqual([])
  })

  it.each(KEYS.filter((key) => rowOf(key).path.includes('{')))('%s: oddities in the path', async (key) => {
    const call = await buildCall(key, world)
    const problems: string[] = []
    for (const [name] of rowOf(key).path.matchAll(/\{\w+\}/g))
      for (const odd of ODD_SEGMENTS) {
        const path = rowOf(key)
          .path.replace(name, odd)
          .replace(/\{lenderId\}/, '14')
          .replace(/\{language\}/, 'en')
          .replace(/\{\w+\}/g, world.a.appId)
        const problem = await problemOf(key, await ask(key, { method: rowOf(key).method, ...call, path }))
        if (problem !== null) problems.push(`${path.slice(0, 80)}: ${problem}`)
      }
    expect(problems).toEqual([])
  })

  it.each(KEYS)('%s: oddities in the query', async (key) => {
    const row = rowOf(key)
    if (row.method !== 'GET') return
    const [path = ''] = (await buildCall(key, world)).path.split('?')
    const problems: string[] = []
    const get = async (query: string): Promise<Reply> => {
      const reply = await ask(key, { method: 'GET', path: `${path}?${query}` })
      const problem = await problemOf(key, reply)
      if (problem !== null) problems.push(`${query.slice(0, 80)}: ${problem}`)
      return reply
    }
    const known = fieldsOf(row.query)
    const unknown = known.length > 0 ? ODD_NAMES : [...ODD_NAMES, ...ODD_KNOWN]
    // What is taken together needs no asking one by one; neither does a field that a refusal names.
    if (!isSuccess(await get(unknown.join('&')))) for (const query of unknown) await get(query)
    for (const odd of ODD_KNOWN) {
      let left = known
      const queryOf = (name: string) => odd.replaceAll('KNOWN', name)
      for (let round = 0; round < 2 && left.length > 1; round += 1) {
        const reply = await get(left.map(queryOf).join('&'))
        const named = Object.keys(errorsOf(reply))
        left = isSuccess(reply) ? [] : left.filter((name) => !named.includes(name))
      }
      for (const name of left) await get(queryOf(name))
    }
    expect(problems).toEqual([])
  })

  it.each(ODD_HEADERS)('an odd %s header hurts nobody', async (name, value) => {
    for (const [key, path] of [
      ['getHealth', '/api/health'],
      ['getUser', `/api/user/${world.a.userId}`],
      ['readCookie', '/api/cookies/read?name=atkn'],
    ] as const) {
      const reply = await ask(key, { method: 'GET', path, headers: { [name]: value } })
      if (!isSuccess(reply)) expect(refusalProblem(reply)).toBeNull()
    }
  })
})

/** A table of campaign tags: its keys are whatever the campaign calls them. */
const FREE_KEYS: readonly string[] = ['utms']

const MUST_MINT_AGAIN: readonly EndpointKey[] = ['verifyOtp', 'adminLogin', 'partnerLogin', 'startMasquerade']

const ODD_SEGMENTS = [
  '0',
  '-1',
  '1.5',
  '1e9',
  '2147483648',
  '999999999999999999999',
  '*',
  'null',
  'undefined',
  '..',
  '...',
  '%00',
  '%2e%2e',
  '%2f',
  '%5c',
  '%E0%A4%A',
  '%F0%9F%92%A9',
  '%20',
  "'",
  '%22',
  "1'--",
  '1%20OR%201=1',
  ';',
  '{id}',
  ':id',
  '<script>',
  'a'.repeat(64),
  'a'.repeat(65),
  'a'.repeat(7_000),
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
]

/** Values of a parameter that the call knows. */
const ODD_KNOWN = [
  'KNOWN=',
  'KNOWN',
  'KNOWN=a&KNOWN=b',
  'KNOWN[]=1',
  'KNOWN[a]=1',
  'KNOWN=%00',
  'KNOWN=%E0%A4%A',
  'KNOWN=%ED%A0%80',
  "KNOWN=1'--",
  'KNOWN=1%20OR%201=1',
  'KNOWN=-1',
  'KNOWN=1e9',
  'KNOWN=99999999999',
  `KNOWN=${'a'.repeat(7_000)}`,
  'KNOWN=atkn%0d%0aX:1',
]

/** Parameters that no call knows; no name is given twice. */
const ODD_NAMES = [
  '__proto__=1',
  '__proto__[a]=1',
  'constructor=1',
  '&&&',
  '=',
  '%',
  Array.from({ length: 500 }, (_, at) => `a${at}=1`).join('&'),
]

const ODD_HEADERS: readonly (readonly [string, string])[] = [
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer '],
  ['authorization', `Bearer ${'a'.repeat(7_000)}`],
  ['authorization', 'Basic YTpi'],
  ['authorization', "Bearer ' OR 1=1--------------------"],
  ['cookie', '='],
  ['cookie', ';;;'],
  ['cookie', '__Host-sid'],
  ['cookie', `__Host-sid=${'a'.repeat(7_000)}`],
  ['cookie', '__Host-sid=%00; __Host-sid=b; __proto__=c; lang=<script>'],
  ['cookie', Array.from({ length: 300 }, (_, at) => `c${at}=1`).join('; ')],
  ['accept', 'text/html'],
  ['accept-language', 'hi;q=x, *;q=-1, ' + 'a'.repeat(2_000)],
  ['x-language', '__proto__'],
  ['x-forwarded-for', "1.2.3.4' OR 1=1"],
  ['x-forwarded-for', '::ffff:999.999.999.999,'.repeat(100)],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'javascript'],
  ['idempotency-key', "' OR 1=1"],
  ['content-length', '-1'],
  ['range', 'bytes=0-1,2-3'],
  ['if-none-match', '*'],
  ['expect', '100-continue'],
  ['sec-fetch-site', 'x'],
]

function fieldsOf(schema: Schema | undefined): string[] {
  const fields = schema === undefined ? undefined : (schema as unknown as { fields?: Record<string, unknown> }).fields
  return Object.keys(fields ?? {})
}
