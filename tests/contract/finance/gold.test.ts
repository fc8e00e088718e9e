import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bulletApr, exactBulletDue } from '#src/contract/finance/bullet.ts'
import type { GoldTerms } from '#src/contract/finance/gold.ts'
import { GOLD_LTV_STEPS, goldValue, listGoldCliffs, maxGoldLoan, planGold } from '#src/contract/finance/gold.ts'
import { ltvPercent } from '#src/contract/finance/loan-to-value.ts'
import { listSchedule, scheduleTotals } from '#src/contract/finance/schedule.ts'
import { costLoan } from '#src/contract/finance/totals.ts'
import { toPaise } from '#src/contract/rules/paise.ts'

const value = fc.integer({ min: 0, max: 200_000_000 })
const terms = fc.record({
  repayment: fc.constantFrom('emi' as const, 'bullet' as const),
  annualRate: fc.constantFrom(9, 11.9, 21, 24),
  months: fc.integer({ min: 1, max: 12 }),
})

describe('loan to value', () => {
  test.each([
    [100_000, 85_000],
    [294_118, 250_000],
    [300_000, 250_000],
    [320_000, 256_000],
    [625_000, 500_000],
    [660_000, 500_000],
    [700_000, 525_000],
    [1_000_000, 750_000],
    [13_333_334, 10_000_000],
    [0, 0],
    [2, 1],
  ])('gold worth %i carries at most %i', (worth, loan) => {
    expect(maxGoldLoan(worth)).toBe(loan)
  })

  test('more value never carries less, and no loan passes its own step', () => {
    fc.assert(
      fc.property(value, value, terms, (a, b, how) => {
        const [less, more] = [maxGoldLoan(Math.min(a, b), how), maxGoldLoan(Math.max(a, b), how)]
        expect(less).toBeLessThanOrEqual(more)
        const due = how.repayment === 'bullet' ? exactBulletDue(more, how.annualRate, how.months) : more
        expect(due).toBeLessThanOrEqual((Math.max(a, b) * ltvPercent(more, GOLD_LTV_STEPS)) / 100 + 0.01)
      }),
    )
  })

  test('the cliffs are named by the values between which more gold brings nothing', () => {
    expect(listGoldCliffs()).toEqual([
      { loan: 250_000, from: 294_118, to: 312_500 },
      { loan: 500_000, from: 625_000, to: 666_666 },
    ])
    for (const { loan, from, to } of listGoldCliffs()) {
      expect([maxGoldLoan(from - 1), maxGoldLoan(from), maxGoldLoan(to)]).toEqual([expect.any(Number), loan, loan])
      expect(maxGoldLoan(from - 1)).toBeLessThan(loan)
      expect(maxGoldLoan(to + 2)).toBeGreaterThan(loan)
    }
  })
})

test('a piece of gold is worth weight × purity / 24 × price', () => {
  expect(goldValue({ weight: 10, purity: 24, pricePerGram: 10_000 })).toBe(100_000)
  expect(goldValue({ weight: 12.5, purity: 22, pricePerGram: 9_876.5 })).toBe(113_168)
  expect(planGold({ weight: 30, purity: 24, pricePerGram: 10_000 })).toEqual({
    value: 300_000,
    max_loan: 250_000,
    ltv_percent: 85,
    cliff: { loan: 250_000, from: 294_118, to: 312_500 },
  })
  const cliffAt = (weight: number, terms?: GoldTerms) =>
    planGold({ weight, purity: 24, pricePerGram: 10_000 }, terms).cliff?.loan ?? null
  // Both ends of the first cliff: 2,94,118 already carries 2,50,000, and from 3,12,500 on more gold carries more.
  expect([29.4117, 29.4118, 31.2499, 31.25, 32].map((weight) => cliffAt(weight))).toEqual([
    null,
    250_000,
    250_000,
    null,
    null,
  ])
  // Repaid at the end, 3,40,000 of gold counts as 3,40,000 / 1.1268 = 3,01,733.
  expect(cliffAt(34, { repayment: 'bullet', annualRate: 12, months: 12 })).toBe(250_000)
  expect(cliffAt(34)).toBeNull()
})

describe('bullet', () => {
  test('is one payment at the end, with the interest of every month added', () => {
    const cost = costLoan({ amount: 100_000, annualRate: 12, months: 12, feePercent: 0, repayment: 'bullet' })
    expect(cost).toMatchObject({ emi: 112_682.5, last_instalment: 112_682.5, total_interest: 12_682.5, apr: 12 })
    expect(listSchedule(100_000, 12, 12, 'bullet')).toEqual([
      { number: 12, instalment: 112_682.5, principal: 100_000, interest: 12_682.5, balance: 0 },
    ])
    expect(scheduleTotals(toPaise(100_000), 12, 12, 'bullet').count).toBe(1)
  })

  test('with a fee costs what the money that arrives costs', () => {
    // 98,820 arrive, 1,12,682.50 go back after twelve months: (1.14028 ^ 1/12 - 1) × 1200.
    const loan = { amount: 100_000, annualRate: 12, months: 12, feePercent: 1, repayment: 'bullet' } as const
    expect(costLoan(loan)).toMatchObject({ net_disbursed: 98_820, apr: 13.2 })
  })

  test('one month is the same loan as one EMI', () => {
    const loan = { amount: 80_000, annualRate: 24, months: 1, feePercent: 0.5 }
    expect(costLoan({ ...loan, repayment: 'bullet' })).toEqual(costLoan(loan))
  })

  test('costs its rate without fees and more with them', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1_500, max: 10_000_000 }), ({ annualRate, months }, amount) => {
        const loan = { amount, annualRate, months, repayment: 'bullet' } as const
        expect(costLoan({ ...loan, feePercent: 0 }).apr).toBe(annualRate)
        expect(costLoan({ ...loan, feePercent: 1 }).apr).toBeGreaterThan(annualRate)
        expect(bulletApr(amount, exactBulletDue(amount, annualRate, months), months)).toBeCloseTo(annualRate, 8)
      }),
    )
  })
})
