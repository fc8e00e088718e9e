import type { PartnerUserRow } from '#server/db/repositories/partners/partners.ts'
import { endStaffLinks } from '#server/db/repositories/staff/staff.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { AppError } from '#src/contract/errors.ts'

/**
 * Queues the mail whose link lets a person of a partner choose a password; a link from before is dead.
 * @throws AppError `conflict` for somebody who is switched off
 */
export async function invitePerson(
  deps: Deps,
  { partner_user_id, status }: Pick<PartnerUserRow, 'partner_user_id' | 'status'>,
): Promise<void> {
  if (status !== 1) throw new AppError('conflict', 'This person may not sign in. Switch them on first.')
  const now = deps.clock.now()
  await endStaffLinks(deps.db, { partner_user_id }, now)
  await queueJob(deps.db, 'send_invitation', { partner_user_id, at: now.toISOString() }, now)
}
