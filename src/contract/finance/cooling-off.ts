import { addDays, daysBetween } from '#src/contract/rules/calendar.ts'
import { halfUp, sumPaise, wholePaise } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'

/** A year's cost is shared out over this many days, in leap years too. */
const YEAR_DAYS = 365n
/** Decimals of an APR that count. */
const APR_SCALE = 100

/** What is due when a loan is returned, and how much of it is the cost of the days for which it was held. */
export interface ExitDue {
  cost: Paise
  due: Paise
}

/**
 * What is returned within the cooling-off days: the principal and the share of the APR that falls on `days`, rounded half up
 * to the paisa; no penalty (RBI Digital Lending Directions 2025). Reckoned in whole numbers. `apr` percent a year, two
 * decimals; on the day of the disbursal, `days` 0, nothing is added.
 */
export function exitDue(principal: Paise, apr: number, days: number): ExitDue {
  const shares = BigInt(principal) * BigInt(Math.round(apr * APR_SCALE)) * BigInt(days)
  const whole = 100n * BigInt(APR_SCALE) * YEAR_DAYS
  const cost = wholePaise(Number(halfUp(shares, whole)))
  return { cost, due: sumPaise([principal, cost]) }
}

/**
 * The cooling-off days of a loan as they stand on `today`: calendar days, counted from the one after the disbursal, until the
 * last of them is over. All days are ISO days in India.
 */
export function coolingOff(
  paidOutOn: string,
  days: number,
  today: string,
): { last_day: string; open: boolean; held: number } {
  const last_day = addDays(paidOutOn, days)
  return { last_day, open: today <= last_day, held: Math.max(0, daysBetween(paidOutOn, today)) }
}
