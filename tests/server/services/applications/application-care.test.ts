import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SIGNATURE_HEADER, signWebhook } from '#server/adapters/webhooks/report-signature.ts'
import { webhookSecret } from '#server/env.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import type { ApplicationCare } from '#src/contract/entities/applications/application-care.ts'
import { wordBeingChecked } from '#src/contract/entities/applications/application-notes.ts'
import { days } from '#src/contract/rules/time.ts'
import { addApplications, makeEvent, storedApplications, storedOfferLists } from '#tests/builders/application.ts'
import { untyped, pathOf } from '#tests/setup/browser.ts'
import type { QueryTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import {
  apply,
  ASKING_LENDER,
  bodyOf,
  listApplications,
  PLAIN_LENDER,
  startCustomer,
  textLike,
} from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

describe.each(engines())('care for applications on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.clock.set(new Date('2026-11-20T06:00:00Z'))
  })
  afterAll(() => server.close())

  const careOf = async ({ browser }: Customer, appId: string): Promise<ApplicationCare> => {
    const { data } = await browser.call('listApplicationCare')
    const care = data.find(({ app_id }) => app_id === appId)
    if (!care) throw new Error('no care')
    return care
  }
  /** Applied on a Friday noon; answers the application. */
  async function applied(lenderId = PLAIN_LENDER, destination?: string) {
    const customer = await startCustomer(server, {}, destination)
    bodyOf(await apply(customer, lenderId))
    const [application] = await listApplications(customer)
    if (!application) throw new Error('not applied')
    return { customer, appId: application.app_id, application }
  }
  /** Days pass without a session dying of it: the clock alone matters here. */
  const later = async (customer: Customer, iso: string, destination = '9876543210') => {
    server.clock.set(new Date(iso))
    const { browser } = await server.signInCustomer({ destination })
    return { ...customer, browser }
  }

  it('expects the next step within usual working days, weekends left out', async () => {
    const { customer, appId } = await applied()
    expect(await careOf(customer, appId)).toEqual({
      app_id: appId,
      working_days: 2,
      expected_by: '2026-11-24T18:29:59.000Z',
      basis: 'usual',
      overdue: false,
      nudge: 'possible',
      nudge_after: null,
    })
    const late = await later(customer, '2026-11-24T18:30:00Z')
    expect(await careOf(late, appId)).toMatchObject({ overdue: true })
  })

  it('expects nothing of a lender while the customer has to answer', async () => {
    const { customer, appId } = await applied(ASKING_LENDER)
    expect(await careOf(customer, appId)).toMatchObject({ working_days: null, expected_by: null, nudge: 'none' })
  })

  it('learns from what the lender really took, once it is known from twenty applications', async () => {
    const { customer, appId, application } = await applied()
    const [row] = await storedApplications(server)
    if (!row) throw new Error('no row')
    const day = days(1)
    for (let n = 0; n < 20; n += 1) {
      if (n === 19) expect(await careOf(customer, appId)).toMatchObject({ basis: 'usual', working_days: 2 })
      const other = `app_other_${n}`
      await addApplications(server, {
        ...row,
        app_id: other,
        reference: `CL-9${n}`,
        status: 'rejected',
        lender_id: application.lender_id,
        lender_reference: `OTHER-${n}`,
        idempotency_key: null,
        origin_app_id: other,
      })
      const start = server.clock.now().getTime() - 40 * day
      await makeEvent(server, { app_id: other, status: 'received', at: new Date(start) })
      await makeEvent(server, { app_id: other, status: 'received', note: 'a note', at: new Date(start + day) })
      await makeEvent(server, { app_id: other, status: 'in_review', at: new Date(start + 7 * day) })
    }
    // Seven days of the calendar are five of work.
    expect(await careOf(customer, appId)).toMatchObject({ basis: 'history', working_days: 5 })
  })

  it('asks the lender once a day, and says when again', async () => {
    const asked: string[] = []
    const { lenders } = server.deps
    server.deps.lenders = {
      ...lenders,
      nudge: async (application, key, onTry) => {
        await lenders.nudge(application, key, onTry)
        asked.push(`${application.lender_slug} ${key}`)
      },
    }
    try {
      const { customer, appId } = await applied()
      const nudge = (browser = customer.browser) => browser.answer('nudgeApplication', { params: { appId } })
      const both = await Promise.all([nudge(), nudge()])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 429])
      const refused = both.find(({ status }) => status === 429)
      expect(refused?.headers.get('retry-after')).toMatch(/^86(400|39\d)$/)
      expect((await listApplications(customer))[0]?.history.at(-1)).toMatchObject({
        status: 'received',
        note: 'nudged',
        source: 'customer',
      })
      expect(await careOf(customer, appId)).toMatchObject({
        nudge: 'later',
        nudge_after: textLike(/^2026-11-21T06:00:0/),
      })
      // A lender that is down hears it later, and once.
      server.deps.lenders.controls?.behave(null, 'down')
      await runDueJobs(server.deps)
      expect(asked).toEqual([])
      server.deps.lenders.controls?.behave(null, 'ok')
      server.clock.set(new Date('2026-11-20T06:10:00Z'))
      await runDueJobs(server.deps)
      await runDueJobs(server.deps)
      expect(asked).toHaveLength(1)
      const next = await later(customer, '2026-11-21T06:00:20Z')
      expect((await nudge(next.browser)).status).toBe(200)
    } finally {
      server.deps.lenders = lenders
    }
  })

  it('asks nobody for a draft, an ended application or a stranger’s', async () => {
    const { customer, appId } = await applied()
    expect(await customer.browser.status('nudgeApplication', { params: { appId: `${customer.appId}x` } })).toBe(404)
    await customer.browser.call('withdrawApplication', { params: { appId } })
    expect(await customer.browser.status('nudgeApplication', { params: { appId } })).toBe(409)
    const stranger = await startCustomer(
      server,
      { tin: 'HIGPQ4322A', email: 'somebody.else@sentinel.in' },
      '9876501234',
    )
    expect(await stranger.browser.status('nudgeApplication', { params: { appId } })).toBe(404)
    expect(await stranger.browser.status('nudgeApplication', { params: { appId: stranger.appId } })).toBe(409)
  })

  it('keeps a status that is not mapped on the timeline, with the lender’s word', async () => {
    const { customer, application } = await applied()
    const { lender_id, lender_reference } = application
    const raw = JSON.stringify({ event_id: 'e-9', lender_reference, status: 'PENNY_DROP_DONE', note: 'Name ok' })
    const bytes = new TextEncoder().encode(raw)
    const signature = signWebhook(webhookSecret(server.deps.env), lender_id ?? 0, bytes, server.clock.now())
    const answer = await server.app.fetch(
      new Request(`https://x.test${pathOf('receiveLenderWebhook', { params: { lenderId: lender_id ?? 0 } })}`, {
        method: 'POST',
        body: raw,
        headers: { [SIGNATURE_HEADER]: signature },
      }),
    )
    expect(answer.status).toBe(200)
    const entry = (await listApplications(customer))[0]?.history.at(-1)
    expect(entry).toMatchObject({ status: 'received', source: 'lender' })
    expect(wordBeingChecked(entry?.note ?? null)).toBe('PENNY_DROP_DONE: Name ok')
  })

  it('tries other figures without keeping any of them', async () => {
    const customer = await startCustomer(server, { monthly_income: 20_000 })
    const { browser, appId, userId } = customer
    const ask = (query: QueryTo<'getWhatIf'>) => browser.call('getWhatIf', { params: { appId }, query })
    const richer = await ask({ try_income: 90_000 })
    expect(richer).toMatchObject({
      saved: false,
      own: { monthly_income: 20_000 },
      tried: { monthly_income: 90_000, amount: 100_000 },
    })
    expect(richer.opens.length).toBeGreaterThan(0)
    expect(richer.tried_matched).toBe(richer.own_matched + richer.opens.length - richer.closes.length)
    expect((await ask({ amount: 200_000, tenure: 24 })).own).toMatchObject({ amount: 200_000, tenure_months: 24 })
    const { unlock } = await ask({})
    if (!unlock) throw new Error('nothing would open')
    const opened = await ask({ [`try_${unlock.kind}`]: unlock.value })
    expect(opened.opens.map(({ name }) => name)).toEqual(expect.arrayContaining(unlock.lenders.map(({ name }) => name)))

    expect(await storedOfferLists(server)).toEqual([])
    const { data } = await browser.call('getUser', { params: { id: userId } })
    expect(Number(data.monthly_income)).toBe(20_000)
    for (const query of [
      { try_income: 0 },
      { try_income: 1_000_001 },
      { try_amount: 1 },
      { try_tenure: 61 },
      { try_tenure: 0 },
      { x: 1 },
    ])
      expect([query, await browser.status('getWhatIf', { params: { appId }, query: untyped(query) })]).toEqual([
        query,
        422,
      ])
  })
})
