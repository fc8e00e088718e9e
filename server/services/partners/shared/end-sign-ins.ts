import { revokeSubjectSessions } from '#server/db/repositories/identity/sessions.ts'
import { endStaffLinks } from '#server/db/repositories/staff/staff.ts'
import type { Deps } from '#server/deps.ts'

/** Ends every sign-in of a person of a partner, and the link that was sent to them. */
export async function endSignIns(deps: Deps, partner_user_id: number): Promise<void> {
  const now = deps.clock.now()
  await revokeSubjectSessions(deps.db, 'partner', partner_user_id, now, 'account_off')
  await endStaffLinks(deps.db, { partner_user_id }, now)
}
