import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDebtSafety } from '#src/contract/finance/debt-safety.ts'
import { rankOffers } from '#src/contract/finance/ranking.ts'
import { listSchedule } from '#src/contract/finance/schedule.ts'
import {
  householdOf,
  instalmentCap,
  isSmallIncome,
  leastIncomeFor,
  withMoreIncome,
} from '#src/contract/rules/lending/instalment-cap.ts'
import type { Borrower, Household } from '#src/contract/rules/lending/instalment-cap.ts'
import { applicant, request, seedLenders } from '../finance/sample-lenders.ts'

const borrower = (change: Partial<Borrower> = {}): Borrower => ({
  monthly_income: 20_000,
  monthly_emi: 2_000,
  household: null,
  secured: false,
  ...change,
})
const household = (income_year: number, emi_month = 0): Household => ({ income_year, emi_month })

describe('what all instalments may take', () => {
  it.each<[string, Partial<Borrower>, { share: number; income: number; room: number }]>([
    ['a small income, household not told', {}, { share: 0.5, income: 20_000, room: 8_000 }],
    ['just 25,000', { monthly_income: 25_000 }, { share: 0.5, income: 25_000, room: 10_500 }],
    ['a rupee more', { monthly_income: 25_001 }, { share: 0.65, income: 25_001, room: 14_250.65 }],
    ['something behind the loan', { secured: true }, { share: 0.65, income: 20_000, room: 11_000 }],
    ['a household of 3 lakh', { household: household(300_000) }, { share: 0.5, income: 25_000, room: 10_500 }],
    ['a rupee more', { household: household(300_001) }, { share: 0.65, income: 20_000, room: 11_000 }],
    ['what others of it pay', { household: household(300_000, 6_000) }, { share: 0.5, income: 25_000, room: 6_500 }],
    [
      'a small part of it: what lenders ask of the borrower alone holds',
      { monthly_income: 8_000, household: household(300_000) },
      { share: 0.65, income: 8_000, room: 3_200 },
    ],
    ['paid up to the line', { monthly_emi: 10_000 }, { share: 0.5, income: 20_000, room: 0 }],
  ])('%s', (_name, change, cap) => {
    const found = instalmentCap(borrower(change))
    expect({ ...found, room: Math.round(found.room * 100) / 100 }).toMatchObject(cap)
  })
})

const borrowers = fc.record({
  monthly_income: fc.integer({ min: 1, max: 60_000 }),
  monthly_emi: fc.integer({ min: 0, max: 20_000 }),
  household: fc.option(
    fc.record({ income_year: fc.integer({ min: 1, max: 900_000 }), emi_month: fc.integer({ min: 0, max: 20_000 }) }),
  ),
  secured: fc.constant(false),
})

it('no offer to a small household brings its instalments over half of its income, and no screen says that it does', () => {
  fc.assert(
    fc.property(
      borrowers,
      fc.integer({ min: 1, max: 700 }),
      fc.constantFrom(3, 6, 12, 24, 36, 60),
      (who, thousands, tenure_months) => {
        const { household: told, monthly_income, monthly_emi } = who
        const person = { ...applicant, monthly_income, monthly_emi, household: told ?? undefined }
        const asked = { ...request, amount: thousands * 1_000, tenure_months }
        const small = (told?.income_year ?? monthly_income * 12) <= 300_000
        const income = (small && told ? told.income_year / 12 : monthly_income) * (small ? 0.5 : 0.65)
        const paid = small ? Math.max(monthly_emi, told?.emi_month ?? 0) : monthly_emi
        for (const { emi, amount, interest_rate } of rankOffers(person, seedLenders, asked).matched) {
          for (const { instalment } of listSchedule(amount, interest_rate, tenure_months)) {
            expect(instalment).toBeLessThanOrEqual(emi)
            expect(instalment + paid).toBeLessThanOrEqual(income + 1e-6)
          }
          const safety = checkDebtSafety({
            monthly_income,
            monthly_emi,
            household: told,
            amount,
            annualRate: interest_rate,
            months: tenure_months,
          })
          expect([safety?.microfinance, small && safety?.verdict === 'over']).toEqual([small, false])
        }
      },
    ),
    { numRuns: 300 },
  )
})

it('the least income is one that carries the instalment, and a thousand less is not', () => {
  fc.assert(
    fc.property(borrowers, fc.integer({ min: 100, max: 3_000_000 }), fc.boolean(), (who, paise, secured) => {
      const emi = paise / 100
      const without = { ...who, household: null, secured }
      const least = leastIncomeFor(emi, without)
      const fits = (monthly_income: number) => instalmentCap({ ...without, monthly_income }).room >= emi - 1e-6
      expect(fits(least)).toBe(true)
      // The law's line is drawn at whole rupees.
      if (least > 1_000) expect(instalmentCap({ ...without, monthly_income: least - 1_000 }).room).toBeLessThan(emi + 1)
    }),
  )
})

it('a larger income or household never leaves less room', () => {
  fc.assert(
    fc.property(borrowers, fc.integer({ min: 0, max: 500_000 }), (who, more) => {
      const { room } = instalmentCap(who)
      expect(instalmentCap({ ...who, monthly_income: who.monthly_income + more }).room).toBeGreaterThanOrEqual(room)
      if (who.household === null) return
      const richer = { ...who.household, income_year: who.household.income_year + more }
      expect(instalmentCap({ ...who, household: richer }).room).toBeGreaterThanOrEqual(room)
    }),
  )
})

describe('the household that was told', () => {
  const told = { monthly_income: 20_000, emi: 2_000, household_income: 300_000, household_emi: 5_000 } as const
  it.each([
    ['as it was told', {}, { income_year: 300_000, emi_month: 5_000 }],
    ['earns what its member earns', { household_income: 100_000 }, { income_year: 240_000, emi_month: 5_000 }],
    ['pays what its member pays', { household_emi: '' }, { income_year: 300_000, emi_month: 2_000 }],
    ['not told', { household_income: '' }, null],
    ['told before somebody earned more than such a household', { monthly_income: 25_001 }, null],
    ['without an income of one’s own', { monthly_income: '' }, null],
  ] as const)('%s', (_name, change, expected) => {
    expect(householdOf({ ...told, ...change })).toEqual(expected)
  })

  it('is asked for up to ₹25,000 a month, and not where nothing is earned', () => {
    expect([0, 1, 25_000, 25_000.01, Number.NaN].map(isSmallIncome)).toEqual([false, true, true, false, false])
  })

  it('has as much more as its member earns more', () => {
    expect(withMoreIncome(household(240_000, 1_000), 5_000)).toEqual(household(300_000, 1_000))
    expect(withMoreIncome(undefined, 5_000)).toBeUndefined()
  })
})
