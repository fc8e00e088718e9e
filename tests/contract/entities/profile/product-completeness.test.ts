import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  detailFields,
  detailProblems,
  PRODUCT_DETAILS,
} from '#src/contract/entities/applications/application-details.ts'
import type { ApplicationDetails } from '#src/contract/entities/applications/application-details.ts'
import { missingForPersonalLoan } from '#src/contract/entities/profile/personal-loan-form.ts'
import { missingForProduct, profileFieldsFor } from '#src/contract/entities/profile/product-completeness.ts'
import { SERVED_PROFILE_DEFAULTS } from '#src/contract/entities/profile/profile.ts'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import type { DetailedProduct } from '#src/contract/entities/shared/loan-products.ts'
import { LOANS } from '#src/contract/entities/shared/loan-products.ts'
import { completeDetails } from './sample-details.ts'
import { completeProfile } from './sample-profile.ts'

const now = new Date('2026-11-21T06:00:00Z')
const PRODUCTS = Object.keys(PRODUCT_DETAILS) as DetailedProduct[]
const business = { business_registration_type: 1, business_current_turnover: 2, business_years: 3 }
const person: ServedProfile = { ...completeProfile, ...business }
const missing = (product: DetailedProduct, profile: Partial<ServedProfile> = {}, details: ApplicationDetails = {}) =>
  missingForProduct(product, { ...person, ...profile }, { ...completeDetails[product], ...details }, now)

describe('what a product still needs', () => {
  test.each(PRODUCTS)('nothing, of a complete %s', (product) => {
    expect(missing(product)).toEqual([])
    expect(missing(product, { tin: 'ABCP*****F', birth_date: '**-**-1994' })).toEqual([])
  })

  test('everything, profile first, in the order of the form', () => {
    const home = ['email', 'mobile_phone_number', 'address1', 'postal_code', 'residence_type']
    const who = ['first_name', 'last_name', 'birth_date', 'gender', 'tin']
    const empty = (product: DetailedProduct) => missingForProduct(product, SERVED_PROFILE_DEFAULTS, {}, now)
    expect(empty('Gold Loans')).toEqual([
      ...who,
      ...home,
      'gold_form',
      'gold_weight',
      'gold_purity',
      'gold_repayment',
      'loan_amount',
      'tenure_months',
    ])
    expect(empty('Business Loans')).toEqual([
      ...who,
      ...home,
      ...Object.keys(business),
      'monthly_income',
      'emi',
      'business_nature',
      'business_gross_profit',
      'loan_amount',
      'tenure_months',
    ])
    expect(empty('Affordable Housing Loan')).toEqual([
      ...who,
      ...home,
      'employment_status_code',
      'monthly_income',
      'emi',
      ...detailFields('Affordable Housing Loan'),
    ])
  })

  test.each<[string, DetailedProduct, Partial<ServedProfile>, ApplicationDetails, string[]]>([
    ['a tenant is not asked for the rent', 'Business Loans', { residence_type: 3 }, {}, []],
    ['small gold needs no income', 'Gold Loans', { monthly_income: '', emi: '' }, { loan_amount: 250_000 }, []],
    [
      'above 2.5 lakh it does',
      'Gold Loans',
      { monthly_income: '', emi: '' },
      { loan_amount: 250_001 },
      ['monthly_income', 'emi'],
    ],
    ['a business needs no employer', 'Business Loans', { employment_status_code: '', employer_name: '' }, {}, []],
    ['a home needs the employer of a salary', 'Affordable Housing Loan', { employer_name: '' }, {}, ['employer_name']],
    [
      'a profession is asked of services alone',
      'Business Loans',
      {},
      { business_nature: 3 },
      ['professional_type', 'professional_years'],
    ],
    ['coins weigh 50 g at most', 'Gold Loans', {}, { gold_form: 'coins', gold_weight: 51 }, ['gold_weight']],
    [
      'all at the end within a year',
      'Gold Loans',
      {},
      { gold_repayment: 'bullet', tenure_months: 18 },
      ['tenure_months'],
    ],
    ['a loan out of range', 'Business Loans', {}, { loan_amount: 1_000_001 }, ['loan_amount']],
    ['a term that is not offered', 'Affordable Housing Loan', {}, { tenure_months: 61 }, ['tenure_months']],
    ['a loan above the price of the home', 'Affordable Housing Loan', {}, { loan_amount: 2_000_001 }, ['loan_amount']],
    [
      'a home on which nothing may be lent',
      'Affordable Housing Loan',
      {},
      { property_value: 111_111, loan_amount: 100_000 },
      ['property_value'],
    ],
    ['a home without a value', 'Affordable Housing Loan', {}, { property_value: 0 }, ['property_value', 'loan_amount']],
  ])('%s', (_name, product, profile, details, fields) => {
    expect(missing(product, profile, details)).toEqual(fields)
  })

  test('clearing any one thing that is asked names exactly that, and nothing else changes the answer', () => {
    const everything = PRODUCTS.flatMap((product) =>
      [...Object.keys(person), ...detailFields(product)].map((field) => ({ product, field })),
    )
    const optional = [
      'address2',
      'educational_level',
      'professional_type',
      'professional_years',
      'household_income',
      'household_emi',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...everything), ({ product, field }) => {
        const own = detailFields(product).includes(field)
        const asked = own || profileFieldsFor(product, 200_000).some((each) => each === field)
        const answer = own ? missing(product, {}, { [field]: '' }) : missing(product, { [field]: '' })
        expect(answer).toEqual(asked && !optional.includes(field) ? [field] : [])
      }),
      { numRuns: 300 },
    )
  })

  test('of a personal loan is what its own form says, whatever the details', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('loan_amount', 'gold_weight'), fc.integer()), (details) => {
        const open = { ...person, first_name: '' }
        expect(missingForProduct('Personal Loans', open, details, now)).toEqual(missingForPersonalLoan(open, now))
      }),
    )
  })
})

test('amounts and terms are within the limits of the product, and outside they are refused', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PRODUCTS), fc.integer({ min: 0, max: 20_000_000 }), (product, loan_amount) => {
      const { min, max } = LOANS[product]
      const most = product === 'Affordable Housing Loan' ? Number(completeDetails[product].property_value) : max
      const problems = detailProblems(product, { ...completeDetails[product], loan_amount })
      expect('loan_amount' in problems).toBe(loan_amount < min || loan_amount > most)
    }),
  )
})
