import { lockMatter, updateMatter } from '#server/db/repositories/matters/lender-matters.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { found } from '../shared/not-found.ts'

/** Somebody has found out which word counts, and says what was done. @throws AppError `not_found` for what is settled */
export async function settleMatter(
  deps: Deps,
  matterId: number,
  { reason }: { reason: string },
  by: ByStaff,
): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const row = found(await lockMatter(deps.db, matterId))
    const settled = { settled_at: deps.clock.now(), settled_by: by.admin_id, settled_reason: tidyText(reason) }
    await updateMatter(deps.db, matterId, settled)
    return { audit: { object: `application:${row.app_id}`, after: { kind: row.kind, reason } } }
  })
}
