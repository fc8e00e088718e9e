import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { hours } from '#src/contract/rules/time.ts'
import { createPostgresCopy, bothEngines } from '#tests/setup/database.ts'
import { buildServerProcesses, wayTo } from '#tests/setup/server-process.ts'
import type { RunningProcess, ServerProcesses } from '#tests/setup/server-process.ts'
import { WriteLoad } from '#tests/setup/write-load.ts'

const TERMINATIONS = 100

describe.runIf(bothEngines().includes('postgres'))('connections to PostgreSQL that die', () => {
  let processes: ServerProcesses
  let server: RunningProcess
  let database: Awaited<ReturnType<typeof createPostgresCopy>>
  let attacker: pg.Client
  beforeAll(async () => {
    processes = await buildServerProcesses()
    database = await createPostgresCopy()
    server = await processes.start({
      DATABASE_URL: database.url,
      DATA_DIR: processes.dataDir(),
      LOG_LEVEL: 'silent',
    })
    attacker = new pg.Client(database.url)
    await attacker.connect()
  })
  afterAll(async () => {
    await attacker.end()
    processes.killAll()
    await server.ended
    await database.drop()
    processes.close()
  })

  /** Ends one connection of the server in this state; answers how many there were to end. */
  const terminate = async (state: 'idle in transaction' | 'active'): Promise<number> => {
    const { rowCount } = await attacker.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state = $1 limit 1`,
      [state],
    )
    return rowCount ?? 0
  }
  const count = async (sql: string): Promise<number> => {
    const { rows } = await attacker.query<{ n: number }>(`select count(*)::int as n from ${sql}`)
    return rows[0]?.n ?? 0
  }

  it('cost their own request a 503, and nobody anything that was acknowledged', async () => {
    const load = new WriteLoad(wayTo(server.url))
    await load.call('setDemoLimits', { body: { profile: 'relaxed' } })
    await load.begin({ groups: 4, tickets: 2, fields: 3, applicants: 2 })
    for (let ended = 0; ended < TERMINATIONS;) {
      const found = await terminate(ended % 4 === 3 ? 'active' : 'idle in transaction')
      ended += found
      // Between two blows something gets through.
      if (found > 0) await Promise.race([load.next(), server.ended])
      expect(server.child.exitCode).toBeNull()
    }
    await load.stop()
    load.expectKindAnswers()
    expect(load.answers.filter((each) => each.status === 503).length).toBeGreaterThan(20)
    await load.expectKept()
    expect(await count(`pg_stat_activity where datname = current_database() and state = 'idle in transaction'`)).toBe(0)

    // A worker that lost its connection has lost its lease as well; the job is somebody's again when that has run out.
    // By day, because nobody is written to at night.
    const later = addDays(istDay(new Date(Date.now() + hours(1))), 1)
    await load.call('setDemoClock', { body: { now: new Date(`${later}T12:00:00+05:30`).toISOString() } })
    const queued = `jobs where kind in ('submit_application', 'forward_help_request', 'notify_status')`
    expect(await count(queued)).toBeGreaterThan(20)
    await expect.poll(() => count(`${queued} and done_at is null`), { timeout: 120_000, interval: 200 }).toBe(0)
    expect(await count(`${queued} and last_error is not null`)).toBe(0)
  })
})
