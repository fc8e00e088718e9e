import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import type { DisbursalRow } from '#server/db/repositories/applications/disbursals.ts'
import { listStandingLines, lockPayouts, updatePayoutLines } from '#server/db/repositories/earnings/payouts.ts'
import type { PayoutRow } from '#server/db/repositories/earnings/payouts.ts'
import type { TxDeps } from '#server/deps.ts'
import { istMonth } from '#src/contract/rules/calendar.ts'
import { accruePayouts } from './accrue-payouts.ts'
import { monthsOf, outdatedGroups, restateMonths } from './public/lender-months.ts'
import { recomputePayouts } from './recompute-payouts.ts'
import { disbursalTime } from './shared/disbursal-time.ts'

/**
 * A lender has named the amount or the day of a disbursal after all: its line follows while nobody has approved it, and an
 * approved one stays as it is. A disbursal without a line, since nobody knew its amount, has one from now on. Answers the
 * line that has followed; null where none has.
 */
export async function restateAccrual(
  deps: TxDeps,
  row: ApplicationRow,
  disbursal: DisbursalRow,
  before: Pick<DisbursalRow, 'day'>,
): Promise<PayoutRow | null> {
  const { principal: amount, tranche, lender_id } = disbursal
  const months = monthsOf([disbursal, { lender_id, day: before.day }])
  // First the lender, then partners, as an accrual has it.
  await outdatedGroups(deps, months)
  const standing = async () =>
    (await listStandingLines(deps.db, row.app_id)).find((line) => line.tranche === tranche) ?? null
  const found = await standing()
  if (!found) {
    await accruePayouts(deps, [{ row, disbursal }])
    await restateMonths(deps, months)
    return standing()
  }
  const { partner_id, payout_id } = found
  const payouts = await lockPayouts(deps.db, partner_id)
  const line = await standing()
  if (amount === null || line?.payout_id !== payout_id || line.status !== 'accrued') {
    await restateMonths(deps, months)
    return null
  }
  const disbursed_at = disbursalTime(disbursal, deps.clock.now())
  const month = istMonth(disbursed_at)
  await updatePayoutLines(deps.db, [payout_id], { disbursed_amount: amount, disbursed_at, month })
  for (const each of new Set([line.month, month])) await recomputePayouts(deps, payouts, { lender_id, month: each })
  await restateMonths(deps, months)
  return line
}
