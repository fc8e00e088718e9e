import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { NotAsked } from '#server/adapters/outgoing/call-error.ts'
import { LIMITS } from '#server/adapters/outgoing/limits.ts'
import type { Outgoing } from '#server/adapters/outgoing/outgoing.ts'
import type { JobRow } from '#server/db/repositories/shared/jobs.ts'
import { createJobRunner } from '#server/jobs/job-runner.ts'
import { LANE_OF_JOB, LANE_PLACES, JOB_LANES } from '#src/contract/entities/operations/job-lane.ts'
import { days, minutes, seconds } from '#src/contract/rules/time.ts'
import { addJobs, changeJobs, storedJobs, storedPausedTargets } from '#tests/builders/log.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { outgoingOfATest } from '#tests/setup/others/outgoing.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

type Kind = keyof typeof LANE_OF_JOB

/** What is under way: each job ends when the test says so, and how. */
const started: { job: JobRow; end: () => void; fail: (error: Error) => void }[] = []
const givenUp: number[] = []

vi.mock('#server/jobs/job-handlers.ts', async (original) => ({
  ...(await original<object>()),
  handlerOf: (_: unknown, job: JobRow) => ({
    maxAttempts: 31,
    run: () => new Promise<void>((end, fail) => void started.push({ job, end, fail })),
    giveUp: () => Promise.resolve(void givenUp.push(job.job_id)),
  }),
}))

const START = Date.UTC(2026, 10, 2, 6)
const MAIL = 'mail'
const SILENT = 'webhook:silent.example'
const WELL = 'webhook:well.example'

