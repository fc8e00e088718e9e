import { annuity } from './emi.ts'

const TOLERANCE = 1e-12
const MAX_STEPS = 60

/**
 * Annual percentage rate: 1200 × the monthly internal rate of return of `months` level instalments of `emi` rupees on
 * the `net` rupees the customer receives. Nominal, as in RBI's Annex B (RBI/2024-25/18), not the compounded rate. Use the
 * unrounded instalment. `annualRate`, percent a year, is the starting point and, without fees, the answer.
 */
export function solveApr(net: number, emi: number, months: number, annualRate: number): number {
  let rate = annualRate / 1200
  // The present value falls and is convex in the rate, so Newton from the left of the root climbs to it monotonically.
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const value = annuity(rate, months)
    const change = (emi * value - net) / (emi * annuitySlope(rate, months, value))
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
