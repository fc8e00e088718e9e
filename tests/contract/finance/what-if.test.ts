import { describe, expect, it } from 'vitest'
import { rankOffers } from '#src/contract/finance/ranking.ts'
import { computeWhatIf } from '#src/contract/finance/what-if.ts'
import type { WhatIfTry } from '#src/contract/finance/what-if.ts'
import { applicant, lenderWith, request, seedLenders } from './sample-lenders.ts'

const limits = { amount_min: 1_000, amount_max: 1_000_000, terms: [3, 6, 9, 12, 18, 24, 36, 48, 60] }
const asIs: WhatIfTry = { amount: 100_000, tenure_months: 12, monthly_income: 42_000 }
const lenders = [
  lenderWith({ lender_id: 1, name: 'Open' }),
  lenderWith({ lender_id: 2, name: 'Rich', min_income: 50_000 }),
  lenderWith({ lender_id: 3, name: 'Big', min_loan_amount: 150_000 }),
  lenderWith({ lender_id: 4, name: 'Long', tenure_min_months: 24 }),
  lenderWith({ lender_id: 5, name: 'Score', min_credit_score: 800 }),
]
const tryOut = (change: Partial<WhatIfTry>, list = lenders, who = applicant) =>
  computeWhatIf(who, list, request, { ...asIs, ...change }, limits)

