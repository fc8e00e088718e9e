import { listLenderGroupRows } from '#server/db/repositories/catalogue/lender-groups.ts'
import type { Deps } from '#server/deps.ts'
import type { LenderGroup } from '#src/contract/entities/catalogue/lender-group.ts'

export async function listLenderGroups(deps: Deps): Promise<LenderGroup[]> {
  return listLenderGroupRows(deps.db)
}
