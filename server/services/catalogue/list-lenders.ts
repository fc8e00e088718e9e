import { toLender } from '#server/db/lender-row.ts'
import { listLenderRows } from '#server/db/repositories/catalogue/lenders.ts'
import { listLendersWithSlab } from '#server/db/repositories/earnings/lender-revenues.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminLender } from '#src/contract/entities/catalogue/lender.ts'

/** Lenders that have not been deleted, on or off. */
export async function listLenders(deps: Deps): Promise<AdminLender[]> {
  const paid = await listLendersWithSlab(deps.db)
  return (await listLenderRows(deps.db)).map((row) => ({ ...toLender(row), has_slab: paid.has(row.lender_id) }))
}