describe('what if', () => {
  it('changes nothing when nothing is changed, and names the nearest way to one more lender', () => {
    const result = tryOut({})
    expect([result.opens, result.closes]).toEqual([[], []])
    expect(result.own).toEqual(result.tried)
    // 42,000 to 50,000 is a fifth; 1,00,000 to 1,50,000 is half; 12 to 24 months is twice.
    expect(result.unlock).toEqual({ kind: 'income', value: 50_000, lender_ids: [2] })
  })

  it('tells which lenders open and which close', () => {
    expect(tryOut({ monthly_income: 50_000 }).opens).toEqual([2])
    expect(tryOut({ amount: 150_000 }).opens).toEqual([3])
    const longer = tryOut({ tenure_months: 24 })
    expect(longer.opens).toEqual([4])
    expect(tryOut({ monthly_income: 10_000 }).closes).toEqual([1])
  })

  it('finds another term where instalments would take too much, and proves it', () => {
    const tight = { ...applicant, monthly_income: 15_000, monthly_emi: 9_000 }
    const list = [lenderWith({ lender_id: 9, min_loan_amount: 20_000 })]
    const result = tryOut({ monthly_income: 15_000, amount: 20_000 }, list, tight)
    expect(result.tried.matched).toEqual([])
    if (!result.unlock) throw new Error('nothing would open')
    const { kind, value } = result.unlock
    const again = tryOut(
      {
        monthly_income: kind === 'income' ? value : 15_000,
        amount: 20_000,
        tenure_months: kind === 'tenure' ? value : 12,
      },
      list,
      tight,
    )
    expect(again.tried.matched.map(({ lender_id }) => lender_id)).toEqual([9])
  })

  it.each([
    ['a larger amount', { min_loan_amount: 150_000 }, {}, { kind: 'amount', value: 150_000 }],
    ['the shortest term that is long enough', { tenure_min_months: 24 }, {}, { kind: 'tenure', value: 24 }],
    ['the longest term that is short enough', {}, { tenure_months: 60 }, { kind: 'tenure', value: 36 }],
    ['the nearest term of several', { tenure_min_months: 6 }, { tenure_months: 3 }, { kind: 'tenure', value: 6 }],
    [
      'a term at the lender’s edge',
      { tenure_min_months: 18, tenure_max_months: 18 },
      {},
      { kind: 'tenure', value: 18 },
    ],
    ['a larger income', { min_income: 50_000 }, {}, { kind: 'income', value: 50_000 }],
    ['a smaller income', { max_income: 40_000 }, {}, { kind: 'income', value: 40_000 }],
    ['the largest income there is', { min_income: 1_000_000 }, {}, { kind: 'income', value: 1_000_000 }],
    ['the smallest loan there is', { min_loan_amount: 1_000 }, { amount: 500 }, { kind: 'amount', value: 1_000 }],
    ['the largest loan there is', { min_loan_amount: 1_000_000 }, {}, { kind: 'amount', value: 1_000_000 }],
  ] as const)('%s opens a lender', (_, lender, change, unlock) => {
    const list = [lenderWith({ lender_id: 9, loan_amount_upto: 1_000_000, ...lender })]
    const rich = { ...applicant, monthly_income: 400_000 }
    const income = unlock.kind === 'income' ? {} : { monthly_income: 400_000 }
    expect(tryOut({ ...change, ...income }, list, rich).unlock).toEqual({ ...unlock, lender_ids: [9] })
  })

  it.each([
    ['a loan larger than the product gives', { min_loan_amount: 1_001_000 }],
    ['a loan that is no whole thousand', { min_loan_amount: 150_500 }],
    ['an income larger than anybody may state', { min_income: 1_000_001 }],
    ['a lender that is off', { min_income: 50_000, lender_status: 0 }],
    ['a lender of another product', { min_income: 50_000, product_kind: 'Gold Loans' }],
  ] as const)('%s is no way', (_, lender) => {
    expect(tryOut({}, [lenderWith({ lender_id: 9, loan_amount_upto: 2_000_000, ...lender })]).unlock).toBeNull()
  })

  it('names the income that carries the smallest loan, in whole thousands', () => {
    // 20,000 at 18 % over a year is 1,833.60 a month; with 9,000 that is 50 % of 21,667.20.
    const tight = { ...applicant, monthly_emi: 9_000 }
    const list = [lenderWith({ lender_id: 9, min_loan_amount: 20_000 })]
    const { unlock } = tryOut({ monthly_income: 15_000, amount: 20_000 }, list, tight)
    expect(unlock).toEqual({ kind: 'income', value: 22_000, lender_ids: [9] })
    // With 12,000 it is more than half of any small income, and 65 % of 21,282: the least that is not small.
    const full = tryOut({ monthly_income: 15_000, amount: 20_000 }, list, { ...tight, monthly_emi: 12_000 })
    expect(full.unlock).toEqual({ kind: 'income', value: 26_000, lender_ids: [9] })
  })

  it('names the nearest way first, and every lender that it opens', () => {
    const list = [
      lenderWith({ lender_id: 1, min_loan_amount: 300_000 }),
      lenderWith({ lender_id: 2, min_loan_amount: 120_000 }),
      lenderWith({ lender_id: 3, tenure_min_months: 18 }),
      lenderWith({ lender_id: 4, min_loan_amount: 110_000 }),
    ]
    expect(tryOut({}, list).unlock).toEqual({ kind: 'amount', value: 110_000, lender_ids: [4] })
    expect(tryOut({ amount: 115_000 }, list).unlock).toEqual({ kind: 'amount', value: 120_000, lender_ids: [2] })
  })

  it('promises nothing for what a person cannot change', () => {
    expect(tryOut({}, [lenderWith({ lender_id: 5, min_credit_score: 800 })]).unlock).toBeNull()
  })

  it('opens with every unlock at least what it names, for all lenders of the seed', () => {
    for (const monthly_income of [12_000, 16_000, 19_000, 24_000, 42_000])
      for (const amount of [5_000, 100_000, 900_000]) {
        const tried = { amount, tenure_months: 12, monthly_income }
        const { unlock } = computeWhatIf(applicant, seedLenders, request, tried, limits)
        if (!unlock) continue
        const person = { ...applicant, monthly_income: unlock.kind === 'income' ? unlock.value : monthly_income }
        const asked = {
          ...request,
          amount: unlock.kind === 'amount' ? unlock.value : amount,
          tenure_months: unlock.kind === 'tenure' ? unlock.value : 12,
        }
        const matched = rankOffers(person, seedLenders, asked).matched.map(({ lender_id }) => lender_id)
        expect(matched).toEqual(expect.arrayContaining(unlock.lender_ids))
        expect(unlock.lender_ids.length).toBeGreaterThan(0)
      }
  })

  it('never loses a lender to a higher income alone', () => {
    const low = tryOut({ monthly_income: 20_000 })
    const high = tryOut({ monthly_income: 90_000 })
    const ids = (list: typeof low) => list.tried.matched.map(({ lender_id }) => lender_id)
    expect(ids(high)).toEqual(expect.arrayContaining(ids(low)))
  })
})
