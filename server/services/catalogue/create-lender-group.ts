import type { LenderGroup } from '#src/contract/entities/catalogue/lender-group.ts'
import { withTransaction } from '#server/db/client.ts'
import {
  createLenderGroupRow,
  isLenderGroupNameTaken,
  lockLenderGroups,
} from '#server/db/repositories/catalogue/lender-groups.ts'
import type { Deps } from '#server/deps.ts'
import { nameTaken } from './shared/name-taken.ts'

/** @throws AppError `conflict` when there is a group of this name already, whatever its capitals */
export async function createLenderGroup(deps: Deps, name: string): Promise<LenderGroup> {
  return withTransaction(deps.db, async (tx) => {
    await lockLenderGroups(tx)
    if (await isLenderGroupNameTaken(tx, name)) throw nameTaken()
    const group = await createLenderGroupRow(tx, name.trim())
    if (!group) throw nameTaken()
    return group
  })
}
