import { lockMatter, updateMatter } from '#server/db/repositories/matters/lender-matters.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { found } from '../shared/not-found.ts'

/** A colleague takes on what waits of a lender, also from somebody else. @throws AppError `not_found` for what is settled */
export async function takeOnMatter(deps: Deps, matterId: number, by: ByStaff): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const row = found(await lockMatter(deps.db, matterId))
    await updateMatter(deps.db, matterId, { taken_by: by.admin_id })
    return { audit: { object: `application:${row.app_id}`, after: { kind: row.kind } } }
  })
}
