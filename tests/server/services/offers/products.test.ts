import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LenderApplication } from '#server/adapters/lenders/lender-gateway.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import type { OffersAnswer } from '#src/contract/entities/offers/offer.ts'
import type { DetailedProduct } from '#src/contract/entities/shared/loan-products.ts'
import { changeLenders } from '#tests/builders/catalogue.ts'
import { completeDetails } from '#tests/contract/entities/profile/sample-details.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser, BodyTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import {
  apply,
  bodyOf,
  getOffers,
  given,
  letTimePass,
  listApplications,
  PROFILE,
  readToApply,
  startCustomer,
} from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

const GOLD = 'Gold Loans'
const BUSINESS = 'Business Loans'
const HOUSING = 'Affordable Housing Loan'
const MUTHOOT = 10
const INDIAGOLD = 11

describe.each(engines())('products on %s', (engine) => {
  let server: TestServer
  let sent: LenderApplication[]
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    const { lenders: gateway } = server.deps
    const submit = gateway.submit.bind(gateway)
    server.deps.lenders = {
      ...gateway,
      submit: (application, key, onTry) => {
        sent.push(application)
        return submit(application, key, onTry)
      },
    }
  })
  beforeEach(async () => {
    await server.reset()
    sent = []
  })
  afterAll(() => server.close())

  const draft = async (browser: Browser, product_type: BodyTo<'createApplication'>['product_type']): Promise<string> =>
    (await browser.call('createApplication', { body: { product_type } })).app_id
  const save = ({ browser, appId }: Customer, body: object) =>
    browser.answer('updateApplicationDetails', { params: { appId }, body: untyped(body) })
  const saved = async (customer: Customer, body: object) => bodyOf(await save(customer, body))
  const profileOf = async ({ browser, userId }: Customer) =>
    (await browser.call('getUser', { params: { id: userId } })).data

  /** Profile complete, a draft of the product with its details. */
  async function start(product: DetailedProduct, details: object = {}, profile: object = {}): Promise<Customer> {
    const customer = await startCustomer(server)
    await customer.browser.call('updateUser', {
      params: { id: customer.userId },
      body: {
        business_registration_type: 1,
        business_current_turnover: 2,
        business_years: 3,
        ...profile,
      },
    })
    const own = { ...customer, appId: await draft(customer.browser, product) }
    await saved(own, { ...completeDetails[product], ...details })
    return own
  }

  describe('details', () => {
    it('keep what two tabs save, clear with empty text, and set the completion flag', async () => {
      const customer = await startCustomer(server)
      const own = { ...customer, appId: await draft(customer.browser, GOLD) }
      expect(await saved(own, {})).toEqual({ data: {}, completed: 0 })
      const { gold_weight, loan_amount, ...rest } = completeDetails[GOLD]
      await Promise.all([saved(own, { gold_weight }), saved(own, { loan_amount }), saved(own, rest)])
      expect(await saved(own, {})).toEqual({ data: completeDetails[GOLD], completed: 1 })
      expect(await own.browser.call('getApplicationDetails', { params: { appId: own.appId } })).toEqual({
        data: completeDetails[GOLD],
        completed: 1,
      })
      expect(await profileOf(own)).toMatchObject({ gl_completed: 1, bl_completed: 0, hl_completed: 0, pl_completed: 1 })

      expect(await saved(own, { gold_weight: '' })).toMatchObject({ completed: 0 })
      expect((await saved(own, {})).data).not.toHaveProperty('gold_weight')
      expect((await profileOf(own)).gl_completed).toBe(0)
    })

    it('refuse a wrong value and a field of another product, each by its name, and keep nothing of the save', async () => {
      const own = await start(GOLD)
      const refusal = async (body: object) => {
        const answer = await save(own, body)
        return [answer.status, (answer.body as { errors?: object }).errors]
      }
      expect(await refusal({ gold_weight: 5_000, gold_purity: 22 })).toEqual([
        422,
        { gold_weight: 'Please enter a weight from 0.5 to 1,000 grams' },
      ])
      expect(await refusal({ gold_purity: 23 })).toEqual([
        422,
        { gold_purity: 'Please choose one of the listed options' },
      ])
      expect(await refusal({ gold_form: 'coins', gold_weight: 51 })).toEqual([
        422,
        { gold_weight: 'Lenders take at most 50 grams of gold coins' },
      ])
      expect(await refusal({ gold_repayment: 'bullet', tenure_months: 18 })).toEqual([
        422,
        { tenure_months: 'A loan paid back at the end may last at most 12 months' },
      ])
      expect(await refusal({ property_value: 500_000, loan_amount: 90_000 })).toEqual([
        422,
        { property_value: 'This field is not known' },
      ])
      expect(await refusal({ property_value: '' })).toEqual([422, { property_value: 'This field is not known' }])
      expect(await refusal({ lender_id: 1 })).toEqual([422, { lender_id: 'This field is not known' }])
      expect((await saved(own, {})).data).toEqual(completeDetails[GOLD])
    })

    it('of a personal loan are none', async () => {
      const customer = await startCustomer(server)
      expect(await saved(customer, {})).toEqual({ data: {}, completed: 1 })
      expect((await save(customer, { loan_amount: 100_000 })).status).toBe(422)
    })

    it('belong to their owner', async () => {
      const own = await start(GOLD)
      const thief = await startCustomer(server, { email: 'thief@sentinel.in', tin: 'HIGPQ9999B' }, '9876500002')
      const calls = (appId: string) => [
        thief.browser.answer('getApplicationDetails', { params: { appId } }),
        thief.browser.answer('updateApplicationDetails', { params: { appId }, body: { gold_weight: 1 } }),
        thief.browser.answer('startGoldLoan', { params: { appId } }),
        thief.browser.answer('startHousingLoan', { params: { appId } }),
      ]
      const foreign = await Promise.all(calls(own.appId))
      const missing = await Promise.all(calls('app_nobody'))
      for (const [at, answer] of foreign.entries()) {
        expect([at, answer.status]).toEqual([at, 404])
        expect(answer.body).toEqual(missing[at]?.body)
      }
      expect((await saved(own, {})).data).toEqual(completeDetails[GOLD])
    })

    it('follow the profile: the flags of every product change with what it loses and gains', async () => {
      const own = await start(HOUSING)
      const flags = async (body: object) => {
        const { data } = await own.browser.call('updateUser', { params: { id: own.userId }, body })
        return [data.pl_completed, data.hl_completed]
      }
      expect(await flags({ emi: '' })).toEqual([0, 0])
      // An employer is the lender's to know: of a personal loan it is asked when somebody applies.
      expect(await flags({ emi: PROFILE.emi, employer_name: '' })).toEqual([1, 0])
      expect(await flags({ employer_name: PROFILE.employer_name, se_loan_amount: '' })).toEqual([0, 1])
    })

    it('cannot change once sent; the next draft is another one, and says itself whether its product is complete', async () => {
      const own = await start(BUSINESS)
      bodyOf(await apply(own, 22))
      const late = await save(own, { loan_amount: 60_000 })
      expect([late.status, (late.body as { code: string }).code]).toEqual([409, 'conflict'])
      expect((await profileOf(own)).bl_completed).toBe(1)
      const next = { ...own, appId: await draft(own.browser, BUSINESS) }
      expect(next.appId).not.toBe(own.appId)
      expect(await saved(next, { loan_amount: '' })).toMatchObject({ completed: 0 })
      expect((await profileOf(own)).bl_completed).toBe(0)
    })
  })

  describe('offers', () => {
    const lists = ({ matched, not_matched }: OffersAnswer) =>
      [...matched, ...not_matched].map((each) => each.lender_id).toSorted((a, b) => a - b)

    it('of a business come from its own lenders, whatever its owner does for a living', async () => {
      const own = await start(BUSINESS)
      const offers = await getOffers(own)
      expect(lists(offers)).toEqual([21, 22, 25, 26, 27, 28])
      expect(offers.matched).toHaveLength(5)
      // One of them wants larger and older businesses than this.
      expect(offers.not_matched).toMatchObject([
        {
          lender_id: 25,
          reasons: [
            { code: 'turnover_min', required: 20_00_000, actual: 'upTo20Lakh' },
            { code: 'business_years_min', required: 3, actual: 'twoTo3Years' },
          ],
        },
      ])
      expect(offers.request).toEqual({ amount: 200_000, tenure_months: 12 })
    })

    it('against gold ask neither income nor score up to 2.5 lakh, and an income above', async () => {
      const own = await start(GOLD, {}, { monthly_income: '', emi: '', employment_status_code: '' })
      await own.browser.call('giveConsent', { body: given('credit_score')[0] })
      const offers = await getOffers(own)
      expect(offers.matched.map((each) => [each.lender_id, each.amount])).toEqual(
        [INDIAGOLD, MUTHOOT, 31, 29, 30, 32].map((id) => [id, 200_000]),
      )
      const more = await own.browser.answer('getOffers', { params: { appId: own.appId }, query: { amount: 260_000 } })
      expect([more.status, more.body]).toEqual([
        409,
        expect.objectContaining({
          code: 'profile_incomplete',
          errors: { monthly_income: 'Please enter your monthly income', emi: 'Please enter the EMIs you already pay' },
        }),
      ])
    })

    it('against gold stay within its value, and within what is due at the end', async () => {
      const amounts = async (own: Customer, amount: number) =>
        (await getOffers(own, { amount })).matched
          .filter(({ lender_id }) => lender_id === INDIAGOLD || lender_id === MUTHOOT)
          .map((each) => [each.lender_id, each.amount, each.full_amount])
      const own = await start(GOLD)
      // 40 g of 22 carats are worth ₹3,66,666: 80 % of it, in thousands.
      expect(await amounts(own, 400_000)).toEqual([
        [INDIAGOLD, 293_000, false],
        [MUTHOOT, 293_000, false],
      ])
      await saved(own, { gold_repayment: 'bullet' })
      expect(await amounts(own, 400_000)).toEqual([
        [INDIAGOLD, 250_000, false],
        [MUTHOOT, 245_000, false],
      ])
      const late = await own.browser.answer('getOffers', { params: { appId: own.appId }, query: { tenure: 18 } })
      expect([late.status, (late.body as { errors: object }).errors]).toEqual([
        422,
        { tenure: 'A loan paid back at the end may last at most 12 months' },
      ])
      await saved(own, { gold_weight: 0.5 })
      const { not_matched } = await getOffers(own)
      expect(not_matched.find((each) => each.lender_id === INDIAGOLD)?.reasons).toEqual([
        { code: 'gold_value', required: 10_000, actual: 3_163 },
      ])
    })

    it('on a home stay within its value', async () => {
      const own = await start(HOUSING, { property_value: 500_000 })
      const offers = await getOffers(own)
      expect(lists(offers)).toEqual([23, 24, 33, 34, 35, 36])
      expect(offers.matched.map((each) => each.amount)).toEqual(offers.matched.map(() => 450_000))
      expect(offers.matched.length).toBeGreaterThan(2)
      await saved(own, { property_value: 200_000, loan_amount: 200_000 })
      expect((await getOffers(own)).not_matched[0]?.reasons[0]).toEqual({
        code: 'property_value',
        required: 200_000,
        actual: 180_000,
      })
    })

    it.each([
      [BUSINESS, { amount: 49_999 }, 'amount'],
      [BUSINESS, { amount: 1_000_001 }, 'amount'],
      [BUSINESS, { tenure: 61 }, 'tenure'],
      [GOLD, { amount: 1_499 }, 'amount'],
      [GOLD, { amount: 10_000_001 }, 'amount'],
      [GOLD, { tenure: 37 }, 'tenure'],
      [HOUSING, { amount: 99_999 }, 'amount'],
      [HOUSING, { amount: 2_000_001 }, 'amount'],
      [HOUSING, { amount: 2_500_001 }, 'amount'],
      [HOUSING, { tenure: 361 }, 'tenure'],
    ] as const)('of %s refuse %o by the name of the field', async (product, query, field) => {
      const own = await start(product)
      const { status, body } = await own.browser.refusal('getOffers', { params: { appId: own.appId }, query })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
    })

    it('are none for a card', async () => {
      const customer = await startCustomer(server)
      const appId = await draft(customer.browser, 'Credit Cards')
      expect(await customer.browser.status('getOffers', { params: { appId } })).toBe(409)
    })
  })

  describe('the start of a secured loan', () => {
    const begin = ({ browser, appId }: Customer, key: 'startGoldLoan' | 'startHousingLoan') =>
      browser.call(key, { params: { appId } })

    it('leads to the gold lender that ranks first, and again to the same', async () => {
      const own = await start(GOLD)
      expect(await begin(own, 'startGoldLoan')).toEqual({ redirect: '/user/indiagold' })
      await changeLenders(server, { lender_id: INDIAGOLD }, { name: 'Gold of India' })
      expect(await begin(own, 'startGoldLoan')).toEqual({ redirect: '/user/indiagold' })
      await changeLenders(server, { lender_id: INDIAGOLD }, { name: 'Indiagold' })
      await changeLenders(server, { lender_id: INDIAGOLD }, { lender_status: 0 })
      expect(await begin(own, 'startGoldLoan')).toEqual({ redirect: '/user/muthootgold' })
      await changeLenders(server, { lender_id: INDIAGOLD }, { lender_status: 1 })
    })

    it('leads to a gold lender that says why when none matches, and with a home to the offers', async () => {
      const gold = await start(GOLD, { gold_weight: 0.5, gold_purity: 18, loan_amount: 1_500 })
      await gold.browser.call('updateUser', { params: { id: gold.userId }, body: { birth_date: '01-01-1957' } })
      expect((await getOffers(gold)).matched).toEqual([])
      expect(await begin(gold, 'startGoldLoan')).toEqual({ redirect: '/user/muthootgold' })
      const home = { ...gold, appId: await draft(gold.browser, HOUSING) }
      await saved(home, completeDetails[HOUSING])
      expect(await begin(home, 'startHousingLoan')).toEqual({ redirect: '/user/offers' })
    })

    it('refuses another product and names what is missing', async () => {
      const own = await start(GOLD)
      const wrong = await own.browser.answer('startHousingLoan', { params: { appId: own.appId } })
      expect([wrong.status, (wrong.body as { code: string }).code]).toEqual([409, 'conflict'])
      await saved(own, { gold_purity: '' })
      const open = await own.browser.refusal('startGoldLoan', { params: { appId: own.appId } })
      expect(open.body).toMatchObject({
        code: 'profile_incomplete',
        errors: { gold_purity: 'Please enter the purity of your gold' },
      })
    })
  })

  describe('applying', () => {
    const historyOf = async (own: Customer): Promise<unknown[][]> => {
      const found = (await listApplications(own)).find((each) => each.app_id === own.appId)
      return (found?.history ?? []).map(({ status, source, note }) => [status, source, note])
    }

    it('for gold keeps the jewellery, asks the customer to bring it, and pays out', async () => {
      const own = await start(GOLD)
      const application = bodyOf<{ data: Application }>(await apply(own, INDIAGOLD)).data
      expect(application).toMatchObject({ status: 'received', product_type: GOLD, next_step: { kind: 'handover' } })
      expect(sent[0]).toMatchObject({
        product_type: GOLD,
        lender_slug: 'indiagold',
        details: completeDetails[GOLD],
        // So small a loan asks for no work, and the consent names none: what is known of it from elsewhere stays here.
        customer: { first_name: 'Ananya' },
      })
      for (const part of ['employment', 'employer_name', 'monthly_income'])
        expect(sent[0]?.customer).not.toHaveProperty(part)
      await own.browser.call('handOver', { params: { appId: own.appId } })
      await letTimePass(server, 120)
      expect(await historyOf(own)).toEqual([
        ['draft', 'customer', null],
        ['submitted', 'customer', null],
        ['received', 'lender', null],
        ['received', 'customer', 'handed_over'],
        ['documents_needed', 'creditlane', 'gold_assay'],
        ['approved', 'lender', null],
        ['agreement_signed', 'lender', null],
        ['disbursed', 'lender', null],
      ])
      expect(await own.browser.call('getApplicationDetails', { params: { appId: own.appId } })).toMatchObject({
        data: completeDetails[GOLD],
      })
    })

    it('for a business answers what the lender asks, and a second lender has the same details', async () => {
      const own = await start(BUSINESS)
      bodyOf(await apply(own, 22))
      await own.browser.call('answerLender', { params: { appId: own.appId }, body: { answers: { loan_purpose: 7 } } })
      const second = bodyOf<{ data: Application }>(await apply(own, 21)).data
      expect(second).toMatchObject({ status: 'submitted', next_step: { kind: 'additional_info' } })
      expect(second.app_id).not.toBe(own.appId)
      expect(await own.browser.call('getApplicationDetails', { params: { appId: second.app_id } })).toMatchObject({
        data: completeDetails[BUSINESS],
      })
      await letTimePass(server, 30)
      expect((await historyOf(own)).map(([status]) => status)).toContain('approved')
    })

    it('for a home needs the consents and answers like any other', async () => {
      const own = await start(HOUSING)
      const bare = await own.browser.refusal('applyToLender', {
        params: { appId: own.appId },
        body: {
          ...(await readToApply(own.browser, own.appId, 23)),
          consents: [],
        },
      })
      expect(bare.body.code).toBe('consent_missing')
      bodyOf(await apply(own, 23))
      await own.browser.call('answerLender', {
        params: { appId: own.appId },
        body: {
          answers: { marital_status: 2, household_income: 2 },
        },
      })
      expect(sent[0]).toMatchObject({ product_type: HOUSING, details: completeDetails[HOUSING] })
    })
  })

  it('the price of gold says when and by whom it was set, and that it is invented', async () => {
    expect(await server.browser().call('getGoldPrice')).toEqual({
      price_per_gram: 10_000,
      as_of: `${server.clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`,
      source: 'Illustrative price, not a market price',
      sandbox: true,
    })
  })
})
