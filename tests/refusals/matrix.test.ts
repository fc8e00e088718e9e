import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { countStatements } from '#tests/setup/count-statements.ts'
import type { Statements } from '#tests/setup/count-statements.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { buildCall, ONCE, SECRET_BIRTH_DATE, SECRET_PAN } from './calls.ts'
import { backToWorld, CREDENTIALS, keepWorld } from './credentials.ts'
import type { World } from './credentials.ts'
import { refusalProblem } from './envelope.ts'
import { expectedOf, MATRIX } from './matrix.ts'
import { isSuccess, send } from './send.ts'
import type { Reply } from './send.ts'
import { STATEMENT_BUDGETS } from './statement-budgets.ts'
import { watchWrites } from './watch-writes.ts'

const KEYS = Object.keys(MATRIX) as EndpointKey[]
/** Columns that never leave the server, whatever a schema may come to say. */
const SECRET_KEY = /_enc$|_index$|_hash$|^data_key$|password|^bureau_|^apply_answer$|^idempotency_key$/
/** What they are for: a new password, made by us, once. */
const SHOWS_PASSWORD = [
  '/api/partners/{id}/users',
  '/api/partners/{id}/users/{userId}/password',
  '/api/merchant-requests/{id}/approve',
  '/api/partner/people',
  '/api/partner/people/{id}/password',
]
/** What lenders pay and how they are sorted: the back office alone. */
const COMMERCIAL_KEY = /^priority$|^slab_/

// The last two look back on all the others.
describe('every call with every kind of credential', { shuffle: false }, () => {
  let server: TestServer
  let world: World
  let statements: Statements
  const asked: Partial<Record<EndpointKey, number>> = {}
  const seen = { cells: 0, permitted: 0, limited: 0 }
  beforeAll(async () => {
    // What is read or written anew after a while is not by chance in one run and missing in the next.
    vi.useFakeTimers({ toFake: ['Date'] })
    server = await makeTestServer()
    await server.deps.brands.refresh()
    statements = countStatements(server.database)
    world = await keepWorld(server)
  })
  beforeEach(() => backToWorld(server))
  afterAll(async () => {
    vi.useRealTimers()
    await server.close()
  })

  it.each(KEYS)('%s', async (key) => {
    const row: EndpointRow = ENDPOINTS[key]
    const expected = expectedOf(key)
    const problems: string[] = []
    const note = (kind: string, reply: Reply) => {
      seen.cells += 1
      if (reply.status === 429) seen.limited += 1
      if (reply.status !== expected[kind as keyof typeof expected])
        problems.push(`${kind}: ${reply.status} ${reply.text.slice(0, 120)}`)
    }
    const reads = row.method === 'GET' && !ONCE.includes(key)
    let call = await buildCall(key, world)

    const writes = await watchWrites(server)
    for (const kind of CREDENTIALS.filter((each) => expected[each] >= 300)) {
      const reply = await send(server.app, world.credentials[kind], { method: row.method, ...call })
      note(kind, reply)
      const problem = refusalProblem(reply)
      if (problem) problems.push(`${kind}: ${problem}`)
      if (reply.headers.has('set-cookie')) problems.push(`${kind}: a refusal sets a cookie`)
    }
    expect(await writes(), 'a refused call has left something behind').toEqual([])

    let used = false
    for (const kind of CREDENTIALS.filter((each) => expected[each] < 300)) {
      if (used && !reads && (ONCE.includes(key) || row.area !== 'public')) {
        await backToWorld(server)
        call = await buildCall(key, world)
      }
      used = true
      statements.taken()
      const reply = await send(server.app, world.credentials[kind], { method: row.method, ...call })
      note(kind, reply)
      asked[key] ??= statements.taken().length
      if (!isSuccess(reply)) continue
      seen.permitted += 1
      const problem = answerProblem(row, reply)
      if (problem) problems.push(`${kind}: ${problem}`)
    }
    expect(problems).toEqual([])
  })

  it('asks the database no more often than its budget', () => {
    // The database of the embedded engine has one connection, that of PostgreSQL a further one for this alone.
    const counted = KEYS.filter((key) => key !== 'getHealth' && asked[key] !== undefined)
    const dearer = counted.filter((key) => (asked[key] ?? 0) > STATEMENT_BUDGETS[key])
    expect(dearer.map((key) => `${key}: ${asked[key]} statements, its budget is ${STATEMENT_BUDGETS[key]}`)).toEqual([])
    const cheaper = counted.filter((key) => (asked[key] ?? 0) < STATEMENT_BUDGETS[key])
    expect(
      cheaper.map((key) => `${key}: ${asked[key]} statements: put its budget of ${STATEMENT_BUDGETS[key]} down to it`),
    ).toEqual([])
  })

  it('was no empty show', () => {
    expect(seen.cells).toBe(KEYS.length * CREDENTIALS.length)
    expect(seen.permitted).toBeGreaterThan(KEYS.length)
    expect(seen.limited / seen.cells).toBeLessThan(0.05)
  })
})

/** What is wrong with a success: not the shape that the contract promises, or more than anybody should see. */
function answerProblem(row: EndpointRow, reply: Reply): string | null {
  const body = row.answerKind !== undefined ? reply.text : reply.body
  if (!row.response.isValidSync(body, { strict: true })) return `the answer does not fit: ${reply.text.slice(0, 200)}`
  const isSecret = (key: string) =>
    (SECRET_KEY.test(key) && !(key === 'password' && SHOWS_PASSWORD.includes(row.path))) ||
    (row.area !== 'admin' && COMMERCIAL_KEY.test(key))
  const secret = (row.path === '/api/openapi.json' ? [] : keysOf(reply.body)).find(isSecret)
  if (secret !== undefined) return `the answer carries ${secret}`
  if (reply.text.includes(SECRET_PAN) || reply.text.includes(SECRET_BIRTH_DATE))
    return 'the answer carries a secret in full'
  return null
}

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
}
