import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { istDay } from '#src/contract/rules/calendar.ts'
import { days } from '#src/contract/rules/time.ts'
import { changeApplications } from '#tests/builders/application.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, getOffers, given, PROFILE, someText, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

describe.each(engines())('the credit score on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  const scoreOf = async ({ browser, appId }: Customer) =>
    (await browser.call('getCreditScore', { params: { appId } })).data
  const agree = ({ browser }: Customer) => browser.call('giveConsent', { body: given('credit_score')[0] })

  it('is no number and asks nobody before it is agreed to', async () => {
    const customer = await startCustomer(server)
    const answer = await scoreOf(customer)
    expect(answer).toMatchObject({ state: 'not_asked', score: null, checked_at: null, left: [], opened: [] })
    expect(answer.with).toEqual(answer.without)
  })

  it.each([
    ['HIGPQ4321A', 'known', 820],
    ['LOWPQ4321A', 'known', 600],
    ['NILPQ4321A', 'no_history', null],
    ['ERRPQ4321A', 'unavailable', null],
    ['OTHPQ4321A', 'other_person', null],
  ])('of %s is %s, and says what it changed in the very offers on the page', async (tin, state, score) => {
    const customer = await startCustomer(server, { tin })
    const blind = await getOffers(customer)
    await agree(customer)
    const own = await getOffers(customer)
    const answer = await scoreOf(customer)
    expect(answer).toMatchObject({
      state,
      score,
      checked_at: state === 'known' || state === 'no_history' ? someText : null,
    })
    const [first, firstBlind] = [own.matched[0], blind.matched[0]]
    expect(answer.without).toEqual({ matched: blind.matched.length, apr: firstBlind?.apr, emi: firstBlind?.emi })
    expect(answer.with).toEqual({ matched: own.matched.length, apr: first?.apr ?? null, emi: first?.emi ?? null })
    const ids = (list: { lender_id: number }[]) => list.map(({ lender_id }) => lender_id).toSorted((a, b) => a - b)
    const gone = blind.matched.filter(({ lender_id }) => !ids(own.matched).includes(lender_id))
    expect(ids(answer.left)).toEqual(ids(gone))
    for (const { required } of answer.left) expect(required).toBeGreaterThan(score ?? 0)
  })

  it('has its last look of each month, what is known of its owner, and whose it is', async () => {
    const customer = await startCustomer(server, { tin: 'HIGPQ4321A' })
    expect(await scoreOf(customer)).toMatchObject({ history: [], own: { requests: 0 }, simulated: true })
    await agree(customer)
    await getOffers(customer)
    const month = istDay(server.clock.now()).slice(0, 7)
    expect((await scoreOf(customer)).history).toEqual([{ month, score: 820 }])
    bodyOf(await apply(customer))
    const earlier = new Date(server.clock.now().getTime() - days(70))
    await changeApplications(server, { app_id: customer.appId }, { bureau_checked_at: earlier })
    const { app_id: appId } = await customer.browser.call('createApplication', {
      body: { product_type: 'Personal Loans' },
    })
    const again = { ...customer, appId }
    await getOffers(again)
    const { history, own } = await scoreOf(again)
    expect(history).toEqual([
      { month: istDay(earlier).slice(0, 7), score: 820 },
      { month, score: 820 },
    ])
    expect(own).toEqual({ emi_share: PROFILE.emi / PROFILE.monthly_income, requests: 1 })
  })

  it('is used only while the consent stands, in the offers too', async () => {
    const customer = await startCustomer(server, { tin: 'LOWPQ4321A' })
    const blind = await getOffers(customer)
    await agree(customer)
    expect((await getOffers(customer)).matched.length).toBeLessThan(blind.matched.length)
    const { data } = await customer.browser.call('listConsents')
    const consent = data.find(({ purpose }) => purpose === 'credit_score')
    await customer.browser.call('withdrawConsent', { body: { consent_id: consent?.consent_id ?? 0 } })
    expect(await scoreOf(customer)).toMatchObject({ state: 'not_asked', score: null, checked_at: null })
    expect((await getOffers(customer)).matched).toEqual(blind.matched)
  })
})
