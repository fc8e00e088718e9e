import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MOST_LAG_SECONDS, openReplica } from '#server/db/replica.ts'
import type { Replica } from '#server/db/replica.ts'
import { rowsOf } from '#server/db/repositories/shared/rows-of.ts'
import { transaction } from '#server/db/transaction.ts'
import { LAG_HEADER } from '#server/http/replica-reads.ts'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { buildCall } from '#tests/refusals/calls.ts'
import { keepWorld } from '#tests/refusals/credentials.ts'
import { send } from '#tests/refusals/send.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { startReplicaOf } from '#tests/setup/databases/postgres.ts'
import type { TestReplica } from '#tests/setup/databases/postgres.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const READS = (Object.entries(ENDPOINTS) as [EndpointKey, EndpointRow][]).flatMap(([key, row]) =>
  row.readsReplica ? [key] : [],
)

describe.runIf(bothEngines().includes('postgres'))('a streaming replica', () => {
  let server: TestServer
  let standby: TestReplica
  let replica: Replica
  /** Milliseconds that the test has let pass. */
  let passed = 0
  let states: string[] = []
  beforeAll(async () => {
    server = await makeTestServer({ engine: 'postgres' })
    standby = await startReplicaOf(addressOf(server))
  })
  beforeEach(async () => {
    await standby.resume()
    await server.reset()
    states = []
    passed = 0
    await replica?.close()
    replica = open()
    server.deps.replica = replica
    await untilCaughtUp()
  })
  afterAll(async () => {
    await replica?.close()
    await server.close()
    await standby.stop()
  })

  const addressOf = ({ database }: TestServer) => database.pool?.options.connectionString ?? expect.fail('no pool')
  const nameOf = () => new URL(addressOf(server)).pathname.slice(1)
  const open = (url = standby.url(nameOf())) =>
    openReplica(
      url,
      server.database,
      (state) => states.push(state),
      () => passed,
    )
  /** Everything that stands on the primary is on the replica, and we know. */
  const untilCaughtUp = async () => {
    const mark = await server.deps.replica?.mark()
    await expect
      .poll(async () => {
        await replica.look()
        return replica.serves(mark ?? null)
      })
      .toBe(true)
  }
  const lookAfter = async (seconds: number) => {
    passed += seconds * 1_000
    await replica.look()
  }
  const admins = async () => {
    const { browser } = await server.signInAdmin(1)
    return browser
  }
  const lagOf = async (browser: Awaited<ReturnType<typeof admins>>) =>
    (await browser.answer('getProductsReport', { query: REPORT })).headers.get(LAG_HEADER)
  const REPORT = { from: '2026-10-01', to: '2026-10-30' } as never

  it('answers every report and list that may be some seconds old, alone', async () => {
    const world = await keepWorld(server)
    expect(READS.length).toBeGreaterThan(25)
    const problems: string[] = []
    for (const key of READS) {
      const call = await buildCall(key, world)
      await untilCaughtUp()
      const before = replica.passedOn()
      const reply = await send(server.app, world.credentials.admin1, { method: 'GET', ...call })
      if (reply.status !== 200 || reply.headers.get(LAG_HEADER) === null || replica.passedOn() !== before)
        problems.push(`${key}: ${reply.status} ${reply.headers.get(LAG_HEADER)} ${replica.passedOn() - before}`)
    }
    expect(problems).toEqual([])
  })

  it('is read no more once it is too far behind, and again when it has caught up', async () => {
    const browser = await admins()
    await untilCaughtUp()
    expect(await lagOf(browser)).toBe('0')
    await standby.pause()
    await server.deps.db.execute(sql`create table behind (id int)`)
    await lookAfter(MOST_LAG_SECONDS - 1)
    expect(await lagOf(browser)).toBe(String(MOST_LAG_SECONDS - 1))
    await lookAfter(2)
    expect(replica.state()).toEqual({ state: 'late', lag_seconds: MOST_LAG_SECONDS + 1 })
    expect(await lagOf(browser)).toBeNull()
    expect((await browser.call('getHealth')).replica).toEqual(replica.state())
    expect((await browser.call('getJobBoard')).replica).toEqual(replica.state())
    await standby.resume()
    await untilCaughtUp()
    expect(await lagOf(browser)).toBe('0')
    expect(states).toEqual(['read', 'late', 'read'])
    await server.deps.db.execute(sql`drop table behind`)
  })

  it('is not late where nothing happens', async () => {
    for (let minute = 0; minute < 5; minute += 1) {
      await lookAfter(60)
      await untilCaughtUp()
    }
    expect(replica.state()).toEqual({ state: 'read', lag_seconds: 0 })
  })

  it('is read no more when nobody has looked for as long', async () => {
    passed += (MOST_LAG_SECONDS + 1) * 1_000
    expect(replica.state()).toEqual({ state: 'late', lag_seconds: MOST_LAG_SECONDS + 1 })
    expect(replica.serves(null)).toBe(false)
  })

  it('never hides from a browser what it has changed, whichever process it asks; others may read it', async () => {
    const [own, other] = [await admins(), await admins()]
    await untilCaughtUp()
    await standby.pause()
    await own.call('createLenderGroup', { body: { name: 'Paused lenders' } })
    const seen = async (browser: typeof own) => {
      const { body, headers } = await browser.answer('listAuditLog')
      return [JSON.stringify(body).includes('lender-group.'), headers.get(LAG_HEADER) !== null]
    }
    await replica.look()
    expect(await seen(own)).toEqual([true, false])
    expect(await seen(other)).toEqual([false, true])
    // Another process, which knows nothing of this browser.
    const elsewhere = open()
    server.deps.replica = elsewhere
    await elsewhere.look()
    expect(await seen(own)).toEqual([true, false])
    server.deps.replica = replica
    await elsewhere.close()
    await standby.resume()
    await untilCaughtUp()
    expect(await seen(own)).toEqual([true, true])
  })

  it('is not asked on behalf of a browser whose mark nobody can read', () => {
    expect(replica.serves('primary')).toBe(false)
    expect(replica.serves('FFFFFFFF/FFFFFFFF')).toBe(false)
    expect(replica.serves('0/0')).toBe(true)
  })

  it('leaves to the primary what it cannot answer, statements and transactions alike', async () => {
    const read = sql`select count(*)::int as n from new_table`
    await standby.pause()
    await server.deps.db.execute(sql`create table new_table (id int)`)
    expect(rowsOf(await replica.db.execute(read))).toEqual([{ n: 0 }])
    expect(rowsOf(await transaction(replica, ({ db }) => db.execute(read)))).toEqual([{ n: 0 }])
    expect(replica.passedOn()).toBe(2)
    await expect(replica.db.execute(sql`select 1 / 0`)).rejects.toMatchObject({ cause: { code: '22012' } })
    await expect(transaction(replica, ({ db }) => db.execute(sql`select 1 / 0`))).rejects.toThrow()
    expect(replica.passedOn()).toBe(2)
    expect(replica.state().state).toBe('read')
    await server.deps.db.execute(sql`drop table new_table`)
  })

  it('lets what a read writes be written on the primary, by itself or in a transaction, and stays in use', async () => {
    await replica.db.execute(sql`create table written (id int)`)
    await transaction(replica, ({ db }) => db.execute(sql`insert into written values (1)`))
    expect(rowsOf(await server.deps.db.execute(sql`select id from written`))).toEqual([{ id: 1 }])
    expect(replica.state().state).toBe('read')
    await server.deps.db.execute(sql`drop table written`)
  })

  it('is refused where the address leads to the primary or to another database; the primary answers', async () => {
    for (const url of [addressOf(server), standby.url('postgres')]) {
      const wrong = open(url)
      await wrong.look()
      expect(wrong.state()).toEqual({ state: 'refused', lag_seconds: null })
      expect(wrong.serves(null)).toBe(false)
      await wrong.close()
    }
  })

  it('may be away: reports come from the primary', async () => {
    const gone = open(standby.url(nameOf()).replace('/home', '/nowhere'))
    await gone.look()
    expect(gone.state()).toEqual({ state: 'away', lag_seconds: null })
    expect(rowsOf(await gone.db.execute(sql`select pg_is_in_recovery() as standby`))).toEqual([{ standby: false }])
    server.deps.replica = gone
    expect((await (await admins()).answer('getProductsReport', { query: REPORT })).headers.has(LAG_HEADER)).toBe(false)
    await gone.close()
  })
})
