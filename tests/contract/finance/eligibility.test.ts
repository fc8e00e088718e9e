import { describe, expect, test } from 'vitest'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { checkEligibility } from '#src/contract/finance/eligibility.ts'
import type { Applicant, LoanRequest } from '#src/contract/finance/eligibility.ts'
import { offeredRate } from '#src/contract/finance/offered-rate.ts'
import { applicant, lenderWith, request } from './sample-lenders.ts'

interface Case {
  name: string
  who?: Partial<Applicant>
  lender?: Partial<Lender>
  asked?: Partial<LoanRequest>
  reasons: [string, string | number | null, string | number | null][]
  amount?: number
}

const cases: Case[] = [
  { name: 'everything fits', reasons: [], amount: 100_000 },
  { name: 'income at the minimum', who: { monthly_income: 15_000 }, reasons: [], amount: 81_000 },
  {
    name: 'income below the minimum',
    who: { monthly_income: 14_999 },
    reasons: [['income_min', 15_000, 14_999]],
  },
  {
    name: 'income above the maximum',
    lender: { max_income: 40_000 },
    reasons: [['income_max', 40_000, 42_000]],
  },
  { name: 'minimum age reached today', who: { birth_day: '2005-11-21' }, reasons: [], amount: 100_000 },
  {
    name: 'minimum age reached tomorrow',
    who: { birth_day: '2005-11-22' },
    reasons: [['age_min', 21, 20]],
  },
  {
    name: 'still of maximum age at the last instalment',
    who: { birth_day: '1966-11-22' },
    reasons: [],
    amount: 100_000,
  },
  {
    name: 'too old at the last instalment though not today',
    who: { birth_day: '1966-11-21' },
    reasons: [['age_max_at_end', 60, 61]],
  },
  {
    name: 'employment the lender does not serve',
    who: { employment: 'business' },
    reasons: [['employment', 'salaried,selfEmployed', 'business']],
  },
  { name: 'score at the minimum', who: { credit_score: 650 }, reasons: [], amount: 100_000 },
  { name: 'score below the minimum', who: { credit_score: 649 }, reasons: [['credit_score', 650, 649]] },
  { name: 'no credit history', who: { credit_score: 'no_history' }, reasons: [['credit_score', 650, null]] },
  {
    name: 'no credit history where none is needed',
    who: { credit_score: 'no_history' },
    lender: { min_credit_score: null },
    reasons: [],
    amount: 100_000,
  },
  { name: 'score not known yet', who: { credit_score: 'not_checked' }, reasons: [], amount: 100_000 },
  {
    name: 'less than the lender gives',
    asked: { amount: 9_999 },
    reasons: [['amount_min', 10_000, 9_999]],
  },
  { name: 'more than the lender gives', lender: { loan_amount_upto: 62_500 }, reasons: [], amount: 62_500 },
  { name: 'too short', asked: { tenure_months: 2 }, reasons: [['tenure_min', 3, 2]] },
  { name: 'too long', asked: { tenure_months: 48 }, reasons: [['tenure_max', 36, 48]] },
  {
    name: 'a business that sells less than the lender wants, and is younger',
    who: { business: { turnover: 'upTo20Lakh', years: 'oneTo2Years' } },
    lender: { min_turnover: 20_00_000, min_business_years: 2 },
    reasons: [
      ['turnover_min', 20_00_000, 'upTo20Lakh'],
      ['business_years_min', 2, 'oneTo2Years'],
    ],
  },
  {
    name: 'a business whose choice reaches above what the lender wants: the lender checks',
    who: { business: { turnover: 'upTo20Lakh', years: 'oneTo2Years' } },
    lender: { min_turnover: 19_99_999, min_business_years: 1 },
    reasons: [],
    amount: 100_000,
  },
  {
    name: 'the largest and the oldest business, whatever the lender wants',
    who: { business: { turnover: 'above1Crore', years: 'over5Years' } },
    lender: { min_turnover: 5_00_00_000, min_business_years: 20 },
    reasons: [],
    amount: 100_000,
  },
  {
    name: 'a loan that asks for no business is not held to what a business has',
    lender: { min_turnover: 20_00_000, min_business_years: 2 },
    reasons: [],
    amount: 100_000,
  },
  {
    name: 'a pincode the lender leaves out',
    lender: { pincodes_excluded: ['431001'] },
    reasons: [['pincode', null, '431001']],
  },
  {
    name: 'instalments that would pass 65 % of income: a smaller amount in thousands',
    who: { monthly_income: 30_000, monthly_emi: 14_500 },
    reasons: [],
    amount: 54_000,
  },
  {
    name: 'a small household: half of the income, in thousands',
    who: { monthly_income: 20_000, monthly_emi: 5_000 },
    reasons: [],
    amount: 54_000,
  },
  {
    name: 'a small household without room',
    who: { monthly_income: 20_000, monthly_emi: 10_000 },
    reasons: [['foir', 50, 55]],
  },
  {
    name: 'a household that earns more is none of microfinance',
    who: { monthly_income: 20_000, monthly_emi: 8_000, household: { income_year: 600_000, emi_month: 9_000 } },
    reasons: [],
    amount: 54_000,
  },
  {
    name: 'no room for another instalment',
    who: { monthly_income: 30_000, monthly_emi: 19_500 },
    reasons: [['foir', 65, 69]],
  },
  {
    name: 'employment and income that were not asked for',
    who: { employment: null, monthly_income: null },
    lender: { loan_amount_upto: 1_000_000 },
    asked: { amount: 1_000_000 },
    reasons: [],
    amount: 1_000_000,
  },
  {
    name: 'gold: what its value carries, in thousands',
    asked: { amount: 90_000, collateral: { kind: 'gold', value: 100_500 } },
    reasons: [],
    amount: 85_000,
  },
  {
    name: 'gold repaid at the end: the interest to come counts',
    who: { credit_score: 'not_checked' },
    asked: { amount: 90_000, collateral: { kind: 'gold', value: 100_000 }, repayment: 'bullet' },
    reasons: [],
    amount: 67_000,
  },
  {
    name: 'gold of too little value',
    asked: { collateral: { kind: 'gold', value: 10_000 } },
    reasons: [['gold_value', 10_000, 8_500]],
  },
  {
    name: 'gold: an income too small for more leaves what needs no income',
    who: { monthly_income: 15_000, monthly_emi: 9_000 },
    asked: { amount: 300_000, collateral: { kind: 'gold', value: 1_000_000 } },
    reasons: [],
    amount: 250_000,
  },
  {
    name: 'a home: 90 % of its value',
    asked: { amount: 95_000, collateral: { kind: 'home', value: 100_000 } },
    reasons: [],
    amount: 90_000,
  },
  {
    name: 'a home of too little value',
    asked: { collateral: { kind: 'home', value: 10_000 } },
    reasons: [['property_value', 10_000, 9_000]],
  },
  { name: 'as long as the lender gives', asked: { tenure_months: 36 }, reasons: [], amount: 100_000 },
  { name: 'as little as the lender gives', asked: { amount: 10_000 }, reasons: [], amount: 10_000 },
  {
    name: 'business where the lender serves nobody else',
    who: { employment: 'business' },
    lender: { salaried: 0, self_employed: 0, business: 1 },
    reasons: [],
    amount: 100_000,
  },
  {
    name: 'a salary where the lender serves businesses alone',
    lender: { salaried: 0, self_employed: 0, business: 1 },
    reasons: [['employment', 'business', 'salaried']],
  },
  {
    // 5,042.30 a month carry 54,998.91 at 18 % over a year.
    name: 'a rupee short of the next thousand',
    who: { monthly_income: 30_000, monthly_emi: 14_457.7 },
    reasons: [],
    amount: 54_000,
  },
  {
    name: 'gold worth just the lender’s smallest loan',
    asked: { collateral: { kind: 'gold', value: 11_765 } },
    reasons: [],
    amount: 10_000,
  },
  {
    name: 'gold worth less than the smallest loan, which is asked for',
    asked: { amount: 10_000, collateral: { kind: 'gold', value: 10_000 } },
    reasons: [['gold_value', 10_000, 8_500]],
  },
  {
    name: 'gold worth just what is asked for, no whole thousand',
    asked: { amount: 62_500, collateral: { kind: 'gold', value: 73_530 } },
    reasons: [],
    amount: 62_500,
  },
  {
    name: 'several reasons, all named',
    who: { monthly_income: 10_000, credit_score: 600 },
    asked: { tenure_months: 48 },
    reasons: [
      ['income_min', 15_000, 10_000],
      ['credit_score', 650, 600],
      ['tenure_max', 36, 48],
    ],
  },
]

