import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseRows } from '#server/db/repositories/privacy/erase-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import { queueRegularJobs } from '#server/jobs/regular-jobs.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { createApplication } from '#server/services/applications/create-application.ts'
import { createApiLead } from '#server/services/integration/create-api-lead.ts'
import { createWebhook } from '#server/services/integration/create-webhook.ts'
import { attributeLead } from '#server/services/leads/attribute-lead.ts'
import { FORGET_BATCH, forgetLeads } from '#server/services/leads/forget-leads.ts'
import { NO_END } from '#src/contract/attribution.ts'
import { API_CONSENT_VERSION } from '#src/contract/entities/integration/partner-integration.ts'
import { days } from '#src/contract/rules/time.ts'
import { changeApplications, makeEvent } from '#tests/builders/application.ts'
import { changeCustomers, storedCustomers } from '#tests/builders/customer.ts'
import { addLeads, storedLeadNamings, storedLeads, storedTouches } from '#tests/builders/lead.ts'
import { storedJobs } from '#tests/builders/log.ts'
import { storedWebhookDeliveries } from '#tests/builders/partner.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const START = Date.UTC(2026, 10, 2, 6)
const MOBILE = '9812345611'
const STRANGER = '9812345612'

describe.each(engines())('how long a lead names somebody, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  const at = (day: number) => server.clock.set(new Date(START + days(day)))
  const personOf = (mobile: string) =>
    ({
      mobile,
      product_type: 'Personal Loans',
      name: 'Asha Rao',
      consent: true,
      consent_text_version: API_CONSENT_VERSION,
    }) as const
  const handIn = (mobile = MOBILE) =>
    createApiLead(server.deps, personOf(mobile), null, { partner_id: 1, key_id: 1, sandbox: false })
  /** Handed in and told; then the person signs in with their own code. */
  const come = async (destination = MOBILE) => {
    await handIn(destination)
    await runDueJobs(server.deps)
    return server.signInCustomer({ destination })
  }
  const rows = () => storedLeads(server)
  const customerOf = async (userId: number) => {
    const [customer] = await storedCustomers(server, { user_id: userId })
    if (!customer) throw new Error('no customer')
    return customer
  }
  const erase = async (userId: number) => {
    const customer = await customerOf(userId)
    await transaction(server.deps, (deps) => eraseRows(deps.db, customer, server.clock.now()))
  }

  it('an erasure reaches what a partner handed in before the person ever signed in, and nobody else’s', async () => {
    at(0)
    const { userId } = await come()
    await come(STRANGER)
    await createApiLead(server.deps, personOf(MOBILE), null, { partner_id: 2, key_id: 2, sandbox: false })
    await createApiLead(server.deps, personOf(STRANGER), null, { partner_id: 2, key_id: 2, sandbox: false })
    await erase(userId)
    const [mine, theirs] = await rows()
    expect(mine).toMatchObject({ contact_enc: null, user_id: null, phone_index: `erased-${mine?.lead_id}` })
    expect(theirs?.contact_enc).not.toBeNull()
    const kept = await storedTouches(server)
    expect(kept.map(({ phone_index }) => phone_index)).toEqual([null, theirs?.phone_index])
    const named = await storedLeadNamings(server)
    expect([...new Set(named.map(({ phone_index }) => phone_index))]).toEqual([theirs?.phone_index])
  })

  it('a number that somebody typed and never proved erases nothing of its owner', async () => {
    at(0)
    await come()
    await handIn()
    const { userId } = await server.signInCustomer({ channel: 'email', destination: 'eve@example.com' })
    const phone_index = server.deps.vault.index('phone', MOBILE)
    await changeCustomers(server, { user_id: userId }, { phone_index })
    await erase(userId)
    expect((await rows())[0]).toMatchObject({ phone_index })
    expect((await rows())[0]?.contact_enc).not.toBeNull()
    expect((await storedTouches(server))[0]).toMatchObject({ phone_index })
    expect((await storedLeadNamings(server))[0]).toMatchObject({ phone_index })
  })

  it('an erasure closes an open end, so that the sweep ends the lead after its 90 days', async () => {
    at(0)
    const { userId } = await come()
    const { app_id } = await createApplication(server.deps, 'Personal Loans', { user_id: userId })
    await changeApplications(server, { app_id }, { status: 'received' })
    await makeEvent(server, { app_id, status: 'submitted', source: 'customer' })
    const customer = await customerOf(userId)
    await transaction(server.deps, (deps) => attributeLead(deps, customer, 'Personal Loans'))
    expect((await rows()).map(({ held_until }) => held_until.getTime())).toEqual([NO_END])
    await erase(userId)
    const held = (await rows()).map(
      ({ held_until, first_touch_at }) => (held_until.getTime() - first_touch_at.getTime()) / days(1),
    )
    expect(held).toEqual([90])
    at(91)
    await forgetLeads(server.deps, { day: '2027-02-01', batch: 0 })
    expect((await rows()).map(({ status }) => status)).toEqual(['lost'])
  })

  it('an erasure takes a draft out from under its lead', async () => {
    at(0)
    const { userId } = await come()
    const { app_id } = await createApplication(server.deps, 'Personal Loans', { user_id: userId })
    expect(await rows()).toMatchObject([{ app_id, status: 'in_progress' }])
    await erase(userId)
    expect(await rows()).toMatchObject([{ app_id: null, user_id: null, contact_enc: null }])
  })

  it('forgets who never came after seven days, tells the partner without a name, and goes on daily', async () => {
    at(0)
    const hook = { url: 'http://127.0.0.1:9/hook', events: ['lead.not_counted', 'lead.lost'] as const }
    await createWebhook(server.deps, hook, { partner_id: 1 })
    await handIn()
    const { userId } = await come(STRANGER)
    await createApplication(server.deps, 'Personal Loans', { user_id: userId })
    await Promise.all([queueRegularJobs(server.deps), queueRegularJobs(server.deps)])
    const named = async () =>
      (await storedLeadNamings(server)).map(({ state, contact_enc }) => [state, contact_enc === null])
    at(6.9)
    await runDueJobs(server.deps)
    expect(await named()).toEqual([
      ['pending', false],
      ['counted', true],
    ])
    at(8)
    await runDueJobs(server.deps)
    expect(await named()).toEqual([
      ['expired', true],
      ['counted', true],
    ])
    expect(await rows()).toMatchObject([{ status: 'in_progress', user_id: userId }])
    const sent = await storedWebhookDeliveries(server)
    expect(sent.map(({ event }) => event)).toEqual(['lead.not_counted'])
    expect(JSON.stringify(sent)).not.toMatch(/Asha|98123/)
    const sweeps = (await storedJobs(server)).filter(({ kind }) => kind === 'forget_leads')
    expect(sweeps.filter(({ done_at }) => done_at === null).map(({ payload }) => payload)).toEqual([
      { day: '2026-11-11', batch: 0 },
    ])
    // What is left of it goes with the time of a lead.
    at(91)
    await runDueJobs(server.deps)
    expect(await named()).toEqual([])
  })

  it('whoever comes back later without a touch is not named again; with one they begin anew', async () => {
    at(0)
    await handIn()
    await runDueJobs(server.deps)
    at(91)
    await forgetLeads(server.deps, { day: '2027-02-01', batch: 0 })
    const { userId } = await server.signInCustomer({ destination: MOBILE })
    await createApplication(server.deps, 'Personal Loans', { user_id: userId })
    expect(await rows()).toEqual([])
    at(92)
    await come()
    const [again] = await rows()
    expect(again).toMatchObject({ status: 'in_progress', user_id: userId })
    expect(again?.contact_enc).not.toBeNull()
  })

  describe('more leads than one batch holds', () => {
    const day = '2026-11-02'
    beforeEach(async () => {
      at(0)
      const long = new Date(START - days(1))
      const lead = { partner_id: 1, product_type: 'Gold Loans', channel: 'api', status: 'new' } as const
      const dates = { first_touch_at: long, last_touch_at: long, held_until: long }
      await addLeads(
        server,
        Array.from({ length: FORGET_BATCH + 1 }, (_, at) => ({
          ...lead,
          ...dates,
          contact_enc: 'x',
          reference: `LD-8${at}`,
          phone_index: `p${at}`,
        })),
      )
    })
    const queued = async () => (await storedJobs(server)).map(({ payload }) => payload)
    const remembered = async () =>
      (await rows()).filter(({ contact_enc, status }) => contact_enc !== null || status !== 'lost').length

    it('are forgotten in two', async () => {
      await forgetLeads(server.deps, { day, batch: 0 })
      expect(await remembered()).toBe(1)
      const batches = [
        { day: '2026-11-03', batch: 0 },
        { day, batch: 1 },
      ]
      expect(await queued()).toEqual(batches)
      await runDueJobs(server.deps)
      expect(await remembered()).toBe(0)
      expect(await queued()).toEqual(batches)
    })

    /** Two at once may share the leads in any way: both may come out with less than a batch, and nothing is left. */
    it('are forgotten by two processes at once, and the next batch is queued no more than once', async () => {
      await Promise.all([forgetLeads(server.deps, { day, batch: 0 }), forgetLeads(server.deps, { day, batch: 0 })])
      await runDueJobs(server.deps)
      expect(await remembered()).toBe(0)
      const [first, ...rest] = await queued()
      expect(first).toEqual({ day: '2026-11-03', batch: 0 })
      expect([[], [{ day, batch: 1 }]]).toContainEqual(rest)
    })
  })
})
