import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { getOffers, given, someText, startCustomer } from '../shared/journey.ts'
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
  ])('of %s is %s, and says what it changed in the very offers on the page', async (tin, state, score) => {
    const customer = await startCustomer(server, { tin })
    const blind = await getOffers(customer)
    await agree(customer)
    const own = await getOffers(customer)
    const answer = await scoreOf(customer)
    expect(answer).toMatchObject({ state, score, checked_at: state === 'unavailable' ? null : someText })
    const [first, firstBlind] = [own.matched[0], blind.matched[0]]
    expect(answer.without).toEqual({ matched: blind.matched.length, apr: firstBlind?.apr, emi: firstBlind?.emi })
    expect(answer.with).toEqual({ matched: own.matched.length, apr: first?.apr ?? null, emi: first?.emi ?? null })
    const ids = (list: { lender_id: number }[]) => list.map(({ lender_id }) => lender_id).toSorted((a, b) => a - b)
    const gone = blind.matched.filter(({ lender_id }) => !ids(own.matched).includes(lender_id))
    expect(ids(answer.left)).toEqual(ids(gone))
    for (const { required } of answer.left) expect(required).toBeGreaterThan(score ?? 0)
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