describe.each(cases)('$name', ({ who, lender, asked, reasons, amount }) => {
  test('', () => {
    const answer = checkEligibility({ ...applicant, ...who }, lenderWith(lender), { ...request, ...asked })
    expect(answer.reasons.map(({ code, required, actual }) => [code, required, actual])).toEqual(reasons)
    expect(answer.eligible).toBe(reasons.length === 0)
    expect(answer.amount).toBe(amount ?? 0)
  })
})

test('the rate falls in four steps from the minimum score to 850', () => {
  const lender = { rate_min: 12, rate_max: 24, min_credit_score: 650 }
  expect([650, 699, 700, 750, 800, 849, 850, 900].map((score) => offeredRate(score, lender))).toEqual([
    24, 24, 21, 18, 15, 15, 12, 12,
  ])
  expect([offeredRate('not_checked', lender), offeredRate('no_history', lender)]).toEqual([24, 24])
  // Without a minimum score the steps begin at 300: a quarter of the way to 850 is 437.5.
  const open = { ...lender, min_credit_score: null }
  expect([300, 437, 438].map((score) => offeredRate(score, open))).toEqual([24, 24, 21])
  // Where nobody below 850 is served, everybody has the lowest rate.
  expect([850, 900].map((score) => offeredRate(score, { ...lender, min_credit_score: 850 }))).toEqual([12, 12])
  // Half of the way from 29.95 to 17 is 23.475, rounded half up.
  expect(offeredRate(750, { ...lender, rate_min: 17, rate_max: 29.95 })).toBe(23.48)
})
