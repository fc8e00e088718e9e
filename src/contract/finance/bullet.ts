import { monthlyRate } from './emi.ts'

/** What one rupee has become after `months` at `annualRate` percent a year, interest added every month. */
export function compounded(annualRate: number, months: number): number {
  return Math.pow(1 + monthlyRate(annualRate), months)
}

/**
 * The one instalment of a bullet loan, in the unit of `principal`, not rounded: principal and interest at the end of
 * `months`. Interest is added monthly, so without fees the APR is the rate itself.
 */
export function exactBulletDue(principal: number, annualRate: number, months: number): number {
  return principal * compounded(annualRate, months)
}

/**
 * APR of a bullet loan: 1200 × the monthly internal rate of return of one payment of `due` after `months` on the `net`
 * that the customer receives (same unit). The convention is `solveApr`'s.
 */
export function bulletApr(net: number, due: number, months: number): number {
  return (Math.pow(due / net, 1 / months) - 1) * 1200
}
