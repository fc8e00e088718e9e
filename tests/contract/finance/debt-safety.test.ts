import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDebtSafety } from '#src/contract/finance/debt-safety.ts'
import type { DebtFacts } from '#src/contract/finance/debt-safety.ts'
import { exactEmi } from '#src/contract/finance/emi.ts'
import { SAFE_SHARE } from '#src/contract/rules/lending/instalment-cap.ts'

/** A household without instalments beside the borrower's. */
const told = (income_year: number | null) => (income_year === null ? null : { income_year, emi_month: 0 })
/** A loan without interest: its instalment is the amount by the months, so that shares are exact. */
const facts = (change: Partial<DebtFacts> = {}): DebtFacts => ({
  monthly_income: 30_000,
  monthly_emi: 5_000,
  household: null,
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
    const safety = checkDebtSafety(facts({ household: told(household), secured }))
    expect([safety?.microfinance, safety?.income]).toEqual([law, income])
  })

  it.each([
    [25_000, false, true],
    [25_001, false, false],
    [25_000, true, false],
  ] as const)(
    'an untold household of somebody with %i a month, secured %s: capped by law %s',
    (income, secured, law) => {
      const safety = checkDebtSafety(facts({ monthly_income: income, secured }))
      expect([safety?.microfinance, safety?.income]).toEqual([law, income])
    },
  )

  it("counts all of the household's instalments, and never less than the borrower's own", () => {
    const ofHousehold = (emi_month: number) =>
      checkDebtSafety(facts({ household: { income_year: 240_000, emi_month } }))
    expect([ofHousehold(8_000)?.share_before, ofHousehold(0)?.share_before]).toEqual([0.4, 0.25])
  })

  it('is what a small household may take, to the rupee', () => {
    const small = { household: told(300_000), monthly_emi: 2_500 }
    expect(checkDebtSafety(facts({ ...small, amount: 120_000 }))?.verdict).toBe('careful')
    expect(checkDebtSafety(facts({ ...small, amount: 120_012 }))?.verdict).toBe('over')
  })

  it('has no room once the instalments are there', () => {
    const safety = checkDebtSafety(facts({ monthly_emi: 15_000 }))
    expect(safety).toMatchObject({ room: 0, verdict: 'over', advice: [{ kind: 'none' }] })
  })

  it('says what is taken already, and counts the smallest incomes too', () => {
    expect(checkDebtSafety(facts())?.share_before).toBeCloseTo(1 / 6, 10)
    expect(checkDebtSafety(facts({ monthly_income: 1 }))).toMatchObject({ income: 1, verdict: 'over' })
    expect(checkDebtSafety(facts({ household: told(1) }))?.income).toBe(1 / 12)
  })

  it('says nothing without an income', () => {
    for (const monthly_income of [0, -1, Number.NaN]) expect(checkDebtSafety(facts({ monthly_income }))).toBeNull()
  })
})

