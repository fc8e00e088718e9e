import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDebtSafety, SAFE_SHARE } from '#src/contract/finance/debt-safety.ts'
import type { DebtFacts } from '#src/contract/finance/debt-safety.ts'
import { exactEmi } from '#src/contract/finance/emi.ts'

/** A loan without interest: its instalment is the amount by the months, so that shares are exact. */
const facts = (change: Partial<DebtFacts> = {}): DebtFacts => ({
  monthly_income: 30_000,
  monthly_emi: 5_000,
  household_income_year: null,
  amount: 120_000,
  annualRate: 0,
  months: 12,
  ...change,
})

describe('half of the income', () => {
  it.each([
    // amount, months -> share, verdict
    [120_000, 12, 0.5, 'careful'],
    [120_012, 12, 0.50003, 'over'],
    [119_988, 12, 0.49997, 'careful'],
    [84_000, 12, 0.4, 'safe'],
    [84_012, 12, 0.40003, 'careful'],
  ] as const)('%i rupees over %i months takes %f: %s', (amount, months, share, verdict) => {
    const safety = checkDebtSafety(facts({ amount, months }))
    expect(safety?.share).toBeCloseTo(share, 4)
    expect(safety?.verdict).toBe(verdict)
    expect(safety?.advice.length === 0).toBe(verdict !== 'over')
  })

  it.each([
    // household a year, secured -> capped, by which income
    [300_000, false, true, 25_000],
    [300_001, false, false, 30_000],
    [240_000, false, true, 20_000],
    [300_000, true, false, 30_000],
    [null, false, false, 30_000],
    [0, false, true, 30_000],
  ] as const)('household of %s, secured %s: capped by law %s, by %i a month', (household, secured, law, income) => {
    const safety = checkDebtSafety(facts({ household_income_year: household, secured }))
    expect([safety?.microfinance, safety?.income]).toEqual([law, income])
  })

  it('is what a small household may take, to the rupee', () => {
    const small = { household_income_year: 300_000, monthly_emi: 2_500 }
    expect(checkDebtSafety(facts({ ...small, amount: 120_000 }))?.verdict).toBe('careful')
    expect(checkDebtSafety(facts({ ...small, amount: 120_012 }))?.verdict).toBe('over')
  })

  it('has no room once the instalments are there', () => {
    const safety = checkDebtSafety(facts({ monthly_emi: 15_000 }))
    expect(safety).toMatchObject({ room: 0, verdict: 'over', advice: [{ kind: 'none' }] })
  })

  it('says nothing without an income', () => {
    for (const monthly_income of [0, -1, Number.NaN]) expect(checkDebtSafety(facts({ monthly_income }))).toBeNull()
  })
})

describe('advice', () => {
  const over = facts({ amount: 300_000, annualRate: 24, months: 12 })

  it('names less, longer and gold, each with the figures that prove it', () => {
    const safety = checkDebtSafety(over)
    expect(safety?.advice.map(({ kind }) => kind)).toEqual(['less', 'longer'])
    expect(safety?.advice[0]).toEqual({ kind: 'less', amount: 105_000, emi: exactEmi(105_000, 24, 12) })
    const longer = safety?.advice[1]
    if (longer?.kind !== 'longer') throw new Error('no longer term')
    expect(exactEmi(300_000, 24, longer.months)).toBeLessThanOrEqual(10_000)
    expect(exactEmi(300_000, 24, longer.months - 1)).toBeGreaterThan(10_000)
    expect(longer.extra_interest).toBeGreaterThan(0)
    expect(checkDebtSafety({ ...over, amount: 110_000 })?.advice.map(({ kind }) => kind)).toEqual([
      'less',
      'longer',
      'gold',
    ])
    expect(checkDebtSafety({ ...over, amount: 110_000, secured: true })?.advice.map(({ kind }) => kind)).not.toContain(
      'gold',
    )
  })

  it('never advises anything that is over the cap itself', () => {
    const amount = fc.integer({ min: 1_000, max: 1_000_000 })
    const rupees = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 36 }),
        rupees,
        fc.integer({ min: 1, max: 200_000 }),
        fc.option(rupees.map((value) => value * 12)),
        (asked, months, annualRate, monthly_emi, monthly_income, household_income_year) => {
          const given = { monthly_income, monthly_emi, household_income_year, amount: asked, annualRate, months }
          const safety = checkDebtSafety(given)
          if (!safety) return
          for (const advice of safety.advice)
            if (advice.kind !== 'none')
              expect((monthly_emi + advice.emi) / safety.income).toBeLessThanOrEqual(SAFE_SHARE + 1e-6)
        },
      ),
    )
  })
})