describe.each(bothEngines())('lanes of jobs on %s', (engine) => {
  let server: TestServer
  let outgoing: Outgoing
  /** Both clocks stand still but for `letPass`. */
  let now: Date
  let elapsed: number
  const letPass = (ms: number) => {
    now = new Date(now.getTime() + ms)
    elapsed += ms
  }
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    started.length = 0
    givenUp.length = 0
    now = new Date(START)
    elapsed = 0
    outgoing = outgoingOfATest({ now: () => elapsed })
  })
  // A runner that goes on would take what the next test queues.
  afterEach(async () => {
    const stops = runners.splice(0).map((runner) => runner.stop())
    for (const { end } of started) end()
    await Promise.all(stops)
  })
  afterAll(() => server.close())

  const failures: unknown[] = []
  const runners: ReturnType<typeof createJobRunner>[] = []
  const newRunner = (calls = outgoing) => {
    const deps = { ...server.deps, outgoing: calls, clock: { now: () => now } }
    const runner = createJobRunner(deps, (error) => failures.push(error))
    runners.push(runner)
    return runner
  }

  let keys = 0
  const queue = (kind: Kind | 'old', target: string | null = null, count = 1) =>
    addJobs(
      server,
      Array.from({ length: count }, () => {
        // One after the other, and all of them due.
        const run_at = new Date(now.getTime() - minutes(60) + (keys += 1))
        return { kind, target, dedupe_key: `${kind}:${keys}`, payload: {}, run_at, due_at: run_at }
      }),
    )
  const targets = () => started.map(({ job }) => job.target)
  const waitFor = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await Promise.resolve()
  }
  /** Ends what is under way of these, and waits until that is noted. */
  async function finish(list: typeof started, error?: Error) {
    const ids = list.map(({ job }) => job.job_id)
    for (const each of list)
      if (error) each.fail(error)
      else each.end()
    await waitFor(async () => (await storedJobs(server, { job_id: ids })).every(({ locked_until }) => !locked_until))
  }
  const letOpen = async (name: string, kind: 'webhook' = 'webhook') => {
    for (let time = 0; time < LIMITS.failures; time += 1)
      await outgoing
        .to(kind, name)
        .run(1_000, () => Promise.reject(new Error('down')))
        .catch(() => undefined)
  }

  it('sixty deliveries to a silent server delay no mail: it is taken in the first round', async () => {
    await queue('deliver_webhook', SILENT, 60)
    await queue('send_invitation', MAIL)
    await newRunner().fill()
    expect(targets().toSorted()).toEqual([MAIL, SILENT, SILENT])
  })

  it('a server that is silent leaves places to others of its lane', async () => {
    await queue('deliver_webhook', SILENT, 60)
    await queue('deliver_webhook', WELL, 3)
    const runner = newRunner()
    await runner.fill()
    expect(targets()).toEqual([SILENT, SILENT, WELL, WELL])
    await finish(started.slice(2, 3))
    await runner.fill()
    expect(targets()).toEqual([SILENT, SILENT, WELL, WELL, WELL])
  })

  it('a job that ends makes place at once, while the slowest of its lane goes on', async () => {
    await queue('commit_import', null, 4)
    const runner = newRunner()
    await runner.fill()
    const [slow, quick] = started
    expect(started).toHaveLength(2)
    if (slow && quick) await finish([quick])
    await runner.fill()
    expect(started).toHaveLength(3)
    await finish(started.slice(2))
    await runner.fill()
    expect(started).toHaveLength(4)
    expect((await storedJobs(server, { job_id: slow?.job.job_id ?? 0 }))[0]?.done_at).toBeNull()
  })

  it('each lane has its own places, whatever fills the others', async () => {
    const firstOf = (lane: string) => (Object.keys(LANE_OF_JOB) as Kind[]).find((kind) => LANE_OF_JOB[kind] === lane)
    for (const lane of JOB_LANES) await queue(firstOf(lane) ?? 'old', null, 10)
    await newRunner().fill()
    for (const lane of JOB_LANES)
      expect(started.filter(({ job }) => LANE_OF_JOB[job.kind as Kind] === lane)).toHaveLength(LANE_PLACES[lane].places)
  })

  it('a target that is left alone is not asked, and what waits for it keeps its tries and its order', async () => {
    await queue('deliver_webhook', SILENT, 4)
    const before = await storedJobs(server)
    await letOpen('silent.example')
    const runner = newRunner()
    await runner.fill()
    expect(started).toEqual([])
    expect(await storedJobs(server)).toEqual(before)
    expect(await storedPausedTargets(server)).toEqual([
      {
        target: SILENT,
        since: now,
        until: new Date(now.getTime() + LIMITS.restMs),
      },
    ])

    // Its rest is over: one finds out for all.
    letPass(LIMITS.restMs)
    await runner.fill()
    expect(started.map(({ job }) => job.job_id)).toEqual([before[0]?.job_id])
    await outgoing.to('webhook', 'silent.example').run(1_000, () => Promise.resolve())
    await finish(started.slice(0, 1))
    await runner.fill()
    expect(started.map(({ job }) => job.job_id)).toEqual(before.slice(0, 3).map(({ job_id }) => job_id))
    expect(await storedPausedTargets(server)).toEqual([])
  })

  it('while one call finds out, no other job is taken for the target', async () => {
    await queue('deliver_webhook', SILENT, 4)
    await letOpen('silent.example')
    letPass(LIMITS.restMs)
    let answer = () => {}
    const probe = outgoing.to('webhook', 'silent.example').run(1_000, () => new Promise<void>((end) => (answer = end)))
    const runner = newRunner()
    await runner.fill()
    expect(started).toEqual([])
    answer()
    await probe
    await runner.fill()
    expect(started).toHaveLength(2)
  })

  it('a second process does not take what the first one leaves alone, until it may be tried', async () => {
    await queue('deliver_webhook', SILENT, 4)
    await letOpen('silent.example')
    await newRunner().fill()
    const other = newRunner(outgoingOfATest())
    await other.fill()
    expect(started).toEqual([])
    letPass(LIMITS.restMs)
    await other.fill()
    expect(started).toHaveLength(2)
  })

  it('what was not sent is no attempt; what waited as long as its tries would take is given up', async () => {
    await queue('deliver_webhook', SILENT)
    await queue('notify_status')
    const runner = newRunner()
    await runner.fill()
    await letOpen('silent.example')
    const wrapped = new Error('not now', { cause: new NotAsked('is left alone for a while') })
    await finish(started.splice(0), wrapped)
    await runner.fill()
    const [delivery, status] = await storedJobs(server)
    expect([delivery?.attempts, status?.attempts]).toEqual([0, 0])
    // The pause keeps the one back; the other, whose target is not known, is not taken at once again.
    expect(delivery?.run_at).toEqual(delivery?.due_at)
    expect(status?.run_at.getTime()).toBeGreaterThan(now.getTime() + seconds(10))
    expect(started).toEqual([])

    await changeJobs(server, {}, { due_at: new Date(now.getTime() - days(3)), run_at: new Date(0) })
    await runner.fill()
    expect(targets()).toEqual([SILENT, null])
    await finish(started.splice(0), wrapped)
    expect((await storedJobs(server)).map(({ last_error, done_at }) => [last_error, done_at])).toEqual([
      ['unreachable', now],
      ['unreachable', now],
    ])
    expect(givenUp).toHaveLength(2)
  })

  it('a failure counts as an attempt, and its cause is how the call ended', async () => {
    await queue('deliver_webhook', SILENT)
    const runner = newRunner()
    await runner.fill()
    await finish(started.splice(0), new Error('Asha Rao'))
    expect(await storedJobs(server)).toMatchObject([{ attempts: 1, last_error: 'Error', done_at: null }])
  })

  it('a process that stops takes no more, and waits for what is under way', async () => {
    await queue('commit_import', null, 5)
    const runner = newRunner()
    await runner.fill()
    const stopped: string[] = []
    const stopping = runner.stop().then(() => stopped.push('stopped'))
    await finish(started.slice(0, 1))
    await runner.fill()
    expect([started.length, stopped]).toEqual([2, []])
    await finish(started.slice(1))
    await stopping
    expect(stopped).toEqual(['stopped'])
    expect((await storedJobs(server, { done_at: null })).length).toBe(3)
  })

  it('what a process held that died is taken again when its lease ends', async () => {
    await queue('commit_import')
    await newRunner().fill()
    const other = newRunner()
    await other.fill()
    expect(started).toHaveLength(1)
    letPass(minutes(3))
    await other.fill()
    expect(started.map(({ job }) => job.attempts)).toEqual([1, 2])
  })

  it.each([1, 2, 3])(
    'whatever happens in which order, no job is under way twice and no share is exceeded (%i)',
    async (seed) => {
      let state = seed * 2_654_435_761
      const random = (below: number) => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
        return state % below
      }
      const both = [newRunner(), newRunner(outgoingOfATest())]
      const kinds = ['deliver_webhook', 'send_invitation', 'commit_import', 'submit_application'] as const
      const named = [SILENT, WELL, MAIL, null]
      for (let step = 0; step < 40; step += 1) {
        const kind = kinds[random(kinds.length)] ?? 'commit_import'
        if (random(2) === 0) await queue(kind, named[random(named.length)] ?? null, 1 + random(6))
        await Promise.all(both.map((runner) => runner.fill()))
        const ids = started.map(({ job }) => job.job_id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const lane of JOB_LANES) {
          const { places, perTarget } = LANE_PLACES[lane]
          const inLane = started.filter(({ job }) => LANE_OF_JOB[job.kind as Kind] === lane)
          expect(inLane.length).toBeLessThanOrEqual(places * both.length)
          for (const target of [SILENT, WELL])
            expect(inLane.filter(({ job }) => job.target === target).length).toBeLessThanOrEqual(
              perTarget * runners.length,
            )
        }
        const first = random(started.length + 1)
        await finish(started.splice(first, random(4)))
      }
      // Nobody is forgotten in the end.
      for (;;) {
        await Promise.all(both.map((runner) => runner.fill()))
        if (started.length === 0) break
        await finish(started.splice(0))
      }
      const all = await storedJobs(server)
      expect(all.filter(({ done_at, attempts }) => done_at === null || attempts !== 1)).toEqual([])
      expect(failures).toEqual([])
    },
  )
})
