import { halfUp, toPaise, toRupees, NO_PAISE, wholePaise, wholeRupee, type Paise } from '#src/contract/rules/paise.ts'
import type { ScheduleRow } from '#src/contract/entities/offers/kfs.ts'

import { exactBulletDue } from './bullet.ts'
import { exactEmi } from './emi.ts'

/** Level monthly instalments, or everything with its interest in one payment at the end. */
export type Repayment = 'emi' | 'bullet'

/** A schedule's totals. `emi` is every instalment but the last. */
export interface SchedulePaise {
  emi: Paise
  lastInstalment: Paise
  totalInterest: Paise
  totalRepayment: Paise
}

type Visit = (number: number, instalment: Paise, principal: Paise, interest: Paise, balance: Paise) => void

/** Decimals of a rate that count. */
const RATE_SCALE = 10_000
const NEAR_HALF = 1e-6

/**
 * One month's interest on `balance` paise at `annualRate` percent a year (four decimals at most), rounded half up to the
 * paisa. Where binary fractions could fall on the wrong side of a half, it is counted in whole numbers.
 */
function monthInterest(balance: number, annualRate: number): number {
  const rough = (balance * annualRate) / 1200
  if (Math.abs(rough - Math.floor(rough) - 0.5) > NEAR_HALF) return Math.round(rough)
  const shares = BigInt(balance) * BigInt(Math.round(annualRate * RATE_SCALE))
  const whole = BigInt(1200 * RATE_SCALE)
  return Number(halfUp(shares, whole))
}

const totalsOf = (emi: number, last: number, interest: number, repayment: number): SchedulePaise => ({
  emi: wholePaise(emi),
  lastInstalment: wholePaise(last),
  totalInterest: wholePaise(interest),
  totalRepayment: wholePaise(repayment),
})

/**
 * Runs the repayment of `principal` paise and hands every month to `visit`. The instalment is rounded to the rupee and
 * the last one absorbs the difference; interest is rounded to the paisa each month. A loan so small or long that rupee
 * rounding would repay it before its last month keeps an instalment rounded to the paisa instead.
 */
function runSchedule(principal: number, annualRate: number, months: number, visit?: Visit): SchedulePaise {
  const exact = exactEmi(principal, annualRate, months)
  let emi: number = wholeRupee(exact)
  if (balanceBeforeLast(principal, annualRate, months, emi) <= 0) emi = Math.floor(exact)
  let balance = principal
  let totalInterest = 0
  let lastInstalment = 0
  for (let number = 1; number <= months; number += 1) {
    const interest = monthInterest(balance, annualRate)
    const instalment = number === months ? balance + interest : emi
    const repaid = instalment - interest
    balance -= repaid
    totalInterest += interest
    lastInstalment = instalment
    visit?.(number, wholePaise(instalment), wholePaise(repaid), wholePaise(interest), wholePaise(balance))
  }
  return totalsOf(emi, lastInstalment, totalInterest, principal + totalInterest)
}

function balanceBeforeLast(principal: number, annualRate: number, months: number, emi: number): number {
  let balance = principal
  for (let number = 1; number < months && balance > 0; number += 1) balance += monthInterest(balance, annualRate) - emi
  return balance
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

/** The one payment of a bullet loan, rounded to the rupee; it is the last month's row. */
function runBullet(principal: number, annualRate: number, months: number, visit?: Visit): SchedulePaise {
  const due: number = wholeRupee(exactBulletDue(principal, annualRate, months))
  const totals = totalsOf(due, due, due - principal, due)
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
