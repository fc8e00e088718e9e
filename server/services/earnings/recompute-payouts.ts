import type { Db } from '#server/db/client.ts'
import { updatePayoutLines } from '#server/db/repositories/earnings/payouts.ts'
import type { PayoutGroup } from '#server/db/repositories/earnings/payouts.ts'
import { inPaise, statementNow } from './shared/statement-now.ts'

/**
 * Works out the accrued disbursals of a month with a lender by its slabs and the partner's terms as they are now. Approved
 * and paid lines count for the slab and are never changed, nor are corrections and rewards. The caller holds the partner's
 * lock.
 */
export async function recomputePayouts(db: Db, group: PayoutGroup): Promise<void> {
  const { basis, lines } = await statementNow(db, group)
  const accrued = lines.filter(({ row }) => row.status === 'accrued')
  await updatePayoutLines(
    db,
    accrued.map(({ row }) => row.payout_id),
    basis,
  )
  for (const { row, amounts: rupees } of accrued) {
    const { revenue, gross, tds, net } = row
    const amounts = inPaise(rupees)
    const same = revenue === amounts.revenue && gross === amounts.gross && tds === amounts.tds && net === amounts.net
    if (!same) await updatePayoutLines(db, [row.payout_id], amounts)
  }
}
