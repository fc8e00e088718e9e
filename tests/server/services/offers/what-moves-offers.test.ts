import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OffersAnswer } from '#src/contract/entities/offers/offer.ts'
import { ASKED_FIELDS, FIELD_NAMES } from '#src/contract/entities/privacy/asked-fields.ts'
import type { AskedField, FieldName } from '#src/contract/entities/privacy/asked-fields.ts'
import type { DetailedProduct } from '#src/contract/entities/shared/loan-products.ts'
import { changeLenders } from '#tests/builders/catalogue.ts'
import { completeDetails } from '#tests/contract/entities/profile/sample-details.ts'
import { untyped } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { getOffers, PROFILE, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

type Product = DetailedProduct | 'Personal Loans'
/** What is answered instead, and what else has to be answered for it to be asked. */
type Other = [value: string | number, beside?: Record<string, string | number>]

const BUSINESS = { business_registration_type: 1, business_current_turnover: 2, business_years: 3, business_account: 0 }
const POOR = { monthly_income: 20_000 }

/** Another answer for every field that a lender is sent or that we use, by the product that asks it. */
const OTHER: Record<Product, Partial<Record<FieldName, Other>>> = {
  'Personal Loans': {
    'profile.first_name': ['Meera'],
    'profile.last_name': ['Nair'],
    'profile.birth_date': ['14-08-1969'],
    'profile.gender': [1],
    'profile.address1': ['7 Other Lane'],
    'profile.address2': ['Elsewhere'],
    'profile.postal_code': ['431001'],
    'profile.residence_type': [3],
    'profile.employment_status_code': [2],
    'profile.employer_name': ['Another Company'],
    'profile.officepincode': ['560002'],
    'profile.monthly_income': [14_000],
    'profile.salary_mode': [3],
    'profile.emi': [50_000],
    'profile.household_income': [2_90_000, { ...POOR, emi: 9_000 }],
    'profile.household_emi': [12_000, { ...POOR, household_income: 2_90_000 }],
    'profile.educational_level': [1],
    'profile.se_loan_amount': [900_000],
    'profile.se_loan_tenure': [36],
    'profile.se_loan_purpose': [3],
    'profile.allow_sms': [1],
    'profile.allow_emails': [1],
    'profile.prefer_net_banking': [1],
  },
  'Business Loans': {
    'profile.business_registration_type': [6],
    'profile.business_current_turnover': [1],
    'profile.business_years': [1],
    'profile.business_account': [1],
    'details.business_nature': [1],
    'details.business_gross_profit': [1],
    'details.professional_type': [1, { business_nature: 3, professional_type: 2, professional_years: 2 }],
    'details.professional_years': [1, { business_nature: 3, professional_type: 2, professional_years: 2 }],
    'details.loan_amount': [900_000],
    'details.tenure_months': [24],
  },
  'Gold Loans': {
    'details.gold_form': ['coins'],
    'details.gold_weight': [10],
    'details.gold_purity': [18, { gold_weight: 26 }],
    'details.gold_repayment': ['bullet'],
  },
  'Affordable Housing Loan': {
    'details.property_value': [550_000],
    'details.property_pincode': ['560001'],
    'details.household_income_year': [900_000],
    'details.owns_home': [1],
    'details.had_subsidy': [1],
  },
}

/** Who a person is and how they are reached is checked, proven or sealed: not changed like an answer. */
const ELSEWHERE: readonly string[] = ['profile.tin', 'profile.email', 'profile.mobile_phone_number']

describe.each(engines())('what moves offers, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  async function start(product: Product): Promise<Customer> {
    const customer = await startCustomer(server, untyped(BUSINESS))
    if (product === 'Personal Loans') return customer
    const { app_id } = await customer.browser.call('createApplication', { body: { product_type: product } })
    return { ...customer, appId: app_id }
  }

  it('has another answer for each field of a loan', () => {
    const tried = Object.values(OTHER).flatMap((fields) => Object.keys(fields))
    const asked = FIELD_NAMES.filter((name) => /^(profile|details)\./.test(name) && !ELSEWHERE.includes(name))
    expect([...new Set(tried)].toSorted()).toEqual(asked.toSorted())
  })

  it.each(Object.keys(OTHER) as Product[])(
    'of %s: every field that the register says, and no other',
    async (product) => {
      await changeLenders(server, { lender_status: 1 }, { pincodes_excluded: ['431001'] })
      const customer = await start(product)
      const { appId, browser, userId } = customer
      const own = product === 'Personal Loans' ? {} : completeDetails[product]
      const offered = async (
        answers: Record<string, string | number>,
      ): Promise<Pick<OffersAnswer, 'matched' | 'not_matched'>> => {
        const isOwn = (field: string) =>
          product !== 'Personal Loans' &&
          (field in own || /^(business_nature|business_gross|professional_)/.test(field))
        const all = Object.entries({
          ...PROFILE,
          household_income: '',
          household_emi: '',
          prefer_net_banking: '',
          ...BUSINESS,
          ...own,
          ...answers,
        })
        const body = Object.fromEntries(all.filter(([field]) => !isOwn(field)))
        await browser.call('updateUser', { params: { id: userId }, body: untyped(body) })
        const details = Object.fromEntries(all.filter(([field]) => isOwn(field)))
        if (product !== 'Personal Loans')
          await browser.call('updateApplicationDetails', { params: { appId }, body: untyped(details) })
        const { matched, not_matched } = await getOffers(customer)
        return { matched, not_matched }
      }
      const moved: string[] = []
      for (const [name, [value, beside = {}]] of Object.entries(OTHER[product])) {
        const field = name.slice(name.indexOf('.') + 1)
        const before = await offered(beside)
        const after = await offered({ ...beside, [field]: value })
        if (JSON.stringify(before) !== JSON.stringify(after)) moved.push(name)
      }
      const matches = Object.entries<AskedField>(ASKED_FIELDS).filter(([, { uses }]) => uses.includes('match'))
      const said = matches.map(([name]) => name).filter((name) => name in OTHER[product])
      expect(moved.toSorted()).toEqual(said.toSorted())
    },
  )
})
