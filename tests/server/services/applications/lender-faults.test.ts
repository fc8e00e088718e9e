import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSandboxLenderGateway } from '#server/adapters/lenders/sandbox-lender-gateway.ts'
import { SIGNATURE_HEADER, signWebhook } from '#server/adapters/webhooks/report-signature.ts'
import { webhookSecret } from '#server/env.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { wordBeingChecked } from '#src/contract/entities/applications/application-notes.ts'
import { storedApplicationEvents, storedApplications, storedLenderCalls } from '#tests/builders/application.ts'
import { changeJobs, removeJobs } from '#tests/builders/log.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, listApplications, letTimePass, PLAIN_LENDER, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

let server: TestServer
beforeAll(async () => {
  server = await makeTestServer()
  server.deps.lenders = createSandboxLenderGateway({
    clock: server.clock,
    webhookSecret: webhookSecret(server.deps.env),
    sms: server.deps.sms,
    slowMs: 20,
  })
})
beforeEach(async () => {
  await server.reset()
})
afterAll(() => server.close())

const newest = async (customer: Customer) => (await listApplications(customer))[0]

describe('a lender that cannot take the application', () => {
  it.each(['slow', 'down', 'nonsense'] as const)(
    'is %s: kept, said honestly, sent again, never doubled',
    async (behaviour) => {
      server.deps.lenders.controls?.behave(PLAIN_LENDER, behaviour)
      const customer = await startCustomer(server)
      const first = await apply(customer)
      expect(first).toMatchObject({ status: 200, body: { data: { status: 'queued', next_step: { kind: 'wait' } } } })
      const again = await apply(customer)
      expect(again.body).toEqual(first.body)
      await letTimePass(server, 60)
      const kept = await newest(customer)
      expect(kept?.history.at(-1)).toMatchObject({ status: 'queued', note: 'lender_unreachable', source: 'creditlane' })
      expect(kept?.history).toHaveLength(3)

      server.deps.lenders.controls?.behave(null, 'ok')
      await letTimePass(server, 600, 60)
      const sent = await newest(customer)
      expect(sent?.history.map((each) => each.status).slice(0, 4)).toEqual(['draft', 'submitted', 'queued', 'received'])
      expect(await listApplications(customer)).toHaveLength(1)
    },
  )

  it.each([
    ['ok', ['ok']],
    ['slow', ['timeout']],
    ['down', ['5xx']],
    ['nonsense', ['bad_answer']],
    ['reject', ['ok']],
  ] as const)('that is %s: each try is written down as it ended', async (behaviour, outcomes) => {
    server.deps.lenders.controls?.behave(PLAIN_LENDER, behaviour)
    await apply(await startCustomer(server))
    const calls = await storedLenderCalls(server)
    expect(calls.map(({ outcome }) => outcome)).toEqual(outcomes)
    expect(calls[0]).toMatchObject({ lender_id: PLAIN_LENDER, operation: 'submit' })
    expect(calls[0]?.app_id).toBe((await storedApplications(server))[0]?.app_id)
  })

  it('is down for good: the application ends and says that nothing was sent', async () => {
    server.deps.lenders.controls?.behave(null, 'down')
    const customer = await startCustomer(server)
    await apply(customer)
    await letTimePass(server, 3 * 24 * 3600, 4000)
    const back = { ...customer, browser: (await server.signInCustomer()).browser }
    expect(await newest(back)).toMatchObject({ status: 'expired' })
    expect((await newest(back))?.history.at(-1)).toMatchObject({ note: 'gave_up' })
  })

  it('answers while the process is dead: the job comes back when its lease ends', async () => {
    server.deps.lenders.controls?.behave(null, 'down')
    const customer = await startCustomer(server)
    await apply(customer)
    server.deps.lenders.controls?.behave(null, 'ok')
    const dead = new Date(server.clock.now().getTime() + 120_000)
    await changeJobs(server, {}, { run_at: server.clock.now(), locked_until: dead })
    await runDueJobs(server.deps)
    expect((await newest(customer))?.status).toBe('queued')
    server.clock.set(new Date(dead.getTime() + 1000))
    await runDueJobs(server.deps)
    expect((await newest(customer))?.status).toBe('received')
  })
})

