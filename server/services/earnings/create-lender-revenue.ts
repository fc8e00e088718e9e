import { createLenderRevenueRow, lockLenderOfSlabs } from '#server/db/repositories/earnings/lender-revenues.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { LenderRevenue, LenderRevenueForm } from '#src/contract/entities/earnings/lender-revenue.ts'
import { found } from '../shared/not-found.ts'
import { changeSlabs } from './public/change-slabs.ts'
import { toLenderRevenue, toSlabFigures } from './public/lender-revenue-view.ts'
import { checkType } from './shared/lender-revenue-rules.ts'

/** @throws AppError `not_found` for a lender that is not there; `validation` for an unknown kind of revenue or the day. */
export async function createLenderRevenue(
  deps: Pick<Deps, 'db' | 'clock' | 'vault' | 'env'>,
  form: LenderRevenueForm,
): Promise<LenderRevenue> {
  return transaction(deps, async (deps) => {
    const slabs = found(await lockLenderOfSlabs(deps.db, form.lender_id))
    await checkType(deps.db, form.revenue_type_id)
    return changeSlabs(deps, slabs, form.from_day, async () =>
      toLenderRevenue(await createLenderRevenueRow(deps.db, slabs, toSlabFigures(form))),
    )
  })
}
