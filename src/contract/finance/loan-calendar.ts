import type { KfsFacts, ScheduleRow } from '../entities/offers/kfs.ts'
import { addMonths, daysBetween } from '../rules/calendar.ts'
import { halfUp, NO_PAISE, percentOf, sumPaise, toPaise, toRupees, wholePaise } from '../rules/paise.ts'

type Repaid = Pick<
  KfsFacts,
  | 'schedule'
  | 'instalment_type'
  | 'sanctioned_amount'
  | 'interest_rate'
  | 'tenure_months'
  | 'foreclosure_free_after_emis'
  | 'foreclosure_charge_amount'
  | 'foreclosure_charge_pct'
>

/** A row of the schedule with its day in India. */
export type DueRow = ScheduleRow & { on: string }

const RATE_SCALE = 10_000
const YEAR_DAYS = 365

/** The days on which a loan's payments are due, if the first one is due on `firstDueOn`: each month on the same day. */
export const dueRows = ({ schedule }: Pick<KfsFacts, 'schedule'>, firstDueOn: string): DueRow[] =>
  schedule.map((row) => ({ ...row, on: addMonths(firstDueOn, row.number - (schedule[0]?.number ?? row.number)) }))

/** What closing a loan early comes to. Rupees with paise; `emis`: how many are taken to be paid by then. */
export interface ClosingSum {
  emis: number
  principal: number
  interest: number
  charge: number
  sum: number
}

/**
 * What closing a loan on `day` comes to, if every EMI that was due by then is paid: the principal that is left by the
 * schedule, its interest by days since the last EMI (a year counts 365), and the charge by the lender's rule. Null where that
 * cannot be known: one payment at the end, a lender that told its rule in words alone, or a loan that is repaid by then.
 */
export function closingSum(statement: Repaid, paidOutOn: string, firstDueOn: string, day: string): ClosingSum | null {
  const {
    foreclosure_free_after_emis: free,
    foreclosure_charge_amount: fixed,
    foreclosure_charge_pct: share,
  } = statement
  if (statement.instalment_type === 'bullet' || free === null || day < paidOutOn) return null
  const paid = dueRows(statement, firstDueOn).filter(({ on }) => on <= day)
  const last = paid.at(-1)
  const left = toPaise(last ? last.balance : statement.sanctioned_amount)
  if (left === 0) return null
  const days = daysBetween(last ? last.on : paidOutOn, day)
  const shares = BigInt(left) * BigInt(Math.round(statement.interest_rate * RATE_SCALE)) * BigInt(days)
  const interest = wholePaise(Number(halfUp(shares, BigInt(100 * RATE_SCALE * YEAR_DAYS))))
  // As its words say: free after so many EMIs, and never where that many do not come before the end.
  const isFree = free === 0 || (free < statement.tenure_months && paid.length >= free)
  if (!isFree && fixed === null && share === null) return null
  const charge = isFree ? NO_PAISE : fixed !== null ? toPaise(fixed) : percentOf(left, share ?? 0)
  return {
    emis: paid.length,
    principal: toRupees(left),
    interest: toRupees(interest),
    charge: toRupees(charge),
    sum: toRupees(sumPaise([left, interest, charge])),
  }
}
