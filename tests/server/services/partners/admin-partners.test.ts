import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedLenders } from '#tests/builders/catalogue.ts'
import { lastAudit } from '#tests/builders/log.ts'
import { storedPartners } from '#tests/builders/partner.ts'
import { COMPLETE_PROFILE } from '#tests/refusals/calls.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

let server: TestServer
let admin: Browser
let id: number
beforeAll(async () => {
  server = await makeTestServer()
  admin = (await server.signInAdmin(1)).browser
  const [row] = await storedPartners(server, { code: 'cl' })
  id = row?.partner_id ?? 0
})
afterAll(() => server.close())

describe('partners', () => {
  it.each(['cl', 'CL', 'Anand Money Mart', 'anand money mart', 'Anand-Money-Mart', 'anand-money-mart'])(
    '%s finds the default partner',
    async (name) => {
      const { status, body } = await admin.answer('getPartnerByName', { params: { name } })
      expect([status, body]).toMatchObject([200, { id, code: 'cl', name: 'Anand Money Mart' }])
    },
  )

  it('a name that is nobody is not found, nor is part of a name', async () => {
    for (const name of ['nobody', 'anand', 'c'])
      expect(await admin.status('getPartnerByName', { params: { name } })).toBe(404)
    expect(await admin.status('getPartner', { params: { id: 999 } })).toBe(404)
    expect(await admin.status('getPartner', { params: { id: '1x' } })).toBe(422)
    expect(await admin.call('listPartners')).toHaveLength(2)
  })

  it('a name that is too long or has signs that no name has is refused', async () => {
    expect(await admin.status('getPartnerByName', { params: { name: 'a'.repeat(121) } })).toBe(422)
    for (const name of ['Anand;Mart', '<script>', '"', '\u{1f4a9}', 'cl\u202e', '50\u00a7'])
      expect(await admin.refusal('getPartnerByName', { params: { name } }), name).toMatchObject({
        status: 422,
        body: { errors: { name: "Use letters, digits, spaces and . , & ' ( ) _ - only" } },
      })
  })

  it.each(['cl%2F', 'Anand%2520Money%2520Mart', 'cl%5c', 'cl%00', 'cl%0a', 'cl%C2%85', 'cl%E0%A4%A', 'cl%', '%c0%af'])(
    '%s is no address',
    async (name) => {
      expect((await admin.get(`/api/get-partner-by-name/${name}`)).status).toBe(404)
    },
  )

  it('a new UTM id is kept, with what was before', async () => {
    const before = await admin.call('getPartner', { params: { id } })
    await admin.call('updatePartnerUtm', { params: { id }, body: { utm_id: 'diwali_26-a' } })
    expect(await admin.call('getPartner', { params: { id } })).toMatchObject({ utm_id: 'diwali_26-a' })
    expect(await lastAudit(server)).toMatchObject({
      action: 'partner.utm',
      object: `partner:${id}`,
      before: { utm_id: before.utm_id },
      after: { utm_id: 'diwali_26-a' },
    })
  })

  it('percent to a thousandth and rupees to a paisa, with what was before', async () => {
    await admin.call('updatePartnerRevenue', {
      params: { id },
      body: { revenue_percent: 1.125, revenue_flat_fee: 1.15 },
    })
    await admin.call('updatePartnerRevenue', { params: { id }, body: { revenue_percent: 2, revenue_flat_fee: 0 } })
    expect(await admin.call('getPartner', { params: { id } })).toMatchObject({
      revenue_percent: 2,
      revenue_flat_fee: 0,
    })
    expect(await lastAudit(server)).toMatchObject({
      action: 'partner.revenue',
      object: `partner:${id}`,
      before: { revenue_percent: 1.125, revenue_flat_fee: 1.15 },
      after: { revenue_percent: 2, revenue_flat_fee: 0 },
    })
  })

  it('what does not fit changes nothing', async () => {
    const before = await admin.call('getPartner', { params: { id } })
    for (const utm_id of ['', 'a b', 'x'.repeat(121), '<b>', 7])
      expect(await admin.status('updatePartnerUtm', { params: { id }, body: untyped({ utm_id }) })).toBe(422)
    for (const body of [
      { revenue_percent: 100.001, revenue_flat_fee: 0 },
      { revenue_percent: -1, revenue_flat_fee: 0 },
      { revenue_percent: 1.0005, revenue_flat_fee: 0 },
      { revenue_percent: 1, revenue_flat_fee: -0.01 },
      { revenue_percent: '1', revenue_flat_fee: 0 },
      { revenue_percent: 1 },
    ])
      expect(await admin.status('updatePartnerRevenue', { params: { id }, body: untyped(body) })).toBe(422)
    expect(await admin.status('updatePartnerUtm', { params: { id: 999 }, body: { utm_id: 'a' } })).toBe(404)
    expect(await admin.call('getPartner', { params: { id } })).toEqual(before)
  })
})

