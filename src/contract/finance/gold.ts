import { compounded } from './bullet.ts'
import { listCliffs, ltvPercent, maxLoanOn } from './loan-to-value.ts'
import type { LtvCliff, LtvStep } from './loan-to-value.ts'
import type { Repayment } from './schedule.ts'

/**
 * How much of the gold's value may be lent, by the loan's size in rupees. Source: RBI (Lending Against Gold and Silver
 * Collateral) Directions, 6 June 2025: 85 % up to 2.5 lakh, 80 % up to 5 lakh, 75 % above.
 */
export const GOLD_LTV_STEPS: readonly LtvStep[] = [
  { upTo: 250_000, percent: 85 },
  { upTo: 500_000, percent: 80 },
  { upTo: Infinity, percent: 75 },
]

/** Working days within which the gold comes back when all is repaid, and rupees for each day after them. Source: the same. */
export const GOLD_RETURN = { workingDays: 7, lateDay: 5_000 } as const

/** Gold alone, without stones: grams, carats (24 = pure), and the price of pure gold, rupees a gram. */
export interface GoldPiece {
  weight: number
  purity: number
  pricePerGram: number
}

/** Rate in percent a year and months of a loan; a bullet loan is measured by what is due at its end. */
export interface GoldTerms {
  repayment: Repayment
  annualRate: number
  months: number
}

/** Value in whole rupees: weight × purity / 24 × price. */
export function goldValue({ weight, purity, pricePerGram }: GoldPiece): number {
  return Math.floor((weight * purity * pricePerGram) / 24 + 1e-6)
}

/** Largest loan in whole rupees against gold worth `value` rupees. Without terms: as for EMIs. */
export function maxGoldLoan(value: number, terms?: GoldTerms): number {
  return maxLoanOn(value, GOLD_LTV_STEPS, growthOf(terms))
}

/** Values between which more gold brings no larger loan (EMIs), rupees. */
export function listGoldCliffs(): LtvCliff[] {
  return listCliffs(GOLD_LTV_STEPS)
}

/** What a piece of gold can do: rupees, percent, and the cliff its value stands on, if any. */
export interface GoldPlan {
  value: number
  max_loan: number
  /** Loan-to-value step of the largest loan, percent. */
  ltv_percent: number
  cliff: LtvCliff | null
}

/** Value, largest loan and cliff of a piece of gold. Without terms: as for EMIs. */
export function planGold(piece: GoldPiece, terms?: GoldTerms): GoldPlan {
  const value = goldValue(piece)
  const max_loan = maxGoldLoan(value, terms)
  // A bullet loan of the same value stands on a cliff where its value, less the interest to come, does.
  const counted = value / growthOf(terms)
  const cliff = listGoldCliffs().find(({ from, to }) => counted >= from && counted < to) ?? null
  return { value, max_loan, ltv_percent: ltvPercent(max_loan, GOLD_LTV_STEPS), cliff }
}

const growthOf = (terms: GoldTerms | undefined): number =>
  terms?.repayment === 'bullet' ? compounded(terms.annualRate, terms.months) : 1
