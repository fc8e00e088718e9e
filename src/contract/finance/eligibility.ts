import { GOLD_ASSESSMENT_ABOVE } from '#src/contract/constants.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import type { Reason } from '#src/contract/entities/offers/offer.ts'
import { addMonths, ageInYears } from '#src/contract/rules/calendar.ts'
import { instalmentCap } from '../rules/lending/instalment-cap.ts'
import type { Household, InstalmentCap } from '../rules/lending/instalment-cap.ts'
import { annuity, monthlyRate } from './emi.ts'
import { maxGoldLoan } from './gold.ts'
import { maxHomeLoan } from './housing.ts'
import { offeredRate } from './offered-rate.ts'
import { levelInstalment } from './schedule.ts'
import type { Repayment } from './schedule.ts'

/** How somebody earns, as lenders tell them apart. The names are the keys of the employment status list. */
export type Employment = 'salaried' | 'selfEmployed' | 'business' | 'notWorking'

/**
 * What matching knows of a person, and nothing more: no name, no gender, no partner. Incomes and EMIs in rupees a month.
 * Employment and income are null where the loan does not ask for them (small loans against gold).
 * The score is 300 to 900; 'no_history' means the bureau knows nobody, 'not_checked' that it has not answered.
 */
export interface Applicant {
  /** ISO day. */
  birth_day: string
  employment: Employment | null
  monthly_income: number | null
  monthly_emi: number
  /** Absent = not told. */
  household?: Household | undefined
  credit_score: number | 'no_history' | 'not_checked'
  postal_code: string
  /** Of a loan to a business alone; absent = not asked. */
  business?: BusinessTold | undefined
}

/** What somebody chose of the lists of turnover and of years in business, by its key. */
interface BusinessTold {
  turnover: string | null
  years: string | null
}

/** Where each choice ends, rupees a year and years: what a lender wants beyond that, nobody of this choice has. */
const TURNOVER_UP_TO = new Map([
  ['upTo5Lakh', 5_00_000],
  ['upTo20Lakh', 20_00_000],
  ['upTo50Lakh', 50_00_000],
  ['upTo1Crore', 1_00_00_000],
])
const YEARS_UP_TO = new Map([
  ['under1Year', 1],
  ['oneTo2Years', 2],
  ['twoTo3Years', 3],
  ['threeTo5Years', 5],
])

/** What the loan is secured by, and its value in rupees. */
type Collateral = { kind: 'gold'; value: number } | { kind: 'home'; value: number }

/** What is asked for: rupees and months, on an ISO day in India. */
export interface LoanRequest {
  amount: number
  tenure_months: number
  today: string
  /** Absent = the loan is secured by nothing. */
  collateral?: Collateral | undefined
  /** Absent = level EMIs. */
  repayment?: Repayment | undefined
}

/** What matching and ranking read of a lender. Revenue is not part of it. */
export type LenderCriteria = Pick<
  Lender,
  | 'min_income'
  | 'max_income'
  | 'min_turnover'
  | 'min_business_years'
  | 'min_age'
  | 'max_age'
  | 'salaried'
  | 'self_employed'
  | 'business'
  | 'min_credit_score'
  | 'min_loan_amount'
  | 'loan_amount_upto'
  | 'tenure_min_months'
  | 'tenure_max_months'
  | 'rate_min'
  | 'rate_max'
  | 'pincodes_excluded'
>

/** Outcome for one lender: the amount it can give in rupees (0 when not eligible) and every failed criterion. */
export interface Eligibility {
  eligible: boolean
  amount: number
  reasons: Reason[]
}

// Offers are made in steps of ₹1,000 when they must be smaller than asked.
const AMOUNT_STEP = 1_000

/**
 * Checks an applicant against a lender's criteria. The amount is what was asked, or less: the lender's maximum, what
 * keeps all instalments within the share of income that caps them (FOIR; a bullet loan counts as if repaid in EMIs), or what the gold or the
 * home is worth (loan-to-value). Ages count today (at least the minimum) and at the last instalment (at most the
 * maximum). Pure: the same facts always give the same answer.
 */
