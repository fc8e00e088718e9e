import { updateLenderRevenueRow } from '#server/db/repositories/earnings/lender-revenues.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { LenderRevenue, LenderRevenueUpdate } from '#src/contract/entities/earnings/lender-revenue.ts'
import { editConflict, sameValue } from '../shared/edit-conflict.ts'
import { lastChanger } from '../shared/last-changer.ts'
import { notFound } from '../shared/not-found.ts'
import { changeSlabs } from './public/change-slabs.ts'
import { toLenderRevenue, toSlabFigures } from './public/lender-revenue-view.ts'
import { lockSlab, checkType } from './shared/lender-revenue-rules.ts'
import type { Change } from './shared/lender-revenue-rules.ts'

/**
 * @throws AppError `not_found` for a slab that is removed or another lender's; `validation` as on creation; `conflict` for
 * a slab that is not the expected one any more.
 */
export async function updateLenderRevenue(
  deps: Pick<Deps, 'db' | 'clock' | 'vault' | 'env'>,
  { id, expected, from_day, ...form }: LenderRevenueUpdate,
): Promise<Change<LenderRevenue>> {
  return transaction(deps, async (deps) => {
    const { row, slabs } = await lockSlab(deps.db, id)
    if (row.lender_id !== form.lender_id) throw notFound()
    const present = toLenderRevenue(row)
    if (expected && !sameSlab(present, expected) && !sameSlab(present, { id, ...form }))
      throw editConflict(present, await lastChanger(deps.db, `lender_revenue:${id}`))
    await checkType(deps.db, form.revenue_type_id)
    const after = await changeSlabs(deps, slabs, from_day, () =>
      updateLenderRevenueRow(deps.db, id, toSlabFigures(form)),
    )
    return { before: present, after: toLenderRevenue(after) }
  })
}

const sameSlab = (a: LenderRevenue, b: LenderRevenue): boolean =>
  (Object.keys(a) as (keyof LenderRevenue)[]).every((name) => sameValue(a[name], b[name]))
