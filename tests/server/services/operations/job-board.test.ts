import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#server/adapters/outgoing/limits.ts'
import { savePausedTarget } from '#server/db/repositories/shared/paused-targets.ts'
import type { Deps } from '#server/deps.ts'
import { createJobRunner } from '#server/jobs/job-runner.ts'
import { getJobBoard } from '#server/services/operations/get-job-board.ts'
import { tryJobNow } from '#server/services/operations/try-job-now.ts'
import { tryTargetNow } from '#server/services/operations/try-target-now.ts'
import { minutes, seconds } from '#src/contract/rules/time.ts'
import { makeApplication } from '#tests/builders/application.ts'
import { storedLoanEnquiries } from '#tests/builders/customer.ts'
import { makeEnquiry } from '#tests/builders/enquiry.ts'
import { addJobs, storedJobs, storedPausedTargets } from '#tests/builders/log.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { outgoingOfATest } from '#tests/setup/others/outgoing.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const NOW = new Date(Date.UTC(2026, 10, 2, 6))
const ago = (count: number) => new Date(NOW.getTime() - minutes(count))
const SILENT = 'webhook:silent.example'

describe.each(bothEngines())('the board of jobs on %s', (engine) => {
  let server: TestServer
  /** Its clock stands still. */
  let deps: Deps
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    deps = { ...server.deps, clock: { now: () => NOW } }
  })
  afterAll(() => server.close())

  type Job = Partial<Awaited<ReturnType<typeof storedJobs>>[number]>
  let keys = 0
  const queue = async (kind: string, due_at: Date, more: Job = {}): Promise<number> => {
    const job = { kind, due_at, run_at: due_at, payload: {}, dedupe_key: `key ${(keys += 1)}`, ...more }
    return (await addJobs(server, job)).job_id
  }
  const fail = (kind: string, payload: Record<string, unknown> = {}, at = ago(1)) =>
    queue(kind, at, { payload, done_at: at, attempts: 3, last_error: 'timeout' })
  const pause = (target: string, until = ago(-1)) => savePausedTarget(server.deps.db, { target, since: ago(9), until })

  it('counts what waits and what is under way, lane by lane, with the oldest; what is not due is left out', async () => {
    await queue('tell_asker', ago(5), { target: 'mail' })
    await queue('send_reminder', ago(7), { attempts: 2, run_at: ago(-3) })
    await queue('tell_asker', ago(4), { target: 'mail', locked_until: ago(-1) })
    // Whoever held it has died.
    await queue('tell_asker', ago(3), { target: 'mail', locked_until: ago(1) })
    await queue('tell_asker', ago(-1), { target: 'mail' })
    await queue('tell_asker', ago(8), { done_at: ago(7) })
    const { lanes, waiting, failed, as_of } = await getJobBoard(deps)
    expect(as_of).toBe(NOW.toISOString())
    expect(lanes[0]).toEqual({
      lane: 'messages',
      places: 4,
      under_way: 1,
      waiting: 3,
      oldest_at: ago(7).toISOString(),
    })
    expect(lanes[1]).toMatchObject({ lane: 'campaigns', under_way: 0, waiting: 0, oldest_at: null })
    expect(waiting).toMatchObject([
      { kind: 'send_reminder', target: null, count: 1, tries: 2, next_at: ago(-3).toISOString() },
      { kind: 'tell_asker', target: 'mail', count: 2, since: ago(5).toISOString(), next_at: null },
    ])
    expect(failed).toEqual([])
  })

  it('names the servers that are left alone now, with what waits for each', async () => {
    await queue('deliver_webhook', ago(5), { target: SILENT })
    await queue('deliver_webhook', ago(5), { target: SILENT })
    await pause(SILENT)
    await pause('webhook:over.example', ago(1))
    expect((await getJobBoard(deps)).paused).toEqual([
      { target: SILENT, since: ago(9).toISOString(), until: ago(-1).toISOString(), waiting: 2 },
    ])
  })

  it('says what failed for good, the newest first, with the record, and whether it may be tried from here', async () => {
    const application = await makeApplication(server)
    const { reference } = await makeEnquiry(server, application.user_id)
    const [enquiry] = await storedLoanEnquiries(server, { reference })
    await fail('submit_application', { app_id: application.app_id }, ago(1))
    await fail('tell_of_enquiry', { enquiry_id: enquiry?.enquiry_id, news: 'passed' }, ago(2))
    await fail('tell_of_escalation', { ticket: 'CLT-000001' }, ago(3))
    await fail('check_partner_bank', { partner_id: 2 }, ago(4))
    await fail('erase_customer', { request_id: 7 }, ago(5))
    await fail('make_sums', {}, ago(6))
    await fail('kind_of_before', {}, ago(7))
    const { failed, failed_total } = await getJobBoard(deps)
    expect(failed_total).toBe(7)
    expect(failed.map(({ subject, again }) => [subject && `${subject.record} ${subject.id}`, again])).toEqual([
      [`application ${application.reference}`, false],
      [`enquiry ${reference}`, true],
      ['ticket CLT-000001', true],
      ['partner 2', false],
      ['erasure 7', true],
      [null, true],
      [null, false],
    ])
    expect(failed[0]).toMatchObject({
      cause: 'timeout',
      tries: 3,
      failed_at: ago(1).toISOString(),
      subject: { user_id: application.user_id },
    })
  })

  it('a server that is left alone may be tried at once', async () => {
    const outgoing = outgoingOfATest({ now: () => 0 })
    for (let time = 0; time < LIMITS.failures; time += 1)
      await outgoing
        .to('webhook', 'silent.example')
        .run(1_000, () => Promise.reject(new Error('down')))
        .catch(() => undefined)
    deps = { ...deps, outgoing }
    for (const at of [ago(5), ago(4)]) await queue('old', at, { target: SILENT })
    expect(await createJobRunner(deps, (error) => expect(error).toBeUndefined()).untilIdle()).toBe(0)
    expect(await storedPausedTargets(server)).toHaveLength(1)

    expect(await tryTargetNow(deps, SILENT)).toMatchObject({ jobs: 2 })
    expect(await storedPausedTargets(server)).toEqual([])
    expect(outgoing.resting()).toMatchObject([{ target: SILENT, mayTry: true }])
  })

  it('a server that is left alone by two processes is tried at once by each of them', async () => {
    let at = NOW
    const process = async () => {
      const outgoing = outgoingOfATest({ now: () => 0 })
      for (let time = 0; time < LIMITS.failures; time += 1)
        await outgoing
          .to('webhook', 'silent.example')
          .run(1_000, () => Promise.reject(new Error('down')))
          .catch(() => undefined)
      const own = { ...deps, outgoing, clock: { now: () => at } }
      return { own, runner: createJobRunner(own, (error) => expect(error).toBeUndefined()) }
    }
    const [answering, other] = [await process(), await process()]
    await queue('old', ago(5), { target: SILENT })
    for (const { runner } of [answering, other]) expect(await runner.untilIdle()).toBe(0)

    await tryTargetNow(answering.own, SILENT)
    expect(other.own.outgoing.resting()).toMatchObject([{ target: SILENT, mayTry: false }])
    at = new Date(NOW.getTime() + seconds(2))
    expect(await other.runner.untilIdle()).toBe(1)
    expect(await answering.runner.untilIdle()).toBe(0)
    // Neither notes anew what it may try.
    expect(await storedPausedTargets(server)).toEqual([])
    for (const { own } of [answering, other]) expect(own.outgoing.resting()).toMatchObject([{ mayTry: true }])
  })

  it('what waits for its next try is tried at once; where nothing waits, it is refused and the pause stays', async () => {
    const id = await queue('deliver_webhook', ago(5), { target: SILENT, run_at: ago(-30) })
    const other = await queue('deliver_webhook', ago(5), { target: 'webhook:b.example', run_at: ago(-30) })
    await tryTargetNow(deps, SILENT)
    expect((await storedJobs(server, { job_id: [id, other] })).map(({ run_at }) => run_at)).toEqual([NOW, ago(-30)])
    await pause('mail')
    await expect(tryTargetNow(deps, 'mail')).rejects.toMatchObject({ code: 'conflict' })
    expect(await storedPausedTargets(server)).toHaveLength(1)
  })

  it('failed work is queued anew with all of its tries; what was handed on or has not failed is refused', async () => {
    const id = await fail('tell_asker')
    await tryJobNow(deps, id)
    expect(await storedJobs(server, { job_id: id })).toMatchObject([
      { done_at: null, last_error: null, attempts: 0, run_at: NOW, due_at: NOW },
    ])
    await expect(tryJobNow(deps, id)).rejects.toMatchObject({ code: 'not_found' })
    for (const kind of ['deliver_webhook', 'check_partner_bank'])
      await expect(tryJobNow(deps, await fail(kind))).rejects.toMatchObject({ code: 'conflict' })
  })
})
