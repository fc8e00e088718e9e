import type { ScheduleRow } from '#src/contract/entities/offers/kfs.ts'
import { halfUp, toPaise, toRupees, NO_PAISE, upToRupee, wholePaise } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { exactBulletDue } from './bullet.ts'
import { exactEmi, monthlyRate } from './emi.ts'

/** Level monthly instalments, or everything with its interest in one payment at the end. */
export type Repayment = 'emi' | 'bullet'

/** A schedule's totals. `emi` is every instalment but the last; `count`: how many there are with it. */
export interface SchedulePaise {
  count: number
  emi: Paise
  lastInstalment: Paise
  totalInterest: Paise
  totalRepayment: Paise
}

type Visit = (number: number, instalment: Paise, principal: Paise, interest: Paise, balance: Paise) => void

/** Decimals of a rate that count. */
const RATE_SCALE = 10_000
const NEAR_HALF = 1e-6
const RUPEE = 100

/**
 * One month's interest on `balance` paise at `annualRate` percent a year (four decimals at most), rounded half up to the
 * paisa. Where binary fractions could fall on the wrong side of a half, it is counted in whole numbers.
 */
export function monthInterest(balance: number, annualRate: number): Paise {
  const rough = balance * monthlyRate(annualRate)
  if (Math.abs(rough - Math.floor(rough) - 0.5) > NEAR_HALF) return wholePaise(rough)
  const shares = BigInt(balance) * BigInt(Math.round(annualRate * RATE_SCALE))
  const whole = BigInt(1200 * RATE_SCALE)
  return wholePaise(Number(halfUp(shares, whole)))
}

const totalsOf = (count: number, emi: number, last: number, interest: number, repayment: number): SchedulePaise => ({
  count,
  emi: wholePaise(emi),
  lastInstalment: wholePaise(last),
  totalInterest: wholePaise(interest),
  totalRepayment: wholePaise(repayment),
})

/**
 * Repays `principal` paise by `emi` paise a month and hands every month to `visit`; the last instalment is what is left, and
 * never more than the others. Interest is rounded to the paisa each month. Null where `months` are too few.
 */
function repay(principal: number, annualRate: number, months: number, emi: number, visit?: Visit) {
  let balance = principal
  let totalInterest = 0
  for (let number = 1; number <= months; number += 1) {
    const interest = monthInterest(balance, annualRate)
    const instalment = Math.min(emi, balance + interest)
    const repaid = instalment - interest
    balance -= repaid
    totalInterest += interest
    visit?.(number, wholePaise(instalment), wholePaise(repaid), wholePaise(interest), wholePaise(balance))
    if (balance === 0)
      return totalsOf(number, number === 1 ? instalment : emi, instalment, totalInterest, principal + totalInterest)
  }
  return null
}

/**
 * Level instalments of `principal` paise: the exact instalment rounded up to the rupee, so that the last one is the smallest.
 * A loan so small or long that whole rupees repay it before its last month has fewer of them. Where the rounded interest of
 * each month adds up to more than the rounding leaves, it is a rupee more.
 */
function runSchedule(principal: number, annualRate: number, months: number, visit?: Visit): SchedulePaise {
  let emi: number = upToRupee(exactEmi(principal, annualRate, months))
  // Of no number comes none: no instalment would ever be enough.
  if (!Number.isFinite(emi) || !(months >= 1)) return totalsOf(0, NaN, NaN, NaN, NaN)
  let totals = repay(principal, annualRate, months, emi)
  for (; totals === null; totals = repay(principal, annualRate, months, emi)) emi += RUPEE
  if (visit) repay(principal, annualRate, months, emi, visit)
  return totals
}

/**
 * How many instalments of `emi` rupees repay `amount` rupees at `annualRate` percent a year, the last one being what is
 * left; null where an instalment does not pay the interest of the first month.
 */
export function countInstalments({ amount, annualRate, emi }: { amount: number; annualRate: number; emi: number }) {
  const instalment = toPaise(emi)
  let balance: number = toPaise(amount)
  if (instalment <= monthInterest(balance, annualRate)) return null
  let count = 0
  for (; balance > 0; count += 1) balance += monthInterest(balance, annualRate) - instalment
  return count
}

/** The one payment of a bullet loan, to the paisa; it is the last month's row. */
function runBullet(principal: number, annualRate: number, months: number, visit?: Visit): SchedulePaise {
  const due: number = wholePaise(exactBulletDue(principal, annualRate, months))
  const totals = totalsOf(1, due, due, due - principal, due)
  visit?.(months, totals.emi, wholePaise(principal), totals.totalInterest, NO_PAISE)
  return totals
}

const runOf = (repayment: Repayment | undefined) => (repayment === 'bullet' ? runBullet : runSchedule)

/** Totals of a loan's schedule in whole paise; `principal` in whole paise, `annualRate` percent a year. */
export function scheduleTotals(
  principal: number,
  annualRate: number,
  months: number,
  repayment?: Repayment,
): SchedulePaise {
  return runOf(repayment)(principal, annualRate, months)
}

/** How `amount` rupees are repaid by instalments of `emi` rupees, which pay its interest; rupees. */
export function repaidBy(amount: number, annualRate: number, months: number, emi: number) {
  const totals = repay(toPaise(amount), annualRate, months, toPaise(emi))
  if (totals === null) throw new RangeError('These instalments do not repay the loan in its time.')
  return { emi: toRupees(totals.emi), count: totals.count, last: toRupees(totals.lastInstalment) }
}

/** The instalment of a loan in level EMIs, as it is printed: whole rupees. `amount` in rupees, `annualRate` percent a year. */
export const levelInstalment = (amount: number, annualRate: number, months: number): number =>
  toRupees(runSchedule(toPaise(amount), annualRate, months).emi)

/**
 * Repayment by month (KFS Annex C), rupees with paise; `amount` in rupees, `annualRate` percent a year. A bullet loan has
 * the row of its last month alone.
 */
export function listSchedule(amount: number, annualRate: number, months: number, repayment?: Repayment): ScheduleRow[] {
  const rows: ScheduleRow[] = []
  runOf(repayment)(toPaise(amount), annualRate, months, (number, instalment, principal, interest, balance) => {
    rows.push({
      number,
      instalment: toRupees(instalment),
      principal: toRupees(principal),
      interest: toRupees(interest),
      balance: toRupees(balance),
    })
  })
  return rows
}
