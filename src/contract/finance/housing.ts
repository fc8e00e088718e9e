import { exactEmi, monthlyRate } from './emi.ts'
import { maxLoanOn } from './loan-to-value.ts'
import type { LtvStep } from './loan-to-value.ts'

/** How much of a home's value may be lent, by the loan's size in rupees. Source: RBI housing finance directions. */
export const HOME_LTV_STEPS: readonly LtvStep[] = [
  { upTo: 30_00_000, percent: 90 },
  { upTo: 75_00_000, percent: 80 },
  { upTo: Infinity, percent: 75 },
]

/** Largest loan in whole rupees on a home worth `value` rupees. */
export function maxHomeLoan(value: number): number {
  return maxLoanOn(value, HOME_LTV_STEPS)
}

/**
 * Interest subsidy for homes in towns: rupees, months, percent a year. Source: Pradhan Mantri Awas Yojana Urban 2.0,
 * interest subsidy scheme, loans from 1 September 2024.
 */
export const HOME_SCHEME = {
  bands: [
    { band: 'EWS', upTo: 3_00_000 },
    { band: 'LIG', upTo: 6_00_000 },
    { band: 'MIG', upTo: 9_00_000 },
  ],
  maxPropertyValue: 35_00_000,
  maxLoan: 25_00_000,
  subsidisedLoan: 8_00_000,
  subsidisedMonths: 144,
  subsidyRate: 4,
  maxSubsidy: 1_80_000,
  /** The scheme's most, as a present value: what it pays over the years is this many times more. */
  maxPresentValue: 1_50_000,
  /** Percent a year. */
  discountRate: 8.5,
  instalments: 5,
} as const

/** Income band by the household's rupees a year: economically weaker, low or middle income; null above them all. */
export type IncomeBand = (typeof HOME_SCHEME.bands)[number]['band']

export function incomeBand(householdIncomeYear: number): IncomeBand | null {
  return HOME_SCHEME.bands.find(({ upTo }) => householdIncomeYear <= upTo)?.band ?? null
}

/** Why the scheme does not help, each a thing the household or the home is. */
type SchemeProblem = 'income' | 'ownsHome' | 'hadSubsidy' | 'propertyValue' | 'loanAmount'

/** What the scheme asks: rupees, months, and whether anybody owns a pucca house or had a subsidy in 20 years. */
export interface SchemeQuestion {
  household_income_year: number
  owns_home: boolean
  had_subsidy: boolean
  property_value: number
  loan_amount: number
  tenure_months: number
}

/** What the scheme gives. Rupees and months; all 0 when not eligible. */
export interface SchemeAnswer {
  band: IncomeBand | null
  eligible: boolean
  problems: SchemeProblem[]
  subsidised_loan: number
  subsidised_months: number
  subsidy: number
  yearly_instalment: number
}

/**
 * Whether a household and its home are within the scheme, and an estimate of the subsidy: the bank's figure decides.
 */
export function checkHomeScheme(question: SchemeQuestion): SchemeAnswer {
  const band = incomeBand(question.household_income_year)
  const problems: SchemeProblem[] = []
  if (band === null) problems.push('income')
  if (question.owns_home) problems.push('ownsHome')
  if (question.had_subsidy) problems.push('hadSubsidy')
  if (question.property_value > HOME_SCHEME.maxPropertyValue) problems.push('propertyValue')
  if (question.loan_amount > HOME_SCHEME.maxLoan) problems.push('loanAmount')
  if (problems.length > 0)
    return {
      band,
      eligible: false,
      problems,
      subsidised_loan: 0,
      subsidised_months: 0,
      subsidy: 0,
      yearly_instalment: 0,
    }
  const subsidised_loan = Math.min(question.loan_amount, HOME_SCHEME.subsidisedLoan)
  const subsidised_months = Math.min(question.tenure_months, HOME_SCHEME.subsidisedMonths)
  const subsidy = homeSubsidy(subsidised_loan, subsidised_months)
  return {
    band,
    eligible: true,
    problems,
    subsidised_loan,
    subsidised_months,
    subsidy,
    yearly_instalment: Math.floor(subsidy / HOME_SCHEME.instalments),
  }
}

/**
 * Whole rupees, paid over the years. The interest at 4 % a year on the first ₹8 lakh, repaid in equal instalments over at
 * most 12 years, taken at its present value (₹1.50 lakh for all of it) and paid as 1.2 times that (₹1.80 lakh). Never more
 * than the interest itself.
 */
function homeSubsidy(loan: number, months: number): number {
  const { subsidyRate, discountRate, maxSubsidy, maxPresentValue } = HOME_SCHEME
  const emi = exactEmi(loan, subsidyRate, months)
  let balance = loan
  let discount = 1
  let presentValue = 0
  for (let month = 1; month <= months; month++) {
    const interest = balance * monthlyRate(subsidyRate)
    discount /= 1 + monthlyRate(discountRate)
    presentValue += interest * discount
    balance -= emi - interest
  }
  const paid = Math.min(presentValue, maxPresentValue) * (maxSubsidy / maxPresentValue)
  return Math.floor(Math.min(paid, emi * months - loan))
}
