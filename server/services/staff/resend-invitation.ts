import { endStaffLinks, lockStaffMember } from '#server/db/repositories/staff/staff.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { StaffMember } from '#src/contract/entities/staff/staff.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'
import { staffMember } from './public/staff-view.ts'
import { beginStaffAct } from './shared/staff-acts.ts'

/** @throws AppError `not_found`; `conflict` for somebody who is not invited */
export async function resendInvitation(deps: Deps, adminId: number, by: ByStaff): Promise<Audited<StaffMember>> {
  return transaction(deps, async (deps) => {
    await beginStaffAct(deps, by.admin_id)
    const person = found(await lockStaffMember(deps.db, adminId))
    if (person.state !== 'invited') throw new AppError('conflict', 'There is no open invitation to send again.')
    const now = deps.clock.now()
    await endStaffLinks(deps.db, { admin_id: adminId }, now)
    await queueJob(deps.db, 'send_invitation', { admin_id: adminId, at: now.toISOString() }, now)
    return { ...(await staffMember(deps, adminId, by)), audit: { object: `admin:${adminId}` } }
  })
}
