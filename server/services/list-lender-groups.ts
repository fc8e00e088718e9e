import type { LenderGroup } from '#src/contract/entities/lender-group.ts'
import { listLenderGroupRows } from '../db/repositories/lender-groups.ts'
import type { Deps } from '../deps.ts'

/** All groups by name. */
export async function listLenderGroups(deps: Deps): Promise<LenderGroup[]> {
  return listLenderGroupRows(deps.db)
}
