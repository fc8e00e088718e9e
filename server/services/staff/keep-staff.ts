import { countOtherAdministrators, lockStaffMember, updateStaffMember } from '#server/db/repositories/staff/staff.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { StaffMember } from '#src/contract/entities/staff/staff.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'
import { staffMember } from './public/staff-view.ts'
import { beginStaffAct } from './shared/staff-acts.ts'

/**
 * Somebody works here in the role that they have, an administrator says. Of oneself another one says it, where there is one.
 * @throws AppError `not_found`; `conflict` for whoever cannot sign in, and for oneself beside another administrator
 */
export async function keepStaff(deps: Deps, adminId: number, by: ByStaff): Promise<Audited<StaffMember>> {
  return transaction(deps, async (deps) => {
    await beginStaffAct(deps, by.admin_id)
    const person = found(await lockStaffMember(deps.db, adminId))
    if (person.state !== 'active') throw new AppError('conflict', 'Only whoever may sign in is looked at.')
    if (by.admin_id === adminId && (await countOtherAdministrators(deps.db, by.admin_id)) > 0)
      throw new AppError('conflict', 'Another administrator has to say this of you.')
    await updateStaffMember(deps.db, adminId, { reviewed_at: deps.clock.now(), reviewed_by: by.admin_id })
    const kept = await staffMember(deps, adminId, by)
    return { ...kept, audit: { object: `admin:${adminId}`, after: { role_id: kept.role_id } } }
  })
}
