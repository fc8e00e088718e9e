import { isIsoDay, istDay } from '#src/contract/rules/calendar.ts'
import { toPaise, toRupees } from '#src/contract/rules/paise.ts'
import { AppError } from '#src/contract/errors.ts'
import type { LenderStatusChange } from '#server/adapters/lenders/lender-gateway.ts'
import type { ApplicationChanges, ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import type { Deps } from '#server/deps.ts'

/** More than any loan, rupees: what is above is a slip, such as paise for rupees. */
const MOST = 1e9

/** What is wrong with a lender's figures of a disbursal; null = nothing, or it gave none. */
function problemOf(
  { disbursed_amount: amount, disbursed_on: day }: LenderStatusChange,
  row: ApplicationRow,
  now: Date,
) {
  if (amount !== null && !(amount > 0 && amount <= MOST && toRupees(toPaise(amount)) === amount))
    return 'disbursed_amount: rupees above 0, with at most two decimals.'
  if (day === null) return null
  if (!isIsoDay(day)) return 'disbursed_on: a day such as 2026-11-22.'
  if (day > istDay(now)) return 'disbursed_on: this day has not come yet.'
  if (day < istDay(row.created_at)) return 'disbursed_on: this day was before the application.'
  return null
}

/**
 * What a lender says of a loan that it has paid out, to be kept with the application.
 * @throws AppError `bad_request` for figures that cannot be; they stand in the log, so that staff can ask the lender
 */
export function paidOut(deps: Deps, row: ApplicationRow, change: LenderStatusChange): ApplicationChanges {
  if (change.status !== 'disbursed') return {}
  const { disbursed_amount, disbursed_on } = change
  const problem = problemOf(change, row, deps.clock.now())
  if (problem !== null) {
    const { app_id, lender_id } = row
    deps.log.warn({ app_id, lender_id, disbursed_amount, disbursed_on }, `lender's disbursal refused: ${problem}`)
    throw new AppError('bad_request', problem)
  }
  return { disbursed_amount: toPaise(disbursed_amount), disbursed_on }
}