describe('advice', () => {
  const gold = { annualRate: 21, amount_min: 25_000, amount_max: 250_000, months_min: 6, months_max: 24 }
  const over = facts({ amount: 300_000, annualRate: 24, months: 12, gold })

  it('names less, longer and gold, each with the figures that prove it', () => {
    const safety = checkDebtSafety(over)
    expect(safety?.advice.map(({ kind }) => kind)).toEqual(['less', 'longer'])
    expect(safety?.advice[0]).toEqual({ kind: 'less', amount: 105_000, emi: exactEmi(105_000, 24, 12) })
    const longer = safety?.advice[1]
    if (longer?.kind !== 'longer') throw new Error('no longer term')
    expect(exactEmi(300_000, 24, longer.months)).toBeLessThanOrEqual(10_000)
    expect(exactEmi(300_000, 24, longer.months - 1)).toBeGreaterThan(10_000)
    expect(longer.extra_interest).toBeGreaterThan(0)
    expect(checkDebtSafety({ ...over, amount: 107_000 })?.advice.map(({ kind }) => kind)).toEqual([
      'less',
      'longer',
      'gold',
    ])
    expect(checkDebtSafety({ ...over, amount: 107_000, secured: true })?.advice.map(({ kind }) => kind)).not.toContain(
      'gold',
    )
  })

  const kinds = (change: Partial<DebtFacts>) => checkDebtSafety(facts(change))?.advice.map(({ kind }) => kind)

  it('of gold is what every gold lender here makes, at the highest rate of any, and only where that is cheaper', () => {
    const goldOf = (change: Partial<DebtFacts>) =>
      checkDebtSafety({ ...over, ...change })?.advice.find(({ kind }) => kind === 'gold')
    expect(goldOf({ amount: 107_000 })).toEqual({
      kind: 'gold',
      months: 12,
      annualRate: 21,
      emi: exactEmi(107_000, 21, 12),
    })
    // 21 % is no cheaper than 21 %.
    expect(goldOf({ amount: 107_500, annualRate: 21 })).toBeUndefined()
    expect(goldOf({ amount: 107_390, annualRate: 21.01 })).toBeDefined()
    // No longer than all of them lend.
    expect(goldOf({ amount: 195_000, annualRate: 60, months: 36, monthly_emi: 4_000 })).toMatchObject({ months: 24 })
    const income = { monthly_income: 10_000, monthly_emi: 0 }
    expect(goldOf({ ...income, amount: 25_000, annualRate: 60, months: 5 })).toBeUndefined()
    expect(
      goldOf({ monthly_income: 5_000, monthly_emi: 0, amount: 24_000, annualRate: 60, months: 12 }),
    ).toBeUndefined()
    expect(
      goldOf({ monthly_income: 60_000, monthly_emi: 0, amount: 251_000, annualRate: 60, months: 9 }),
    ).toBeUndefined()
    // Where nobody lends against gold, nothing is said of it.
    expect(goldOf({ amount: 107_000, gold: undefined })).toBeUndefined()
  })

  it('of less is in whole thousands, from the smallest loan on', () => {
    // 9,928.28 a month carry 1,04,994.95 at 24 % over a year.
    expect(checkDebtSafety({ ...over, monthly_emi: 5_071.72 })?.advice[0]).toMatchObject({ amount: 104_000 })
    const small = { monthly_income: 10_000, amount: 50_000, months: 10 }
    expect(checkDebtSafety(facts({ ...small, monthly_emi: 4_900 }))?.advice[0]).toEqual({
      kind: 'less',
      amount: 1_000,
      emi: 100,
    })
    expect(kinds({ ...small, monthly_emi: 4_901 })).toEqual(['none'])
  })

  it('of longer is the shortest term that fits, up to the longest there is, with the interest it costs', () => {
    const longer = (change: Partial<DebtFacts>) =>
      checkDebtSafety(facts(change))?.advice.find((each) => each.kind === 'longer')
    expect(longer({ amount: 130_000 })).toEqual({ kind: 'longer', months: 13, emi: 10_000, extra_interest: 0 })
    expect(longer({ amount: 130_000, longest: 13 })).toMatchObject({ months: 13 })
    expect(longer({ amount: 130_000, longest: 12 })).toBeUndefined()
    expect(longer({ amount: 600_000 })).toMatchObject({ months: 60 })
    expect(longer({ amount: 600_001 })).toBeUndefined()
    // 1,10,000 at 24 %: 12 EMIs of 10,401.56 are 1,24,818.68; 13 of 9,693.02 are 1,26,009.25.
    const dearer = longer({ amount: 110_000, annualRate: 24 })
    expect(dearer).toMatchObject({ months: 13 })
    expect(dearer?.extra_interest).toBeCloseTo(1_190.57, 1)
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
        (asked, months, annualRate, monthly_emi, monthly_income, year) => {
          const given = { monthly_income, monthly_emi, household: told(year), amount: asked, annualRate, months }
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
