import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WhatIfAnswer } from '#src/contract/entities/applications/application-care.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { changeLenders } from '#tests/builders/catalogue.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, getOffers, letTimePass, listApplications, PLAIN_LENDER, startCustomer } from './journey.ts'
import type { Customer } from './journey.ts'

const REFUSED_AT = '2026-11-22T10:00:00+05:30'
const REST = {
  first: '2026-11-22',
  last: '2027-02-19T23:59:00+05:30',
  over: '2027-02-20T00:01:00+05:30',
  until: '2027-02-20',
}

describe.each(engines())('a lender that said no, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.clock.set(new Date(REFUSED_AT))
  })
  afterAll(() => server.close())

  const signedInAgain = async (customer: Customer): Promise<Customer> => {
    const { browser, userId } = await server.signInCustomer({ destination: '9876543210' })
    const draft = await browser.answer('createApplication', { body: { product_type: 'Personal Loans' } })
    return { ...customer, browser, userId, appId: bodyOf<{ app_id: string }>(draft).app_id }
  }
  const refusedCustomer = async (pan = 'HIGPQ4321K') => {
    const customer = await startCustomer(server, { tin: pan })
    bodyOf(await apply(customer))
    return customer
  }

  it('stands apart with both days and the reason, and is not asked again', async () => {
    const customer = await refusedCustomer()
    const { matched, not_matched } = await getOffers(customer)
    expect(matched.map(({ lender_id }) => lender_id)).not.toContain(PLAIN_LENDER)
    const refusal = { on: REST.first, until: REST.until, reason: 'known_customer' }
    expect(not_matched.find(({ lender_id }) => lender_id === PLAIN_LENDER)).toEqual({
      lender_id: PLAIN_LENDER,
      lender_slug: 'teak-capital',
      name: 'Teak Capital',
      reasons: [{ code: 'refused', required: REST.until, actual: REST.first }],
      refusal,
    })
    expect((await listApplications(customer))[0]).toMatchObject({ status: 'rejected', refusal })

    server.clock.set(new Date('2026-11-22T10:05:00+05:30'))
    const again = await apply(await signedInAgain(customer))
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({
      code: 'lender_resting',
      errors: { refused_on: REST.first, ask_again_from: REST.until },
    })
    expect((await apply(customer)).body).toMatchObject({ code: 'lender_resting' })
    expect((await listApplications(customer)).filter(({ status }) => status !== 'draft')).toHaveLength(1)
  })

  it('no other figures open it', async () => {
    const customer = await refusedCustomer()
    const answer = await customer.browser.answer('getWhatIf', {
      params: { appId: customer.appId },
      query: { try_amount: 200_000, try_tenure: 24, try_income: 90_000 },
    })
    const { opens, unlock } = bodyOf<WhatIfAnswer>(answer)
    const opened = [...opens, ...(unlock?.lenders ?? [])].map(({ lender_id }) => lender_id)
    expect(opened).not.toContain(PLAIN_LENDER)
  })

  it('is an ordinary offer again from its day on, and takes an application, from the same list too', async () => {
    const customer = await refusedCustomer()
    server.clock.set(new Date(REST.last))
    expect((await apply(await signedInAgain(customer))).body).toMatchObject({ code: 'lender_resting' })
    server.clock.set(new Date(REST.over))
    server.deps.lenders.controls?.behave(null, 'down')
    const later = { ...(await signedInAgain(customer)), appId: customer.appId }
    const { matched } = await getOffers(later)
    expect(matched.map(({ lender_id }) => lender_id)).toContain(PLAIN_LENDER)
    const { data } = bodyOf<{ data: Application }>(await apply(later))
    expect(data).toMatchObject({ status: 'queued', lender_id: PLAIN_LENDER })
    expect(data.app_id).not.toBe(customer.appId)
    expect((await apply(later)).body).toMatchObject({ code: 'conflict' })
  })

  it.each([
    [0, REST.first],
    [30, '2026-12-22'],
  ])('rests as long as the lender wants: %i days', async (days, until) => {
    await changeLenders(server, { lender_id: PLAIN_LENDER }, { refusal_rest_days: days })
    const customer = await refusedCustomer()
    const { matched } = await getOffers(customer)
    expect(matched.some(({ lender_id }) => lender_id === PLAIN_LENDER)).toBe(days === 0)
    expect((await listApplications(customer))[0]?.refusal?.until).toBe(until)
  })

  it('the same call repeated answers what it answered', async () => {
    const customer = await startCustomer(server, { tin: 'HIGPQ4321K' })
    const key = { 'Idempotency-Key': 'one-press' }
    const first = bodyOf(await apply(customer, PLAIN_LENDER, key))
    expect(bodyOf(await apply(customer, PLAIN_LENDER, key))).toEqual(first)
  })

  it.each([
    ['HIGPQ4321Z', 'score'],
    ['HIGPQ4322Z', 'income'],
    ['HIGPQ4323Z', 'area'],
    ['HIGPQ4324Z', 'documents'],
    ['HIGPQ4329Z', null],
  ])('a report of the lender gives the reason too: %s, %s', async (pan, reason) => {
    const customer = await refusedCustomer(pan)
    await letTimePass(server, 30)
    expect((await listApplications(customer))[0]).toMatchObject({ status: 'rejected', refusal: { reason } })
  })

  it('tells nobody of a no that another account with the same PAN has had', async () => {
    await refusedCustomer()
    const other = await startCustomer(server, { tin: 'HIGPQ4321K', email: 'b@sentinel.in' }, '9876501234')
    const { not_matched } = await getOffers(other)
    expect(not_matched.every(({ refusal }) => refusal === undefined)).toBe(true)
    expect((await apply(other)).body).toMatchObject({ code: 'conflict' })
  })
})
