import {
  listLenderRevenueRows,
  lockLenderOfSlabs,
  updateLenderRevenueRow,
} from '#server/db/repositories/earnings/lender-revenues.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { LenderRevenueOrder } from '#src/contract/entities/earnings/lender-revenue.ts'
import { AppError } from '#src/contract/errors.ts'
import { editConflict, sameValue } from '../shared/edit-conflict.ts'
import { lastChanger } from '../shared/last-changer.ts'
import { found } from '../shared/not-found.ts'
import { changeSlabs } from './public/change-slabs.ts'
import type { Change } from './shared/lender-revenue-rules.ts'

/**
 * Puts the slabs of a lender in the order given; of two at the same time that expect none the later one stays, whole.
 * @throws AppError `not_found` for a lender that is not there; `conflict` for an order that is not the expected one any
 * more; `validation` unless every slab is named exactly once.
 */
export async function setLenderRevenueOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'vault' | 'env'>,
  { lender_id, lender_revenue_ids: ids, from_day, expected }: LenderRevenueOrder,
): Promise<Change<number[]>> {
  return transaction(deps, async (deps) => {
    const slabs = found(await lockLenderOfSlabs(deps.db, lender_id))
    const before = (await listLenderRevenueRows(deps.db, lender_id)).map(({ id }) => id)
    // Two people who want the same are no conflict.
    if (expected && !sameValue(before, expected) && !sameValue(before, ids))
      throw editConflict(before, await lastChanger(deps.db, `lender:${lender_id}`, 'lender_revenue_ids'))
    const named = new Set(ids)
    if (ids.length !== before.length || !before.every((id) => named.has(id)))
      throw new AppError('validation', 'Failed to update order', {
        errors: { lender_revenue_ids: 'Name every slab of this lender exactly once.' },
      })
    await changeSlabs(deps, slabs, from_day, async () => {
      for (const [at, id] of ids.entries()) await updateLenderRevenueRow(deps.db, id, { sort_order: at + 1 })
    })
    return { before, after: [...ids] }
  })
}
