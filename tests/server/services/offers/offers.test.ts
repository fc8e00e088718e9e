import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { listActiveLenders } from '#server/db/repositories/catalogue/lenders.ts'
import { openInputs } from '#server/db/repositories/offers/offer-lists.ts'
import type { WhatIfAnswer } from '#src/contract/entities/applications/application-care.ts'
import type { Kfs } from '#src/contract/entities/offers/kfs.ts'
import type { NotMatchedLender } from '#src/contract/entities/offers/offer.ts'
import { rankOffers } from '#src/contract/finance/ranking.ts'
import { days } from '#src/contract/rules/time.ts'
import { storedOfferLists } from '#tests/builders/application.ts'
import { changeLenders } from '#tests/builders/catalogue.ts'
import { storedCustomers } from '#tests/builders/customer.ts'
import { untyped } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, getOffers, given, PLAIN_LENDER, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

let server: TestServer
beforeAll(async () => {
  server = await makeTestServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const agree = ({ browser }: Customer) => browser.call('giveConsent', { body: given('credit_score')[0] })
const consentsOf = async ({ browser }: Customer) =>
  (await browser.call('listConsents')).data.filter(({ purpose }) => purpose === 'credit_score')

const codes = ({ reasons }: NotMatchedLender) => reasons.map((reason) => reason.code)

describe('offers', () => {
  it('puts every active lender of the product in exactly one list, and leaves a receipt that computes again', async () => {
    const customer = await startCustomer(server)
    const offers = await getOffers(customer, { amount: 300_000, tenure: 24 })
    const active = await listActiveLenders(server.deps.db, 'Personal Loans')
    const ids = [...offers.matched, ...offers.not_matched].map((each) => each.lender_id)
    expect(ids.toSorted((a, b) => a - b)).toEqual(active.map((each) => each.lender_id))
    expect(offers.request).toEqual({ amount: 300_000, tenure_months: 24 })
    for (const each of offers.not_matched) expect(each.reasons.length).toBeGreaterThan(0)

    const [receipt, ...more] = await storedOfferLists(server)
    expect(more).toEqual([])
    expect(receipt?.shown).toEqual(offers.matched.map((each) => each.lender_id))
    const [owner] = await storedCustomers(server)
    const inputs = openInputs(server.deps.vault, owner?.data_key ?? null, receipt?.inputs_enc ?? null)
    if (!inputs) throw new Error('the receipt says nothing')
    expect(inputs.applicant.birth_day).toBe('1990-08-14')
    const again = rankOffers(inputs.applicant, active, inputs.request)
    expect(again.matched.map((each) => each.lender_id)).toEqual(receipt?.shown)
  })

  it('takes of a small income no more than half for all instalments, smaller offers and tried ones too', async () => {
    const customer = await startCustomer(server, { monthly_income: 20_000, emi: 2_000, se_loan_amount: 500_000 })
    const { matched } = await getOffers(customer, { amount: 500_000, tenure: 36 })
    expect(matched.filter(({ full_amount }) => !full_amount).length).toBeGreaterThan(0)
    expect(Math.max(...matched.map(({ emi }) => emi))).toBeLessThanOrEqual(8_000)
    // One rupee more a month and RBI's cap is not this household's any more.
    await customer.browser.call('updateUser', { params: { id: customer.userId }, body: { monthly_income: 25_001 } })
    const richer = await getOffers(customer, { amount: 500_000, tenure: 36 })
    expect(Math.max(...richer.matched.map(({ emi }) => emi))).toBeGreaterThan(12_501)
  })

  it('goes by the household that was told, in offers and What if; it is corrected, cleared, exported and kept sealed', async () => {
    const customer = await startCustomer(server, { monthly_income: 20_000, emi: 2_000, se_loan_amount: 500_000 })
    const { browser, userId, appId } = customer
    const tell = async (household: Record<string, number | ''>) =>
      void (await browser.call('updateUser', { params: { id: userId }, body: household }))
    const mostEmi = async () => {
      const { matched } = await getOffers(customer, { amount: 500_000, tenure: 36 })
      const tried = await browser.answer('getWhatIf', {
        params: { appId },
        query: { amount: 500_000, tenure: 36, try_income: 20_000 },
      })
      expect(bodyOf<WhatIfAnswer>(tried).best?.emi).toBe(matched[0]?.emi)
      return Math.max(...matched.map(({ emi }) => emi))
    }
    expect(await mostEmi()).toBeLessThanOrEqual(8_000)
    await tell({ household_income: 299_876 })
    const household = await mostEmi()
    expect(household).toBeGreaterThan(8_000)
    expect(household).toBeLessThanOrEqual(10_494)
    // What others of it pay counts.
    await tell({ household_emi: 6_000 })
    expect(await mostEmi()).toBeLessThanOrEqual(6_494)
    const { data } = await browser.call('exportMyData')
    expect(JSON.stringify(data)).toContain('"household_income":299876')
    const [row] = await storedCustomers(server, { user_id: userId })
    expect(JSON.stringify(row)).not.toContain('299876')
    // A rupee over the line it is no microfinance, and what others pay is theirs.
    await tell({ household_income: 300_001 })
    expect(await mostEmi()).toBeGreaterThan(10_494)
    // Cleared, it counts as not told.
    await tell({ household_income: '', household_emi: '' })
    expect(await mostEmi()).toBeLessThanOrEqual(8_000)
    const refused = await browser.answer('updateUser', {
      params: { id: userId },
      body: { household_income: 12_000_001 },
    })
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { household_income: 'Please enter an amount from ₹ 0 to ₹ 1,20,00,000' } },
    })
  })

  /** The PANs that the bureau is asked for from here to the end of the test. */
  function listenAtBureau(): string[] {
    const asked: string[] = []
    const { bureau } = server.deps
    server.deps.bureau = {
      ...bureau,
      score: (enquiry) => {
        asked.push(enquiry.pan)
        return bureau.score(enquiry)
      },
    }
    onTestFinished(() => void (server.deps.bureau = bureau))
    return asked
  }

  it('asks the bureau with consent alone, once per application', async () => {
    const asked = listenAtBureau()
    const customer = await startCustomer(server)
    const before = await getOffers(customer)
    expect(asked).toEqual([])
    await agree(customer)
    const after = await getOffers(customer)
    await getOffers(customer)
    expect(asked).toEqual(['HIGPQ4321A'])
    const rate = (offers: typeof after) => offers.matched.find((each) => each.lender_id === PLAIN_LENDER)?.interest_rate
    expect(rate(after)).toBeLessThan(rate(before) ?? 0)
  })

  it('asks the bureau nothing for an application that follows a withdrawn consent, until it is given anew', async () => {
    const asked = listenAtBureau()
    const first = await startCustomer(server)
    await agree(first)
    await getOffers(first)
    expect(asked).toHaveLength(1)
    const [consent] = await consentsOf(first)
    await first.browser.call('withdrawConsent', { body: { consent_id: consent?.consent_id ?? 0 } })
    bodyOf(await apply(first))
    const { app_id } = await first.browser.call('createApplication', { body: { product_type: 'Personal Loans' } })
    const next = { ...first, appId: app_id }
    expect(next.appId).not.toBe(first.appId)
    const unscored = await getOffers(next)
    expect(asked).toHaveLength(1)

    await agree(next)
    expect((await consentsOf(next)).map(({ withdrawn_at }) => withdrawn_at === null)).toEqual([true, false])
    await agree(next)
    expect(await consentsOf(next)).toHaveLength(2)
    const scored = await getOffers(next)
    expect(asked).toHaveLength(2)
    expect(scored.matched[0]?.interest_rate).toBeLessThan(unscored.matched[0]?.interest_rate ?? 0)
  })

  it('matches without a score while the bureau is down, and asks again later', async () => {
    const customer = await startCustomer(server, { tin: 'ERRPQ4321A' })
    await agree(customer)
    const offers = await getOffers(customer)
    expect(offers.matched.length).toBeGreaterThan(0)
    await customer.browser.call('updateUser', { params: { id: customer.userId }, body: { tin: 'LOWPQ4321A' } })
    const later = await getOffers(customer)
    expect(later.not_matched.flatMap(codes)).toContain('credit_score')
  })

  it('forgets the score when the PAN changes', async () => {
    const customer = await startCustomer(server)
    await agree(customer)
    expect((await getOffers(customer)).not_matched.flatMap(codes)).not.toContain('credit_score')
    await customer.browser.call('updateUser', { params: { id: customer.userId }, body: { tin: 'LOWPQ4321A' } })
    expect((await getOffers(customer)).not_matched.flatMap(codes)).toContain('credit_score')
  })

  it('names the missing fields of a profile', async () => {
    const customer = await startCustomer(server, { monthly_income: 20_000 })
    await customer.browser.call('updateUser', {
      params: { id: customer.userId },
      body: { address1: '', tin: '', emi: '' },
    })
    const { status, body } = await customer.browser.refusal('getOffers', { params: { appId: customer.appId } })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'profile_incomplete' })
    expect(Object.keys(body.errors ?? {})).toEqual(['tin', 'emi'])
  })

  it('refuses amounts and terms out of range', async () => {
    const { browser, appId } = await startCustomer(server)
    for (const query of [
      { amount: 999 },
      { amount: 1_000_001 },
      { amount: 'x' },
      { amount: -1 },
      { tenure: 61 },
      { tenure: 0 },
      { other: 1 },
    ])
      expect([query, await browser.status('getOffers', { params: { appId }, query: untyped(query) })]).toEqual([
        query,
        422,
      ])
  })

  it('does not move for what a lender is paid or what it is called in the settings', async () => {
    const customer = await startCustomer(server)
    const before = await getOffers(customer)
    await changeLenders(
      server,
      {},
      { autosubmission: 1, api: 1, so_status: 1, so_text: 'Festive offer', lender_group_ids: [9] },
    )
    const after = (await getOffers(customer)).matched
    // The lender's own words stand beside its offer, and move nothing.
    expect(after.map(({ special_offer, ...offer }) => [special_offer?.text, offer])).toEqual(
      before.matched.map((offer) => ['Festive offer', offer]),
    )
    await changeLenders(server, {}, { autosubmission: 0, api: 0, so_status: 0, so_text: '', lender_group_ids: [] })
  })

  it('states the same figures in the Key Fact Statement as on the offer', async () => {
    const customer = await startCustomer(server)
    const { matched } = await getOffers(customer, { amount: 200_000, tenure: 24 })
    const offer = matched[0]
    if (!offer) throw new Error('no offer')
    const { data: kfs } = bodyOf<{ data: Kfs }>(await customer.browser.get(offer.kfs_url))
    expect(kfs).toMatchObject({
      lender_id: offer.lender_id,
      sanctioned_amount: offer.amount,
      emi: offer.emi,
      apr: offer.apr,
      net_disbursed: offer.net_disbursed,
      total_repayment: offer.total_repayment,
      cooling_off_days: offer.cooling_off_days,
    })
    expect(kfs.schedule.reduce((sum, row) => sum + Math.round(row.instalment * 100), 0)).toBe(
      Math.round(offer.total_repayment * 100),
    )
    const none = await customer.browser.answer('getKfs', { params: { appId: customer.appId, lenderId: 10 } })
    expect([none.status, (none.body as { code: string }).code]).toEqual([409, 'offer_unavailable'])
  })

  it("answers a stranger's application and a missing one with the same bytes", async () => {
    const victim = await startCustomer(server)
    const thief = await startCustomer(server, { email: 'thief@sentinel.in', tin: 'HIGPQ9999B' }, '9876500002')
    const calls = (appId: string) => [
      thief.browser.answer('getOffers', { params: { appId } }),
      thief.browser.answer('getKfs', { params: { appId, lenderId: PLAIN_LENDER } }),
      thief.browser.answer('applyToLender', {
        params: { appId },
        body: {
          lender_id: PLAIN_LENDER,
          proposal_number: 'KFS-610101',
          consents: given('kfs_read'),
        },
      }),
      thief.browser.answer('answerLender', { params: { appId }, body: { answers: {} } }),
      thief.browser.answer('handOver', { params: { appId } }),
      thief.browser.answer('withdrawApplication', { params: { appId } }),
      thief.browser.answer('createReminder', {
        body: {
          app_id: appId,
          remind_at: new Date(Date.now() + days(1)).toISOString(),
        },
      }),
    ]
    const foreign = await Promise.all(calls(victim.appId))
    const missing = await Promise.all(calls('app_nobody'))
    for (const [at, answer] of foreign.entries()) {
      expect([at, answer.status]).toEqual([at, 404])
      expect(answer.body).toEqual(missing[at]?.body)
    }
  })
})
