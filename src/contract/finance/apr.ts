import { annuity, monthlyRate } from './emi.ts'

const TOLERANCE = 1e-12
const MAX_STEPS = 60

/**
 * Annual percentage rate: 1200 × the monthly internal rate of return of `months` instalments of `emi`, of which the last one
 * is `last`, on the `net` that the customer receives (one unit of money for all). Nominal, as in RBI's Annex B
 * (RBI/2024-25/18), not the compounded rate. `annualRate`, percent a year, is the starting point.
 */
export function solveApr(net: number, emi: number, months: number, annualRate: number, last = emi): number {
  let rate = monthlyRate(annualRate)
  // The present value falls and is convex in the rate, so Newton from the left of the root climbs to it monotonically.
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const value = annuity(rate, months)
    const atEnd = (last - emi) * Math.exp(-months * Math.log1p(rate))
    const slope = emi * annuitySlope(rate, months, value) - (months * atEnd) / (1 + rate)
    const change = (emi * value + atEnd - net) / slope
    rate -= change
    if (Math.abs(change) < TOLERANCE) break
  }
  return rate * 1200
}

function annuitySlope(rate: number, months: number, value: number): number {
  if (Math.abs(rate) < 1e-6) return (-months * (months + 1)) / 2
  return (months * (1 - rate * value)) / (rate * (1 + rate)) - value / rate
}

/** Rounds half up to two decimals, as an APR is shown. */
export function roundPercent(percent: number): number {
  return Math.round((percent + 1e-9) * 100) / 100
}
