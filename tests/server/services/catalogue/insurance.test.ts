import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insurerUnavailable } from '#server/adapters/insurers/insurer-gateway.ts'
import type { InsuranceRequest } from '#server/adapters/insurers/insurer-gateway.ts'
import { createSandboxInsurerGateway } from '#server/adapters/insurers/sandbox-insurer-gateway.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import type { InsurancePlan } from '#src/contract/entities/catalogue/insurance-plan.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { storedApplications } from '#tests/builders/application.ts'
import { changeInsurancePlans } from '#tests/builders/catalogue.ts'
import type { Browser, QueryTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf, given, letTimePass, textLike } from '../shared/journey.ts'

const PERSON = { first_name: 'Asha', last_name: 'Patil', birth_date: '14-08-1990' }
const AGREED = given('share_with_insurer')[0]

describe.each(engines())('insurance on %s', (engine) => {
  let server: TestServer
  let sent: { request: InsuranceRequest; key: string }[]
  let down: boolean
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    const sandbox = createSandboxInsurerGateway()
    server.deps.insurers = {
      ...sandbox,
      request: (request, key) => {
        if (down) throw insurerUnavailable('test: down')
        sent.push({ request, key })
        return sandbox.request(request, key)
      },
    }
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    sent = []
    down = false
  })
  afterAll(() => server.close())

  const listPlans = async (query: QueryTo<'listInsurancePlans'> = {}): Promise<InsurancePlan[]> =>
    (await server.browser().call('listInsurancePlans', { query })).data
  const firstPlan = async (): Promise<InsurancePlan> => {
    const [plan] = await listPlans({ kind: 'shop' })
    if (!plan) throw new Error('no plan')
    return plan
  }
  const start = async (profile: object = PERSON, destination = '9876543210') => {
    const { browser, userId } = await server.signInCustomer({ destination })
    await browser.call('updateUser', { params: { id: userId }, body: profile })
    return browser
  }
  const ask = (browser: Browser, plan: InsurancePlan, headers: Record<string, string> = {}, body: object = {}) =>
    browser.answer('requestInsurancePlan', {
      params: { planId: plan.plan_id },
      body: { premium: plan.premium, consent: AGREED, ...body },
      headers,
    })
  const listOwn = async (browser: Browser) => (await browser.call('listApplications')).data

  it('lists nine plans of three kinds by name, each with premium, cover, features and exclusions', async () => {
    const plans = await listPlans()
    expect(plans).toHaveLength(9)
    expect(plans.map(({ name }) => name)).toEqual(plans.map(({ name }) => name).toSorted())
    for (const kind of ['health', 'shop', 'other'] as const) expect(await listPlans({ kind })).toHaveLength(3)
    for (const plan of plans) {
      expect(plan.premium).toBeGreaterThan(0)
      expect(plan.cover).toBeGreaterThan(plan.premium)
      expect(Math.min(plan.key_features.length, plan.exclusions.length)).toBeGreaterThan(0)
    }
  })

  it('keeps the request under its own consent and sends the insurer what was agreed, and nothing more', async () => {
    const browser = await start()
    const plan = await firstPlan()
    const { data } = bodyOf(await ask(browser, plan))
    expect(data).toMatchObject({
      product_type: 'Other Insurance',
      product_id: `plan-${plan.plan_id}`,
      product_name: plan.name,
      lender_name: plan.insurer,
      status: 'submitted',
      reference: textLike(/^CL-\d+$/),
    })
    expect(await listOwn(browser)).toEqual([data])
    const consents = (await browser.call('listConsents')).data
    expect(consents.map(({ purpose }) => purpose).toSorted()).toEqual(['privacy_notice', 'share_with_insurer'])
    const shared = async () =>
      (await browser.call('listConsents')).data.find(({ purpose }) => purpose === 'share_with_insurer')
    expect(await shared()).toMatchObject({
      app_id: data.app_id,
      recipient: { kind: 'insurer', name: plan.insurer, sent_at: null },
    })

    await runDueJobs(server.deps)
    expect(sent).toEqual([
      {
        key: data.app_id,
        request: {
          reference: data.reference,
          plan_id: plan.plan_id,
          plan: plan.name,
          insurer: plan.insurer,
          premium: plan.premium,
          customer: { ...PERSON, phone: '9876543210' },
        },
      },
    ])
    const [now] = await listOwn(browser)
    expect(now).toMatchObject({ status: 'received', lender_reference: textLike(/^SBX-INS-/) })
    expect((await shared())?.recipient.sent_at).toBe(now?.history.at(-1)?.at)
  })

  it.each([
    ['with an Idempotency-Key', { 'idempotency-key': 'key-1' }],
    ['without one', {}],
  ])('twenty identical requests at once %s are one', async (_, headers) => {
    const browser = await start()
    const plan = await firstPlan()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(browser, plan, headers)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: answers[0]?.body })
    expect(await storedApplications(server)).toHaveLength(1)
    const other = (await listPlans({ kind: 'health' }))[0] ?? plan
    expect((await ask(browser, other, headers)).status).toBe('idempotency-key' in headers ? 409 : 200)
    await runDueJobs(server.deps)
    expect(sent.filter(({ request }) => request.plan_id === plan.plan_id)).toHaveLength(1)
  })

  it('refuses without its own consent, without a name, for a dearer plan and for one off sale', async () => {
    const plan = await firstPlan()
    const nobody = await start({ first_name: 'Asha' }, '9876500001')
    expect(await ask(nobody, plan)).toMatchObject({
      status: 409,
      body: { code: 'profile_incomplete', errors: { last_name: textLike(/./), birth_date: textLike(/./) } },
    })
    const browser = await start()
    for (const consent of [
      given('share_with_lender')[0],
      { purpose: 'share_with_insurer', version: 'older' },
      { purpose: 'terms', version: CONSENT_VERSIONS.terms },
    ])
      expect(await ask(browser, plan, {}, { consent })).toMatchObject({
        status: 422,
        body: { code: 'consent_missing' },
      })
    // More than one cannot even be said.
    expect((await ask(browser, plan, {}, { consent: undefined, consents: [AGREED] })).status).toBe(422)
    expect(await ask(browser, plan, {}, { premium: plan.premium - 1 })).toMatchObject({
      status: 409,
      body: { code: 'offer_unavailable' },
    })
    expect(
      await browser.status('requestInsurancePlan', {
        params: { planId: 999_999 },
        body: { premium: 1, consent: AGREED },
      }),
    ).toBe(404)
    const isPlan = { plan_id: plan.plan_id }
    await changeInsurancePlans(server, isPlan, { status: 0 })
    expect(await ask(browser, plan)).toMatchObject({ status: 409, body: { code: 'offer_unavailable' } })
    await changeInsurancePlans(server, isPlan, { status: 1 })
    expect(await storedApplications(server)).toHaveLength(0)
  })

  it('keeps a request that the insurer cannot take, sends it later, and takes it back with the consent', async () => {
    const browser = await start()
    const [first, second] = await listPlans({ kind: 'other' })
    if (!first || !second) throw new Error('no plans')
    down = true
    await ask(browser, first)
    await runDueJobs(server.deps)
    expect((await listOwn(browser))[0]?.status).toBe('queued')
    down = false
    await letTimePass(server, 300, 30)
    expect((await listOwn(browser))[0]?.status).toBe('received')

    await ask(browser, second)
    const { data } = await browser.call('listConsents')
    const newest = data.find(({ purpose }) => purpose === 'share_with_insurer')
    await browser.call('withdrawConsent', { body: { consent_id: newest?.consent_id ?? 0 } })
    await runDueJobs(server.deps)
    expect((await listOwn(browser))[0]?.status).toBe('withdrawn')
    expect(sent.map(({ request }) => request.plan_id)).toEqual([first.plan_id])
    // Taken back is over: the plan can be asked for anew.
    expect((await ask(browser, second)).status).toBe(200)
  })
})
