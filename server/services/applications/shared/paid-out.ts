import type { LenderDisbursal } from '#server/adapters/lenders/lender-gateway.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#src/contract/errors.ts'
import { isIsoDay, istDay } from '#src/contract/rules/calendar.ts'
import { toPaise, toRupees } from '#src/contract/rules/paise.ts'

/** More than any loan, rupees: what is above is a slip, such as paise for rupees. */
const MOST = 1e9

const isAmount = (amount: number | null): boolean =>
  amount === null || (amount > 0 && amount <= MOST && toRupees(toPaise(amount)) === amount)

/** What is wrong with a lender's figures of a disbursal; null = nothing, or it gave none. */
function disbursalProblem(
  { sanctioned_amount, disbursed_amount, disbursed_on: day }: LenderDisbursal,
  row: Pick<ApplicationRow, 'created_at'>,
  now: Date,
): string | null {
  if (!isAmount(disbursed_amount)) return 'disbursed_amount: rupees above 0, with at most two decimals.'
  if (!isAmount(sanctioned_amount)) return 'sanctioned_amount: rupees above 0, with at most two decimals.'
  if (day === null) return null
  if (!isIsoDay(day)) return 'disbursed_on: a day such as 2026-11-22.'
  if (day > istDay(now)) return 'disbursed_on: this day has not come yet.'
  if (day < istDay(row.created_at)) return 'disbursed_on: this day was before the application.'
  return null
}

/**
 * Lets through what a lender says of a loan that it has paid out.
 * @throws AppError `bad_request` for figures that cannot be; they stand in the log, so that staff can ask the lender
 */
export function expectDisbursal(deps: Deps, row: ApplicationRow, said: LenderDisbursal): void {
  const problem = disbursalProblem(said, row, deps.clock.now())
  if (problem === null) return
  const { app_id, lender_id } = row
  const { disbursed_amount, disbursed_on, sanctioned_amount } = said
  deps.log.warn(
    { app_id, lender_id, disbursed_amount, disbursed_on, sanctioned_amount },
    `lender's disbursal refused: ${problem}`,
  )
  throw new AppError('bad_request', problem)
}
