import {
  createLenderGroupRow,
  isLenderGroupNameTaken,
  lockLenderGroups,
} from '#server/db/repositories/catalogue/lender-groups.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { nameTaken } from './shared/name-taken.ts'

/** @throws AppError `conflict` when there is a group of this name already, whatever its capitals */
export async function createLenderGroup(deps: Deps, name: string): Promise<Audited<{ id: number }>> {
  return transaction(deps, async (deps) => {
    await lockLenderGroups(deps.db)
    if (await isLenderGroupNameTaken(deps.db, name)) throw nameTaken()
    const group = await createLenderGroupRow(deps.db, name.trim())
    if (!group) throw nameTaken()
    return { id: group.id, audit: { object: `lender-group:${group.id}`, after: { name: group.name } } }
  })
}
