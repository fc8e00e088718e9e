import { toLender } from '#server/db/lender-row.ts'
import { listLenderRows } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'

/** Lenders that have not been deleted, on or off. */
export async function listLenders(deps: Deps): Promise<Lender[]> {
  return (await listLenderRows(deps.db)).map(toLender)
}
