import { workingDaysApart } from '../rules/calendar.ts'
import { percentOf, wholePaise } from '../rules/paise.ts'
import type { Paise } from '../rules/paise.ts'

/** What is no difference yet: the larger of an amount and of a part of ours, and so many working days either way. */
export interface Tolerance {
  amount: Paise
  percent: number
  days: number
}

/** Of a lender for which nobody has set another one: a rupee or a hundredth of a percent, three working days. */
export const USUAL_TOLERANCE: Tolerance = { amount: wholePaise(100), percent: 0.01, days: 3 }

/** Nobody may set more: rupees, percent, days. */
export const MAX_TOLERANCE = { amount: 1_000, percent: 1, days: 10 }

export function amountsAgree(theirs: Paise, ours: Paise, { amount, percent }: Tolerance): boolean {
  const allowed = Math.max(amount, Math.abs(percentOf(ours, percent)))
  return Math.abs(theirs - ours) <= allowed
}

export const daysAgree = (theirs: string, ours: string, { days }: Tolerance): boolean =>
  workingDaysApart(theirs, ours) <= days
