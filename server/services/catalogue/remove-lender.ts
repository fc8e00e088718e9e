import { toLender } from '#server/db/lender-row.ts'
import { countOpenApplications } from '#server/db/repositories/applications/applications.ts'
import { lockLender, updateLenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import { callOffScheduledDrafts } from '#server/db/repositories/criteria/criteria-drafts.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'

/**
 * Takes a lender out of the marketplace. Its row stays: old applications point at it. Its criteria
 * that have a date stay drafts.
 * @throws AppError `not_found`; `conflict` while applications are under way with it
 */
export async function removeLender(deps: Deps, lenderId: number): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const row = found(await lockLender(deps.db, lenderId))
    if ((await countOpenApplications(deps.db, lenderId)) > 0)
      throw new AppError(
        'conflict',
        'Applications are under way with this lender, so it cannot be deleted. Switch it off instead.',
      )
    await callOffScheduledDrafts(deps.db, row)
    const now = deps.clock.now()
    await updateLenderRow(deps.db, lenderId, { deleted_at: now }, now)
    return { audit: { object: `lender:${lenderId}`, before: { name: toLender(row).name } } }
  })
}
