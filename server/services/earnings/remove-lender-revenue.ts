import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import type { Clock } from '#server/clock.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Db } from '#server/db/client.ts'
import { updateLenderRevenueRow } from '#server/db/repositories/earnings/lender-revenues.ts'
import { toLenderRevenue } from './shared/lender-revenue-view.ts'
import { lockSlab } from './shared/lender-revenue-rules.ts'

/** @throws AppError `not_found` for a slab that is not there (any more). */
export async function removeLenderRevenue(deps: { db: Db; clock: Clock }, id: number): Promise<LenderRevenue> {
  return transaction(deps, async (deps) => {
    const row = await lockSlab(deps.db, id)
    await updateLenderRevenueRow(deps.db, id, { deleted_at: deps.clock.now() })
    return toLenderRevenue(row)
  })
}
