import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import type { DisbursalRow } from '#server/db/repositories/applications/disbursals.ts'
import { listStandingLines, lockPayouts, updatePayoutLines } from '#server/db/repositories/earnings/payouts.ts'
import type { Deps } from '#server/deps.ts'
import { accruePayouts } from './accrue-payouts.ts'
import { recomputePayouts } from './recompute-payouts.ts'
import { istMonth } from './shared/ist-month.ts'
import { momentOf } from './shared/moment-of.ts'

/**
 * A lender has named the amount or the day of a disbursal after all: its line follows while nobody has approved it, and an
 * approved one stays as it is. A disbursal without a line, since nobody knew its amount, has one from now on.
 */
export async function restateAccrual(deps: Deps, row: ApplicationRow, disbursal: DisbursalRow): Promise<void> {
  const { amount, tranche, lender_id } = disbursal
  const found = (await listStandingLines(deps.db, row.app_id)).find((line) => line.tranche === tranche)
  if (!found) return accruePayouts(deps, [{ row, disbursal }])
  const { partner_id, payout_id } = found
  await lockPayouts(deps.db, partner_id)
  const line = (await listStandingLines(deps.db, row.app_id)).find((each) => each.payout_id === payout_id)
  if (amount === null || line?.status !== 'accrued') return
  const disbursed_at = momentOf(disbursal, deps.clock.now())
  const month = istMonth(disbursed_at)
  await updatePayoutLines(deps.db, [payout_id], { disbursed_amount: amount, disbursed_at, month })
  for (const each of new Set([line.month, month])) await recomputePayouts(deps, { partner_id, lender_id, month: each })
}
