import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOME_VALUE_MIN } from '#src/contract/entities/applications/application-details.ts'
import { LOANS } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { checkHomeScheme, HOME_SCHEME, incomeBand, maxHomeLoan } from '#src/contract/finance/housing.ts'
import type { SchemeQuestion } from '#src/contract/finance/housing.ts'

const household: SchemeQuestion = {
  household_income_year: 500_000,
  owns_home: false,
  had_subsidy: false,
  property_value: 2_000_000,
  loan_amount: 1_500_000,
  tenure_months: 180,
}

test.each([
  [0, 'EWS'],
  [300_000, 'EWS'],
  [300_001, 'LIG'],
  [600_000, 'LIG'],
  [600_001, 'MIG'],
  [900_000, 'MIG'],
  [900_001, null],
])('a household with %i a year is %s', (income, band) => {
  expect(incomeBand(income)).toBe(band)
})

test.each([
  [2_000_000, 1_800_000],
  [3_333_334, 3_000_000],
  [3_500_000, 3_000_000],
  [4_000_000, 3_200_000],
  [9_375_000, 7_500_000],
  [9_500_000, 7_500_000],
  [11_000_000, 8_250_000],
])('a home worth %i carries at most %i', (worth, loan) => {
  expect(maxHomeLoan(worth)).toBe(loan)
})

test('the least price that the form takes is the least on which the least loan may be lent', () => {
  const { min } = LOANS[PRODUCT.housing]
  expect(maxHomeLoan(HOME_VALUE_MIN)).toBeGreaterThanOrEqual(min)
  expect(maxHomeLoan(HOME_VALUE_MIN - 1)).toBeLessThan(min)
})

describe('the scheme', () => {
  test('pays on the first 8 lakh over 12 years, up to 1.80 lakh in five parts', () => {
    expect(checkHomeScheme(household)).toEqual({
      band: 'LIG',
      eligible: true,
      problems: [],
      subsidised_loan: 800_000,
      subsidised_months: 144,
      subsidy: 180_000,
      yearly_instalment: 36_000,
    })
  })

  test('scales with the loan: 5 lakh get five eighths of what 8 lakh come to', () => {
    // 8,00,000 at 4 % over 144 months, discounted at 8.5 %: 1,50,240.13 (computed apart); 5/8 of it, 1.2 times.
    expect(checkHomeScheme({ ...household, loan_amount: 500_000 })).toMatchObject({ subsidy: 112_680 })
  })

  test('pays no more than the interest of 4 % itself', () => {
    // 3,00,000 at 4 % in 60 instalments of 5,524.96 (any EMI calculator): 31,497 of interest.
    expect(checkHomeScheme({ ...household, loan_amount: 300_000, tenure_months: 60 })).toMatchObject({
      subsidised_loan: 300_000,
      subsidised_months: 60,
      subsidy: 31_497,
      yearly_instalment: 6_299,
    })
  })

  test('takes a home of 35 lakh and a loan of 25 lakh', () => {
    const most = { ...household, property_value: 3_500_000, loan_amount: 2_500_000 }
    expect(checkHomeScheme(most)).toMatchObject({ eligible: true, problems: [], subsidised_loan: 800_000 })
  })

  test.each([
    [{ household_income_year: 900_001 }, 'income'],
    [{ owns_home: true }, 'ownsHome'],
    [{ had_subsidy: true }, 'hadSubsidy'],
    [{ property_value: 3_500_001 }, 'propertyValue'],
    [{ loan_amount: 2_500_001 }, 'loanAmount'],
  ])('with %o says why not', (change, problem) => {
    expect(checkHomeScheme({ ...household, ...change })).toMatchObject({
      eligible: false,
      problems: [problem],
      subsidised_loan: 0,
      subsidised_months: 0,
      subsidy: 0,
      yearly_instalment: 0,
    })
  })

  test('names every reason, and never pays more than its most or for less time more', () => {
    expect(checkHomeScheme({ ...household, owns_home: true, had_subsidy: true }).problems).toEqual([
      'ownsHome',
      'hadSubsidy',
    ])
    const loan = fc.integer({ min: 100_000, max: 2_500_000 })
    const months = fc.integer({ min: 1, max: 300 })
    fc.assert(
      fc.property(loan, months, months, (loan_amount, a, b) => {
        const subsidy = (tenure_months: number) => checkHomeScheme({ ...household, loan_amount, tenure_months }).subsidy
        expect(subsidy(Math.min(a, b))).toBeLessThanOrEqual(subsidy(Math.max(a, b)))
        expect(subsidy(a)).toBeLessThanOrEqual(HOME_SCHEME.maxSubsidy)
      }),
    )
  })
})
