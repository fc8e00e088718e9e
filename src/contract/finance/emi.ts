/**
 * Level monthly instalment, rupees, not rounded: P·r·(1+r)^n / ((1+r)^n − 1) with r the monthly rate; P/n at rate 0.
 * `principal` in rupees, `annualRate` in percent a year, `months` a whole number of 1 or more.
 */
export function exactEmi(principal: number, annualRate: number, months: number): number {
  return principal / annuity(monthlyRate(annualRate), months)
}

/** A month's part of a rate in percent a year, as a fraction. Money is multiplied by it in `schedule.ts` alone, which rounds exactly. */
export const monthlyRate = (annualRate: number): number => annualRate / 1200

/** Present value of one rupee a month for `months` months at the monthly rate `rate` (a fraction). */
export function annuity(rate: number, months: number): number {
  // Below this rate the closed form divides rounding noise by rounding noise; two terms of its series are exact enough.
  if (Math.abs(rate) < 1e-9) return months * (1 - ((months + 1) / 2) * rate)
  return -Math.expm1(-months * Math.log1p(rate)) / rate
}
