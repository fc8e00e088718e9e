import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { halfUp } from '#src/contract/rules/paise.ts'

const BEST_SCORE = 850
const LOWEST_SCORE = 300
const BANDS = 4
/** A rate has this many steps to a percent. */
const RATE_STEPS = 10_000
const stepsOf = (rate: number): bigint => BigInt(Math.round(rate * RATE_STEPS))

/**
 * The interest rate an offer shows, percent a year, by credit score alone: the lender's highest rate at its minimum
 * score, its lowest from 850 up, and between them four equal steps. A score that is unknown takes the highest rate, so
 * that nobody is promised less than the lender may ask. Published on the page "How we match".
 */
export function offeredRate(
  score: number | 'no_history' | 'not_checked',
  lender: Pick<Lender, 'rate_min' | 'rate_max' | 'min_credit_score'>,
): number {
  if (typeof score !== 'number') return lender.rate_max
  const floor = Math.min(lender.min_credit_score ?? LOWEST_SCORE, BEST_SCORE - 1)
  const share = Math.min(Math.max((score - floor) / (BEST_SCORE - floor), 0), 1)
  const band = BigInt(Math.floor(share * BANDS))
  const [low, high] = [stepsOf(lender.rate_min), stepsOf(lender.rate_max)]
  // In whole numbers, half a hundredth up.
  const hundredths = halfUp(high * BigInt(BANDS) - band * (high - low), BigInt((BANDS * RATE_STEPS) / 100))
  return Number(hundredths) / 100
}
