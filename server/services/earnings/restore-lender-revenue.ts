import {
  findAnyLenderRevenue,
  listLenderRevenueRows,
  lockLenderOfSlabs,
  placeBehindAll,
  updateLenderRevenueRow,
} from '#server/db/repositories/earnings/lender-revenues.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import { notFound } from '../shared/not-found.ts'
import { cannotRestore } from '../shared/restore-refusals.ts'
import { changeSlabs } from './public/change-slabs.ts'
import { toLenderRevenue } from './public/lender-revenue-view.ts'

/**
 * Brings a removed slab back: to its old place while nobody else has it, else behind the others.
 * @throws AppError `not_found` for one that never was; `conflict` for one that is not removed, or whose lender is
 */
export async function restoreLenderRevenue(
  deps: Pick<Deps, 'db' | 'clock' | 'vault' | 'env'>,
  id: number,
): Promise<LenderRevenue> {
  return transaction(deps, async (deps) => {
    const found = await findAnyLenderRevenue(deps.db, id)
    if (!found) throw notFound()
    const slabs = await lockLenderOfSlabs(deps.db, found.lender_id)
    if (!slabs) throw cannotRestore('lenderDeleted')
    // Somebody may have restored it while we waited.
    const row = await findAnyLenderRevenue(deps.db, id)
    if (!row || row.deleted_at === null) throw cannotRestore('notDeleted')
    const others = await listLenderRevenueRows(deps.db, row.lender_id)
    const taken = others.some(({ sort_order }) => sort_order === row.sort_order)
    const sort_order = taken ? await placeBehindAll(deps.db, slabs) : row.sort_order
    return changeSlabs(deps, slabs, undefined, async () =>
      toLenderRevenue(await updateLenderRevenueRow(deps.db, id, { sort_order, deleted_at: null })),
    )
  })
}
