import { createLenderRevenueRow, lockLenderOfSlabs } from '#server/db/repositories/earnings/lender-revenues.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { LenderRevenue, LenderRevenueForm } from '#src/contract/entities/earnings/lender-revenue.ts'
import { notFound } from '../shared/not-found.ts'
import { changeSlabs } from './shared/change-slabs.ts'
import { checkType } from './shared/lender-revenue-rules.ts'
import { toLenderRevenue, toSlabFigures } from './shared/lender-revenue-view.ts'

/** @throws AppError `not_found` for a lender that is not there; `validation` for an unknown kind of revenue or the day. */
export async function createLenderRevenue(
  deps: Pick<Deps, 'db' | 'clock' | 'vault' | 'env'>,
  form: LenderRevenueForm,
): Promise<LenderRevenue> {
  return transaction(deps, async (deps) => {
    if (!(await lockLenderOfSlabs(deps.db, form.lender_id))) throw notFound()
    await checkType(deps.db, form.revenue_type_id)
    const { lender_id, from_day } = form
    return changeSlabs(deps, lender_id, from_day, async () =>
      toLenderRevenue(await createLenderRevenueRow(deps.db, { lender_id, ...toSlabFigures(form) })),
    )
  })
}
