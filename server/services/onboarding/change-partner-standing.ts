import { revokeSubjectSessions } from '#server/db/repositories/identity/sessions.ts'
import { listPartnerUserRows } from '#server/db/repositories/partners/partner-users.ts'
import { lockPartner, updatePartner } from '#server/db/repositories/partners/partners.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { PartnerStanding, PartnerStandingChange } from '#src/contract/entities/partners/partner-standing.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { found } from '../shared/not-found.ts'
import { getPartnerStanding } from './get-partner-standing.ts'
import { standingOf } from './public/standing.ts'

/**
 * Suspends a partner, lets it leave, or lets it go on. Off, all its sign-ins end at once; whoever of it was switched off
 * before stays so. Its owner is told by mail, and why.
 * @throws AppError `not_found`; `conflict` where it is that already, or something else than was shown
 */
export async function changePartnerStanding(
  deps: Deps,
  partnerId: number,
  { from, to, reason }: PartnerStandingChange,
  by: ByStaff,
): Promise<Audited<PartnerStanding>> {
  return transaction(deps, async (deps) => {
    const before = standingOf(found(await lockPartner(deps.db, partnerId)))
    if (before !== from)
      throw new AppError('conflict', 'Somebody has changed this partner meanwhile. Please look at it again.')
    if (before === to) throw new AppError('conflict', 'Nothing would change.')
    const now = deps.clock.now()
    await updatePartner(deps.db, partnerId, {
      status: to === 'active' ? 1 : 0,
      has_left: to === 'left',
      standing_at: now,
      standing_by: by.admin_id,
      standing_reason: tidyText(reason),
    })
    if (to !== 'active')
      for (const { partner_user_id } of await listPartnerUserRows(deps.db, partnerId))
        await revokeSubjectSessions(deps.db, 'partner', partner_user_id, now, 'account_off')
    await queueJob(deps.db, 'tell_partner_standing', { partner_id: partnerId, at: now.toISOString() }, now)
    const audit = { object: `partner:${partnerId}`, before: { standing: before }, after: { standing: to, reason } }
    return { ...(await getPartnerStanding(deps, partnerId)), audit }
  })
}
