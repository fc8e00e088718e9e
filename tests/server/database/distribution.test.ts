import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '#server/db/all-tables.ts'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { buildCall } from '#tests/refusals/calls.ts'
import { backToWorld, keepWorld } from '#tests/refusals/credentials.ts'
import { send } from '#tests/refusals/send.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { COUNTED_ON_THE_PATH, HOMES, WITHOUT_CUSTOMER } from '#tests/structure/database/distribution.ts'

const KEYS = (Object.entries(ENDPOINTS) as [EndpointKey, EndpointRow][]).flatMap(([key, { area }]) =>
  area === 'customer' ? [key] : [],
)

interface Asked {
  key: EndpointKey
  text: string
  values: readonly unknown[]
}
/** Tells of each statement on any connection of the pool, old or new. */
function watchStatements({ database }: TestServer, tell: (text: string, values: readonly unknown[]) => void): void {
  const watched = new WeakSet<pg.PoolClient>()
  database.pool?.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown
    const told = (...parts: unknown[]) => {
      const [config, values] = parts as [string | { text: string }, unknown]
      tell(typeof config === 'string' ? config : config.text, Array.isArray(values) ? values : [])
      return query(...parts)
    }
    client.query = told as typeof client.query
  })
}

const tablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b(?:from|join|into|update) "(\w+)"/g)].map(([, name = '']) => name)),
]
const customersIn = (text: string) => tablesIn(text).filter((name) => HOMES.get(name) === 'customer')
const namesCustomer = (text: string): boolean =>
  /"user_id" (?:=|in)/.test(text) ||
  /insert into "\w+" \([^)]*"user_id"/.test(text) ||
  /insert into "customers"/.test(text)

describe.runIf(bothEngines().includes('postgres'))('what every call of a customer asks of PostgreSQL', () => {
  let server: TestServer
  let userId: number
  const asked: Asked[] = []
  beforeAll(async () => {
    server = await makeTestServer({ engine: 'postgres' })
    const world = await keepWorld(server)
    userId = world.a.userId
    let key: EndpointKey | null = null
    watchStatements(server, (text, values) => {
      if (key !== null) asked.push({ key, text, values })
    })
    for (const each of KEYS) {
      await backToWorld(server)
      const call = await buildCall(each, world)
      key = each
      await send(server.app, world.credentials.consumerA, { method: ENDPOINTS[each].method, ...call })
      key = null
    }
  })
  afterAll(() => server.close())

  it('names the customer in every statement on tables of customers, but for those with a reason', () => {
    const own = asked.filter(({ text }) => customersIn(text).length > 0)
    expect(own.length).toBeGreaterThan(150)
    const without = own.filter(({ text }) => !namesCustomer(text))
    const reasons = WITHOUT_CUSTOMER.map(([pattern]) => pattern)
    const flat = (text: string) => text.replaceAll(/\s+/g, ' ')
    expect(without.filter(({ text }) => !reasons.some((each) => each.test(flat(text))))).toEqual([])
    expect(reasons.filter((each) => !without.some(({ text }) => each.test(flat(text))))).toEqual([])
  })

  it('names no other customer, so that no transaction has two', () => {
    const named = asked.flatMap(({ key, text, values }) =>
      [...text.matchAll(/"user_id" = \$(\d+)/g)].map(([, at]) => [key, String(values[Number(at) - 1])]),
    )
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter(([, id]) => id !== String(userId))).toEqual([])
  })

  it('takes numbers of counters from known tables alone', () => {
    const counted = new Set(
      Object.values(schema)
        .filter((each) => is(each, PgTable))
        .map((each) => getTableConfig(each))
        .flatMap(({ name, columns }) => (columns.some((each) => each.generatedIdentity) ? [name] : [])),
    )
    const written = asked.flatMap(({ text }) => [...text.matchAll(/insert into "(\w+)"/g)].map(([, name = '']) => name))
    expect([...new Set(written)].filter((name) => counted.has(name)).sort()).toEqual(COUNTED_ON_THE_PATH)
  })
})
