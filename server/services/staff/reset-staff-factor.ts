import { findFactor, removeFactor } from '#server/db/repositories/staff/second-factors.ts'
import { lockStaffMember } from '#server/db/repositories/staff/staff.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import type { StaffMember } from '#src/contract/entities/staff/staff.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'
import { staffMember } from './public/staff-view.ts'
import { beginStaffAct, endStaffSessions } from './shared/staff-acts.ts'

/**
 * Takes away the second factor of somebody whose phone is lost; they set up another one at the next sign-in.
 * @throws AppError `not_found`; `conflict` for oneself: a second administrator vouches for who asks
 */
export async function resetStaffFactor(deps: Deps, adminId: number, by: ByStaff): Promise<StaffMember> {
  if (by.admin_id === adminId)
    throw new AppError(
      'conflict',
      'Another administrator has to do this for you. You can change your app under My sign-in.',
    )
  return transaction(deps, async (deps) => {
    await beginStaffAct(deps, by.admin_id)
    found(await lockStaffMember(deps.db, adminId))
    if ((await findFactor(deps.db, adminId))?.secret_enc == null)
      throw new AppError('conflict', 'This person has no second factor.')
    await removeFactor(deps.db, adminId)
    await endStaffSessions(deps, adminId, 'session_left')
    return staffMember(deps, adminId, by)
  })
}
