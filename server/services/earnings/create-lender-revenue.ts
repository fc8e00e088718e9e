import type { LenderRevenue, LenderRevenueForm } from '#src/contract/entities/earnings/lender-revenue.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Db } from '#server/db/client.ts'
import { createLenderRevenueRow, lockLenderOfSlabs } from '#server/db/repositories/earnings/lender-revenues.ts'
import { toLenderRevenue, toSlabFigures } from './shared/lender-revenue-view.ts'
import { notFound } from '../shared/not-found.ts'
import { checkType } from './shared/lender-revenue-rules.ts'

/** @throws AppError `not_found` for a lender that is not there; `validation` for an unknown kind of revenue. */
export async function createLenderRevenue(deps: { db: Db }, form: LenderRevenueForm): Promise<LenderRevenue> {
  return transaction(deps, async (deps) => {
    if (!(await lockLenderOfSlabs(deps.db, form.lender_id))) throw notFound()
    await checkType(deps.db, form.revenue_type_id)
    return toLenderRevenue(await createLenderRevenueRow(deps.db, { lender_id: form.lender_id, ...toSlabFigures(form) }))
  })
}
