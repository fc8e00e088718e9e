import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { isDatabaseAway } from '#server/db/database-away.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { rowsOf } from '#server/db/repositories/shared/rows-of.ts'
import { transaction } from '#server/db/transaction.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { findPgBouncer, startPgBouncer, startStandIn } from '#tests/setup/databases/poolers.ts'
import type { Pooler } from '#tests/setup/databases/poolers.ts'
import { runSql } from '#tests/setup/databases/postgres.ts'
import { buildServerProcesses, wayTo } from '#tests/setup/server-process.ts'
import type { ServerProcesses } from '#tests/setup/server-process.ts'
import { WriteLoad } from '#tests/setup/write-load.ts'

const hasPostgres = bothEngines().includes('postgres')
const admin = inject('postgresUrl') ?? ''
const addressOf = (name: string) => admin.replace('/postgres?', `/${name}?`)

const pgBouncer = findPgBouncer()
if (pgBouncer === null)
  process.stdout.write('PgBouncer is not installed: a stand-in is tested alone. TEST_PGBOUNCER names one elsewhere.\n')

const POOLERS: [name: string, start: (() => Promise<Pooler>) | null][] = [
  ['a stand-in', () => startStandIn(admin)],
  pgBouncer === null
    ? ['PgBouncer, which is not installed here', null]
    : ['PgBouncer', () => startPgBouncer(pgBouncer, admin)],
]

let processes: ServerProcesses
beforeAll(async () => {
  if (hasPostgres) processes = await buildServerProcesses()
})
afterAll(() => processes?.close())

/** What a start says that is refused: one line, and nothing beside it. */
async function refusedStart(env: Record<string, string>): Promise<string> {
  const { url, ended } = await processes.start({ DATA_DIR: processes.dataDir(), ...env })
  expect(url).toBe('')
  const { code, stderr } = await ended
  expect(code).toBe(1)
  expect(stderr).toMatch(/^Cannot start: [^\n]+\n$/)
  return stderr
}

for (const [name, start] of POOLERS)
  describe.runIf(hasPostgres && start !== null)(`PostgreSQL behind ${name}`, () => {
    const database = `pooled_${process.pid}`
    let pooler: Pooler
    let url: string
    beforeAll(async () => {
      pooler = (await start?.()) ?? expect.fail('there is no pooler')
      url = pooler.url(addressOf(database))
    })
    beforeAll(() => runSql(admin, `create database ${database}`))
    afterEach(() => processes.killAll())
    afterAll(async () => {
      await pooler.stop()
      await runSql(admin, `drop database ${database} with (force)`)
    })

    it('is brought up from nothing by two processes at once, and serves them', async () => {
      const env = () => ({ DATABASE_URL: url, DATA_DIR: processes.dataDir(), LOG_LEVEL: 'silent' })
      const servers = await Promise.all([processes.start(env()), processes.start(env())])
      for (const { url, ended } of servers) if (url === '') expect.fail((await ended).stderr)
      const load = new WriteLoad(wayTo(servers[0].url))
      await load.call('setDemoLimits', { body: { profile: 'relaxed' } })
      await load.begin({ groups: 2, tickets: 1, fields: 1, applicants: 1 })
      for (let done = 0; done < 40; done += 1) await load.next()
      await load.stop()
      load.expectKindAnswers()
      await load.expectKept()
      expect(load.answers.filter(({ status }) => status === 503)).toEqual([])
    })

    it('limits every statement, within a transaction and by itself, and leaves no limit behind', async () => {
      const pooled = openPostgres(url, { statementMs: 400 })
      const limits = sql`select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`
      const sleep = sql`select pg_sleep(600)`
      const tooLong = { cause: { code: '57014' } }
      for (let round = 0; round < 5; round += 1) {
        const ours = [{ statement: '400ms', idle: '400ms' }]
        expect(rowsOf(await pooled.db.execute(limits))).toEqual(ours)
        expect(rowsOf(await transaction(pooled, ({ db }) => db.execute(limits)))).toEqual(ours)
        const { rows } = await runSql(url, `select current_setting('statement_timeout') as statement`)
        expect(rows).toEqual([{ statement: '0' }])
      }
      await expect(pooled.db.execute(sleep)).rejects.toMatchObject(tooLong)
      await expect(transaction(pooled, ({ db }) => db.execute(sleep))).rejects.toMatchObject(tooLong)
      await expect(
        transaction(pooled, async ({ db }) => {
          const [backend] = rowsOf<{ pid: number }>(await db.execute(sql`select pg_backend_pid() as pid`))
          const isThere = () => runSql(admin, `select from pg_stat_activity where pid = ${backend?.pid}`)
          await expect.poll(async () => (await isThere()).rowCount).toBe(0)
          await db.execute(sql`select 1`)
        }),
      ).rejects.toSatisfy(isDatabaseAway)
      expect(rowsOf(await pooled.db.execute(sql`select 1 as one`))).toEqual([{ one: 1 }])
      await pooled.close()
    })

    it('tells what went wrong with a single statement, and goes on with its connection', async () => {
      const pooled = openPostgres(url)
      await expect(pooled.db.execute(sql`select 1 / 0`)).rejects.toMatchObject({ cause: { code: '22012' } })
      await expect(pooled.db.execute(sql`select ${'x'}::int`)).rejects.toMatchObject({ cause: { code: '22P02' } })
      expect(rowsOf(await pooled.db.execute(sql`select ${1}::int as one`))).toEqual([{ one: 1 }])
      expect(pooled.pool.totalCount).toBe(1)
      await pooled.close()
    })

    it('keeps no statement by a name, however often it is asked', async () => {
      const pooled = openPostgres(url)
      const ask = (n: number) => pooled.db.execute(sql`select ${n}::int as number, pg_sleep(0.01)`)
      for (let round = 0; round < 4; round += 1) await Promise.all(Array.from({ length: 5 }, (_, n) => ask(n)))
      const kept = sql`select name from pg_prepared_statements where name <> ''`
      for (let round = 0; round < 10; round += 1) expect(rowsOf(await pooled.db.execute(kept))).toEqual([])
      await pooled.close()
    })

    it('is refused in one line where its address asks for what a pooler does not know', async () => {
      expect(await refusedStart({ DATABASE_URL: `${url}&options=-c%20statement_timeout%3D1000` })).toBe(
        'Cannot start: the pooler at DATABASE_URL does not support the start-up parameter options. ' +
          "Take it out of DATABASE_URL and out of PGOPTIONS, or name it in the pooler's ignore_startup_parameters.\n",
      )
    })
  })
