import { toLender } from '#server/db/lender-row.ts'
import { countLenderGroups } from '#server/db/repositories/catalogue/lender-groups.ts'
import { isLenderNameTaken, lockAnyLender, updateLenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { found } from '../shared/not-found.ts'
import { cannotRestore } from '../shared/restore-refusals.ts'

/**
 * Brings a removed lender back as it was: on or off, with its groups and its revenue slabs.
 * @throws AppError `not_found` for one that never was; `conflict` for one that is not removed, whose name another lender
 * has by now, or one of whose groups is gone
 */
export async function restoreLender(deps: Deps, lenderId: number): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const row = found(await lockAnyLender(deps.db, lenderId))
    if (row.deleted_at === null) throw cannotRestore('notDeleted')
    const lender = toLender(row)
    if (await isLenderNameTaken(deps.db, lender.name, lenderId)) throw cannotRestore('nameTaken')
    const groups = new Set(lender.lender_group_ids)
    if ((await countLenderGroups(deps.db, [...groups])) !== groups.size) throw cannotRestore('groupGone')
    await updateLenderRow(deps.db, lenderId, { deleted_at: null }, deps.clock.now())
    return { audit: { object: `lender:${lenderId}`, after: { name: lender.name } } }
  })
}
