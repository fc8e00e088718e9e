import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebToCase } from '#server/adapters/crm/web-to-case.ts'
import { claimNextJob } from '#server/db/repositories/shared/jobs.ts'
import type { NotNow } from '#server/db/repositories/shared/jobs.ts'
import { transaction } from '#server/db/transaction.ts'
import { queueJob } from '#server/job-kinds.ts'
import { runDueJobs, startJobLoop } from '#server/jobs/run-jobs.ts'
import { requestId, withRequestId } from '#server/request-id.ts'
import { createHelpRequest } from '#server/services/support/create-help-request.ts'
import { addJobs, removeJobs, storedJobs } from '#tests/builders/log.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const ALL_KINDS: NotNow = { kinds: [], full: [], paused: [], patience: new Map() }
const REQUEST = { name: 'Asha', email: 'a@b.in', phone: '9876543210', description: 'Help' }

describe.each(bothEngines())('jobs on %s', (engine) => {
  let server: TestServer
  let forwarded: string[]
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    forwarded = []
    const crm: WebToCase = {
      sandbox: true,
      forward: async (_, ticket) => {
        // Others get their turn while this one is under way.
        await new Promise(setImmediate)
        forwarded.push(ticket)
      },
    }
    server.deps.crm = crm
  })
  afterEach(() => void vi.useRealTimers())
  afterAll(() => server.close())

  it('run once each, however many workers look for them', async () => {
    const tickets = await Promise.all(Array.from({ length: 40 }, () => createHelpRequest(server.deps, REQUEST, null)))
    const counts = await Promise.all(Array.from({ length: 5 }, () => runDueJobs(server.deps)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40)
    expect(forwarded.toSorted()).toEqual(tickets.map((each) => each.ticket).toSorted())
  })

  it('are queued once for one key, not before their time, and not while another holds them', async () => {
    const now = server.clock.now()
    const { ticket } = await createHelpRequest(server.deps, REQUEST, null)
    await Promise.all(
      Array.from({ length: 10 }, () => queueJob(server.deps.db, 'forward_help_request', { ticket }, now)),
    )
    expect(await storedJobs(server)).toHaveLength(1)
    const claim = (at: Date) => claimNextJob(server.deps.db, at, ALL_KINDS, 60)
    expect(await claim(new Date(now.getTime() - 60_000))).toBeNull()
    const at = new Date(now.getTime() + 1_000)
    expect(await claim(at)).toMatchObject({ payload: { ticket }, attempts: 1 })
    expect(await claim(at)).toBeNull()
    expect(await claim(new Date(at.getTime() + 61_000))).toMatchObject({ payload: { ticket }, attempts: 2 })
  })

  it('are leased one at a time, however the database goes about it', async () => {
    for (let n = 0; n < 3; n += 1) await createHelpRequest(server.deps, REQUEST, null)
    const at = new Date(server.clock.now().getTime() + 1_000)
    const claimed = await transaction(server.deps, async ({ db }) => {
      // The way that runs a query inside of another one once for each row.
      for (const way of ['hashjoin', 'mergejoin', 'material', 'hashagg', 'sort', 'indexscan', 'bitmapscan'])
        await db.execute(sql.raw(`set local enable_${way} = off`))
      return claimNextJob(db, at, ALL_KINDS, 60)
    })
    const leased = (await storedJobs(server)).filter((job) => job.locked_until !== null)
    expect(leased.map(({ job_id }) => job_id)).toEqual([claimed?.job_id])
  })

  it('bear the number of the request that led to them, in the log and for whoever is asked', async () => {
    const seen: (string | null)[] = []
    const forward = () => {
      seen.push(requestId())
      return Promise.reject(new Error('down'))
    }
    server.deps.crm = { sandbox: true, forward }
    await withRequestId('r-1', () => createHelpRequest(server.deps, REQUEST, null))
    await createHelpRequest(server.deps, REQUEST, null)
    server.logs.length = 0
    await runDueJobs(server.deps)
    expect(seen.toSorted()).toEqual([null, 'r-1'])
    const failed = server.logs.map((line) => JSON.parse(line) as { msg: string; request_id?: string })
    expect(failed.map(({ msg, request_id }) => [msg, request_id]).toSorted()).toEqual([
      ['job failed', undefined],
      ['job failed', 'r-1'],
    ])
  })

  it('wait longer after each failure, keep no personal data of it, and a kind that is not known ends', async () => {
    server.deps.crm = { sandbox: true, forward: () => Promise.reject(new Error('a@b.in is bad')) }
    await createHelpRequest(server.deps, REQUEST, null)
    const pauses: number[] = []
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await runDueJobs(server.deps)
      const [job] = await storedJobs(server)
      expect(job?.last_error).toBe('Error')
      pauses.push((job?.run_at.getTime() ?? 0) - server.clock.now().getTime())
      server.clock.set(new Date((job?.run_at.getTime() ?? 0) + 10))
    }
    for (const [at, base] of [15, 30, 60, 120].entries()) {
      expect(pauses[at]).toBeGreaterThan(base * 890)
      expect(pauses[at]).toBeLessThan(base * 1110)
    }
    await removeJobs(server)
    await addJobs(server, { kind: 'old', dedupe_key: 'old', payload: {}, run_at: new Date(0) })
    await runDueJobs(server.deps)
    expect((await storedJobs(server))[0]?.done_at).not.toBeNull()
  })

  it('run by themselves in the loop, which waits for them when it stops', async () => {
    const { ticket } = await createHelpRequest(server.deps, REQUEST, null)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const loop = startJobLoop(server.deps, 10)
    vi.advanceTimersByTime(9)
    vi.advanceTimersByTime(1)
    expect(forwarded).toEqual([])
    await loop.stop()
    expect(forwarded).toEqual([ticket])
    // Nothing is left that could look for jobs again.
    expect(vi.getTimerCount()).toBe(0)
  })
})
