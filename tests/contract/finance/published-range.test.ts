import { describe, expect, it } from 'vitest'
import { GOLD_BULLET_MAX_MONTHS } from '#src/contract/entities/applications/application-details.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { LOAN_PRODUCTS, LOANS, longestTerm } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { Applicant } from '#src/contract/finance/eligibility.ts'
import { makeOffers } from '#src/contract/finance/make-offers.ts'
import { offeredRate } from '#src/contract/finance/offered-rate.ts'
import { publishedRange } from '#src/contract/finance/published-range.ts'
import { costLoan } from '#src/contract/finance/totals.ts'
import { lenderWith, seedLenders } from './sample-lenders.ts'

const lendersOf = (product: LoanProduct) => seedLenders.filter(({ product_kind }) => product_kind === product)
const published = (product: LoanProduct, lenders = lendersOf(product)) => {
  const range = publishedRange(product, lenders)
  if (!range) throw new Error('nothing is on offer')
  return range
}

/** Offers at the edges of what a lender gives, for every score there is. */
function* offersOf(product: LoanProduct, lender: Lender) {
  const { min, max, score, security } = LOANS[product]
  const least = Math.max(min, lender.min_loan_amount)
  const amounts = [0, 1, 3, 7, 11, 37, 99].map((more) => least + more)
  const longest = Math.min(longestTerm(product), lender.tenure_max_months)
  const scores = score
    ? (['not_checked', 'no_history', 300, 700, 820, 849, 850, 900] as const)
    : ['not_checked' as const]
  for (const amount of [...amounts, Math.min(max, lender.loan_amount_upto)])
    for (const months of new Set([lender.tenure_min_months, 7, 12, longest])) {
      if (months < lender.tenure_min_months || months > longest) continue
      for (const known of scores) {
        const terms = { amount, months, annualRate: offeredRate(known, lender), feePercent: lender.processing_fee_pct }
        yield { ...terms, apr: costLoan(terms).apr }
        if (security === 'gold' && months <= GOLD_BULLET_MAX_MONTHS)
          yield { ...terms, apr: costLoan({ ...terms, repayment: 'bullet' }).apr }
      }
    }
}

describe.each(LOAN_PRODUCTS)('what is published of %s', (product) => {
  const range = published(product)
  const offers = lendersOf(product).flatMap((lender) => [...offersOf(product, lender)])
  const all = (key: 'amount' | 'months' | 'annualRate' | 'feePercent' | 'apr') => offers.map((offer) => offer[key])

  it('holds every offer, and its ends are reached', () => {
    expect([Math.min(...all('annualRate')), Math.max(...all('annualRate'))]).toEqual([range.rate_min, range.rate_max])
    expect([Math.min(...all('amount')), Math.max(...all('amount'))]).toEqual([range.amount_min, range.amount_max])
    expect([Math.min(...all('feePercent')), Math.max(...all('feePercent'))]).toEqual([range.fee_min, range.fee_max])
    expect(Math.max(...all('months'))).toBe(range.months_max)
    const [least, most] = [Math.min(...all('apr')), Math.max(...all('apr'))]
    expect(range.apr_min).toBeLessThanOrEqual(least)
    expect(range.apr_max).toBeGreaterThanOrEqual(most)
    expect(least - range.apr_min).toBeLessThan(0.03)
    expect(range.apr_max - most).toBeLessThan(0.03)
  })

  it('has an example that is an offer of one of these lenders, in the middle of them', () => {
    const { example } = range
    if (!example) throw new Error('no example')
    const { amount, months, rate, fee } = example
    expect(example.apr).toBe(costLoan({ amount, months, annualRate: rate, feePercent: fee }).apr)
    const asked = lendersOf(product)
      .filter((lender) => amount >= lender.min_loan_amount && amount <= lender.loan_amount_upto)
      .filter((lender) => months >= lender.tenure_min_months && months <= lender.tenure_max_months)
      .map((lender) => costLoan({ amount, months, annualRate: lender.rate_max, feePercent: lender.processing_fee_pct }))
    const cheaper = asked.filter(({ apr }) => apr < example.apr).length
    expect(cheaper).toBeLessThanOrEqual(asked.length / 2)
    expect(asked.filter(({ apr }) => apr > example.apr).length).toBeLessThanOrEqual(asked.length / 2)
  })

  it('has an example that the offers page would show to somebody whose score nobody asked for', () => {
    const { example } = range
    if (!example) throw new Error('no example')
    const { amount, months: tenure_months } = example
    const { security, registered } = LOANS[product]
    const collateral = security ? { collateral: { kind: security, value: 10 * amount } } : {}
    const request = { app_id: 'app', product_type: product, amount, tenure_months, today: '2026-11-22', ...collateral }
    const anybody: Applicant = {
      birth_day: '1990-01-01',
      postal_code: '400001',
      credit_score: 'not_checked',
      employment: registered ? 'business' : 'salaried',
      monthly_income: 80_000,
      monthly_emi: 0,
    }
    const { matched } = makeOffers(anybody, lendersOf(product), request)
    expect(matched.map(({ emi, apr, total_repayment }) => [emi, apr, total_repayment])).toContainEqual([
      example.emi,
      example.apr,
      example.total,
    ])
  })
})

describe('what is published', () => {
  it('of gold is no rate that only a score would bring: nobody is asked for one', () => {
    const rates = lendersOf('Gold Loans').map(({ rate_max }) => rate_max)
    expect(published('Gold Loans')).toMatchObject({ rate_min: Math.min(...rates), rate_max: Math.max(...rates) })
  })

  it('stays within what can be asked for here', () => {
    const huge = lenderWith({ min_loan_amount: 1, loan_amount_upto: 1e9, tenure_min_months: 1, tenure_max_months: 360 })
    expect(published('Personal Loans', [huge])).toMatchObject({
      amount_min: 1_000,
      amount_max: 10_00_000,
      months_min: 3,
      months_max: 60,
    })
  })

  it('says what is common to all lenders, if anything is', () => {
    const short = lenderWith({ tenure_min_months: 3, tenure_max_months: 12, loan_amount_upto: 200_000 })
    const middle = lenderWith({ tenure_min_months: 6, tenure_max_months: 24, min_loan_amount: 50_000 })
    const long = lenderWith({ tenure_min_months: 24, tenure_max_months: 60 })
    expect(published('Personal Loans', [short, middle]).common).toEqual({
      amount_min: 50_000,
      amount_max: 200_000,
      months_min: 6,
      months_max: 12,
    })
    expect(published('Personal Loans', [short, middle, long]).common).toBeNull()
  })

  it('is nothing where no lender lends what can be asked for', () => {
    expect(publishedRange('Personal Loans', [])).toBeNull()
    expect(publishedRange('Personal Loans', [lenderWith({ rate_min: 0, rate_max: 0 })])).toBeNull()
    expect(publishedRange('Personal Loans', [lenderWith({ min_loan_amount: 2e6, loan_amount_upto: 3e6 })])).toBeNull()
    const long = lenderWith({ tenure_min_months: 12, tenure_max_months: 12, min_loan_amount: 300_000 })
    expect(published('Personal Loans', [long]).example).toBeNull()
  })
})