describe('eligibility of typed figures', () => {
  const FIGURES = {
    product_type: 'Personal Loans',
    age: 32,
    employment_status_code: 1,
    monthly_income: 142_000,
    emi: 0,
    credit_score: 620,
    postal_code: '431001',
    amount: 300_000,
    tenure_months: 24,
    collateral_value: null,
  }
  interface Answer {
    matched: { lender_id: number; apr: number }[]
    not_matched: { lender_id: number; reasons: { code: string }[] }[]
  }
  const check = async (changes: object = {}) => {
    const { status, body } = await admin.answer('checkCustomerEligibility', {
      body: untyped({ ...FIGURES, ...changes }),
    })
    return { status, ...(body as Answer) }
  }

  it('the same lenders, costs and reasons as the customer with these figures sees', async () => {
    const { browser, userId } = await server.signInCustomer()
    await browser.call('updateUser', { params: { id: userId }, body: COMPLETE_PROFILE })
    const created = await browser.call('createApplication', { body: { product_type: 'Personal Loans' } })
    const { app_id } = created
    const offers = await browser.call('getOffers', {
      params: { appId: app_id },
      query: { amount: 300_000, tenure: 24 },
    })
    expect(offers.matched.length).toBeGreaterThan(0)
    const tried = await check({ credit_score: null })
    expect(tried.matched.map(({ lender_id, apr }) => [lender_id, apr])).toEqual(
      offers.matched.map(({ lender_id, apr }) => [lender_id, apr]),
    )
    expect(tried.not_matched).toEqual(offers.not_matched)
  })

  it('every active lender is in one list, and the figures are nowhere', async () => {
    const { matched, not_matched } = await check()
    const active = await storedLenders(server, { lender_status: 1 })
    const personal = active.filter(({ product_kind }) => product_kind === 'Personal Loans')
    expect(matched.length + not_matched.length).toBe(personal.length)
    expect(not_matched.flatMap(({ reasons }) => reasons.map(({ code }) => code))).toContain('credit_score')
    expect((await lastAudit(server))?.after).toEqual({
      product_type: 'Personal Loans',
      amount: 300_000,
      tenure_months: 24,
    })
  })

  it('the edge of a criterion is on the right side', async () => {
    const score = async (credit_score: number) =>
      (await check({ credit_score })).matched.map(({ lender_id }) => lender_id)
    const [lender] = (await check({ credit_score: 300 })).not_matched
    const [row] = await storedLenders(server, { lender_id: lender?.lender_id ?? 0 })
    const least = row?.min_credit_score ?? 0
    expect(least).toBeGreaterThan(300)
    expect(await score(least)).toContain(row?.lender_id)
    expect(await score(least - 1)).not.toContain(row?.lender_id)
  })

  it('gold and homes need what they are worth; amounts stay within the product', async () => {
    const gold = { product_type: 'Gold Loans', amount: 100_000, tenure_months: 12 }
    expect((await check(gold)).status).toBe(422)
    expect((await check({ ...gold, collateral_value: 200_000 })).matched.length).toBeGreaterThan(0)
    expect((await check({ ...gold, collateral_value: 1_000 })).matched).toEqual([])
    expect((await check({ amount: 10_00_001 })).status).toBe(422)
    expect((await check({ tenure_months: 61 })).status).toBe(422)
    expect((await check({ product_type: 'Credit Cards' })).status).toBe(422)
    expect((await check({ age: 17 })).status).toBe(422)
  })
})