export function checkEligibility(applicant: Applicant, lender: LenderCriteria, request: LoanRequest): Eligibility {
  const reasons: Reason[] = []
  const { monthly_income: income, credit_score: score } = applicant
  const { amount, tenure_months: months, today } = request

  if (income !== null && income < lender.min_income) reasons.push(reason('income_min', lender.min_income, income))
  if (income !== null && income > lender.max_income) reasons.push(reason('income_max', lender.max_income, income))

  reasons.push(...businessReasons(applicant.business, lender))

  const age = ageInYears(applicant.birth_day, today)
  if (age < lender.min_age) reasons.push(reason('age_min', lender.min_age, age))
  const ageAtEnd = ageInYears(applicant.birth_day, addMonths(today, months))
  if (ageAtEnd > lender.max_age) reasons.push(reason('age_max_at_end', lender.max_age, ageAtEnd))

  const kinds = employmentKinds(lender)
  if (applicant.employment !== null && !kinds.includes(applicant.employment))
    reasons.push(reason('employment', kinds.join(','), applicant.employment))

  if (lender.min_credit_score !== null && score !== 'not_checked') {
    if (score === 'no_history') reasons.push(reason('credit_score', lender.min_credit_score, null))
    else if (score < lender.min_credit_score) reasons.push(reason('credit_score', lender.min_credit_score, score))
  }

  if (amount < lender.min_loan_amount) reasons.push(reason('amount_min', lender.min_loan_amount, amount))
  if (months < lender.tenure_min_months) reasons.push(reason('tenure_min', lender.tenure_min_months, months))
  if (months > lender.tenure_max_months) reasons.push(reason('tenure_max', lender.tenure_max_months, months))
  if (lender.pincodes_excluded.includes(applicant.postal_code)) {
    reasons.push(reason('pincode', null, applicant.postal_code))
  }

  const cap = capOf(applicant, request)
  const affordable = affordableAmount(cap, applicant, lender, request)
  if (affordable < lender.min_loan_amount && amount >= lender.min_loan_amount)
    reasons.push(reason('foir', cap && cap.share * 100, cap && foirPercent(cap, applicant, lender, months)))
  const secured = securedAmount(applicant, lender, request)
  if (request.collateral && secured < lender.min_loan_amount && amount >= lender.min_loan_amount) {
    const code = request.collateral.kind === 'gold' ? 'gold_value' : 'property_value'
    reasons.push(reason(code, lender.min_loan_amount, secured))
  }
  if (reasons.length > 0) return { eligible: false, amount: 0, reasons }
  return { eligible: true, amount: offeredAmount(amount, lender, Math.min(affordable, secured)), reasons }
}

/** A lender's minimum is missed where the whole choice lies below it; one inside of the choice is the lender's to check. */
function businessReasons(told: BusinessTold | undefined, lender: LenderCriteria): Reason[] {
  const { min_turnover, min_business_years } = lender
  const { turnover = null, years = null } = told ?? {}
  const reasons: Reason[] = []
  if (min_turnover && turnover !== null && (TURNOVER_UP_TO.get(turnover) ?? Infinity) <= min_turnover)
    reasons.push(reason('turnover_min', min_turnover, turnover))
  if (min_business_years && years !== null && (YEARS_UP_TO.get(years) ?? Infinity) <= min_business_years)
    reasons.push(reason('business_years_min', min_business_years, years))
  return reasons
}

function offeredAmount(asked: number, lender: LenderCriteria, limit: number): number {
  const most = Math.min(asked, lender.loan_amount_upto)
  return limit >= most ? most : Math.max(Math.floor(limit / AMOUNT_STEP) * AMOUNT_STEP, lender.min_loan_amount)
}

function reason(code: Reason['code'], required: Reason['required'], actual: Reason['actual']): Reason {
  return { code, required, actual }
}

function employmentKinds(lender: LenderCriteria): Employment[] {
  const kinds: Employment[] = []
  if (lender.salaried === 1) kinds.push('salaried')
  if (lender.self_employed === 1) kinds.push('selfEmployed')
  if (lender.business === 1) kinds.push('business')
  return kinds
}

/** Null where nobody asks for the income. */
function capOf(applicant: Applicant, { collateral }: LoanRequest): InstalmentCap | null {
  const { monthly_income, monthly_emi, household = null } = applicant
  if (monthly_income === null) return null
  return instalmentCap({ monthly_income, monthly_emi, household, secured: collateral !== undefined })
}

/** Largest loan, in whole rupees, whose instalment as it is printed leaves nothing over the cap. */
function affordableAmount(
  cap: InstalmentCap | null,
  applicant: Applicant,
  lender: LenderCriteria,
  { tenure_months: months, collateral }: LoanRequest,
): number {
  if (!cap) return Infinity
  const rate = offeredRate(applicant.credit_score, lender)
  // Instalments are whole rupees.
  const room = Math.floor(cap.room)
  let affordable = Math.floor(room * annuity(monthlyRate(rate), months))
  // The paise to which interest is rounded may make the instalment a rupee more.
  while (affordable > 0 && levelInstalment(affordable, rate, months) > room) affordable -= 1
  // Up to this amount nobody's income is looked at, so a low one cannot bring less.
  return collateral?.kind === 'gold' ? Math.max(affordable, GOLD_ASSESSMENT_ABOVE) : affordable
}

/** Largest loan in rupees that the collateral allows; without collateral nothing limits it. */
function securedAmount(applicant: Applicant, lender: LenderCriteria, request: LoanRequest): number {
  const { collateral, repayment = 'emi', tenure_months: months } = request
  if (!collateral) return Infinity
  if (collateral.kind === 'home') return maxHomeLoan(collateral.value)
  return maxGoldLoan(collateral.value, {
    repayment,
    annualRate: offeredRate(applicant.credit_score, lender),
    months,
  })
}

/** Share of the income that caps it, in whole percent, that the lender's smallest loan would bring all instalments to. */
function foirPercent(cap: InstalmentCap, applicant: Applicant, lender: LenderCriteria, months: number): number {
  const emi = levelInstalment(lender.min_loan_amount, offeredRate(applicant.credit_score, lender), months)
  return Math.ceil(((cap.emi + emi) / cap.income) * 100)
}