describe('a status report', () => {
  let customer: Customer
  let reference: string
  beforeEach(async () => {
    customer = await startCustomer(server)
    await apply(customer)
    reference = (await newest(customer))?.lender_reference ?? ''
    await removeJobs(server)
  })

  const report = (
    event: Record<string, unknown>,
    forged: { lender?: number; at?: Date; secret?: string; path?: number; body?: string } = {},
  ) => {
    const body = JSON.stringify({ event_id: 'e1', lender_reference: reference, status: 'IN_REVIEW', ...event })
    const signature = signWebhook(
      forged.secret ?? webhookSecret(server.deps.env),
      forged.lender ?? PLAIN_LENDER,
      new TextEncoder().encode(body),
      forged.at ?? server.clock.now(),
    )
    return server.browser().answer('receiveLenderWebhook', {
      params: { lenderId: forged.path ?? PLAIN_LENDER },
      raw: forged.body ?? body,
      headers: { [SIGNATURE_HEADER]: signature, 'content-type': 'application/json' },
    })
  }

  it('moves the application, once however often it is delivered', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => report({})))
    expect(answers.map((each) => each.status)).toEqual([200, 200, 200, 200, 200])
    const application = await newest(customer)
    expect(application?.status).toBe('in_review')
    expect(application?.history.filter((each) => each.status === 'in_review')).toHaveLength(1)
  })

  it('is refused with another secret, lender, body or an old time, and then changes nothing', async () => {
    const before = await storedApplicationEvents(server)
    const old = new Date(server.clock.now().getTime() - 301_000)
    const statuses = [
      await report({}, { secret: 'guess' }),
      await report({}, { lender: 18 }),
      await report({}, { path: 18 }),
      await report({}, { at: old }),
      await report({}, { body: JSON.stringify({ event_id: 'e1', lender_reference: reference, status: 'APPROVED' }) }),
      await server.browser().answer('receiveLenderWebhook', { params: { lenderId: PLAIN_LENDER }, raw: '{}' }),
    ].map((each) => each.status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401])
    expect(await storedApplicationEvents(server)).toEqual(before)
    expect((await report({}, { at: new Date(server.clock.now().getTime() - 290_000) })).status).toBe(200)
  })

  it('is refused when signed but no report, or about an application that is not known', async () => {
    expect((await report({ status: 7 })).status).toBe(400)
    expect((await report({ lender_reference: 'other' })).status).toBe(404)
  })

  it('that comes late for the order of statuses changes nothing', async () => {
    await report({ event_id: 'e1', status: 'SANCTIONED' })
    await report({ event_id: 'e2', status: 'IN_REVIEW' })
    await report({ event_id: 'e3', status: 'RECEIVED' })
    const application = await newest(customer)
    expect(application?.status).toBe('approved')
    expect(application?.history.at(-1)?.status).toBe('approved')
    await report({ event_id: 'e4', status: 'disbursed' })
    await report({ event_id: 'e5', status: 'rejected' })
    expect((await newest(customer))?.status).toBe('disbursed')
  })

  it('of the status there is adds its note once, and nothing without one', async () => {
    await report({ event_id: 'e1', status: 'RECEIVED' })
    await report({ event_id: 'e2', status: 'RECEIVED', note: 'Agent assigned' })
    await report({ event_id: 'e2', status: 'RECEIVED', note: 'Agent assigned' })
    const notes = (await newest(customer))?.history.filter((each) => each.status === 'received')
    expect(notes?.map((each) => each.note)).toEqual([null, 'Agent assigned'])
  })

  it('with a word that is not mapped stays visible and moves nothing', async () => {
    await report({ status: 'PENNY_DROP_DONE' })
    const application = await newest(customer)
    expect(application).toMatchObject({ status: 'received' })
    const entry = application?.history.at(-1)
    expect(entry).toMatchObject({ status: 'received', source: 'lender' })
    expect(wordBeingChecked(entry?.note ?? null)).toBe('PENNY_DROP_DONE')
    expect(server.logs.some((line) => line.includes('not mapped') && line.includes('PENNY_DROP_DONE'))).toBe(true)
  })

  it('is told to the customer by the channels they allow, in daytime, in their language', async () => {
    const outbox = (to: string) => server.deps.outbox?.list(to).filter((each) => each.code === '') ?? []
    const [texts, mails] = [outbox('9876543210').length, outbox('ananya.q@sentinel.in').length]
    const news = () => outbox('9876543210').slice(0, outbox('9876543210').length - texts)
    await customer.browser.call('setQuietMode', { body: { days: 7 } })
    await report({ event_id: 'e1' })
    await letTimePass(server, 10)
    expect(news()).toEqual([])

    await customer.browser.call('setQuietMode', { body: { days: 0 } })
    await customer.browser.call('setLanguage', { body: { uid: customer.userId, language: 'hi' } })
    server.clock.set(new Date('2026-12-01T16:30:00Z'))
    await report({ event_id: 'e2', status: 'APPROVED' })
    await runDueJobs(server.deps)
    expect(news()).toEqual([])
    server.clock.set(new Date('2026-12-02T03:31:00Z'))
    await runDueJobs(server.deps)
    expect(news().map((each) => each.text)).toEqual([expect.stringMatching(/आवेदन CL-\d+/)])
    expect(outbox('ananya.q@sentinel.in')).toHaveLength(mails)
  })
})
