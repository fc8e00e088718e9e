import type { Lender } from '#src/contract/entities/catalogue/lender.ts'

const BEST_SCORE = 850
const LOWEST_SCORE = 300
const BANDS = 4

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
  const band = Math.floor(share * BANDS) / BANDS
  return Math.round((lender.rate_max - band * (lender.rate_max - lender.rate_min)) * 100) / 100
}
