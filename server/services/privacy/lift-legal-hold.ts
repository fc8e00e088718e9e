import { findLiveHold, stampLifted } from '#server/db/repositories/privacy/legal-holds.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { LegalHold } from '#src/contract/entities/privacy/legal-hold.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { found } from '../shared/not-found.ts'
import { toLegalHold } from './shared/legal-hold-view.ts'

/** @throws AppError `not_found` for a hold that is over */
export async function liftLegalHold(
  deps: Deps,
  holdId: number,
  reason: string,
  by: ByStaff,
): Promise<Audited<{ data: LegalHold }>> {
  const now = deps.clock.now()
  const live = found(await findLiveHold(deps.db, holdId, now))
  await stampLifted(deps.db, holdId, { lifted_by: by.admin_id, lifted_at: now, lift_reason: tidyText(reason) })
  const data = toLegalHold(live)
  const before = { reason: data.reason, until: data.until }
  return { data, audit: { object: `customer:${data.user_id}`, before, after: { reason: tidyText(reason) } } }
}
