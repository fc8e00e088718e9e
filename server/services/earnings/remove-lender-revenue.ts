import { updateLenderRevenueRow } from '#server/db/repositories/earnings/lender-revenues.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import { changeSlabs } from './public/change-slabs.ts'
import { toLenderRevenue } from './public/lender-revenue-view.ts'
import { lockSlab } from './shared/lender-revenue-rules.ts'

/** @throws AppError `not_found` for a slab that is not there (any more); `validation` for the day. */
export async function removeLenderRevenue(
  deps: Pick<Deps, 'db' | 'clock' | 'vault' | 'env'>,
  id: number,
  fromDay?: string,
): Promise<LenderRevenue> {
  return transaction(deps, async (deps) => {
    const { row, slabs } = await lockSlab(deps.db, id)
    await changeSlabs(deps, slabs, fromDay, () => updateLenderRevenueRow(deps.db, id, { deleted_at: deps.clock.now() }))
    return toLenderRevenue(row)
  })
}
