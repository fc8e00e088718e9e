import { removeFactor } from '#server/db/repositories/staff/second-factors.ts'
import { endStaffLinks, lockStaffMember, updateStaffMember } from '#server/db/repositories/staff/staff.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import type { StaffState } from '#src/contract/entities/staff/staff-state.ts'
import type { StaffChange, StaffMember } from '#src/contract/entities/staff/staff.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'
import { handOnWork, takerOf } from './public/hand-on-work.ts'
import type { Handed } from './public/hand-on-work.ts'
import { staffMember } from './public/staff-view.ts'
import { beginStaffAct, endStaffSessions, isLastAdministrator } from './shared/staff-acts.ts'

/** Which state may follow which; somebody who has left is invited anew. */
const NEXT: Record<StaffState, readonly StaffState[]> = {
  invited: ['left'],
  active: ['active', 'suspended', 'left'],
  suspended: ['suspended', 'active', 'left'],
  left: [],
}

/**
 * Changes a role or a state; it counts from the next call on. Whoever leaves loses password, second factor and links, and
 * keeps the name: the log speaks of them. Work that they cannot do any more goes into other hands in the same act.
 * @throws AppError `not_found`; `conflict` for the last administrator and for what cannot follow; `validation` for a taker
 * who cannot sign in
 */
export async function updateStaff(
  deps: Deps,
  adminId: number,
  change: Omit<StaffChange, 'reason'>,
  by: ByStaff,
): Promise<{ before: StaffMember; after: StaffMember; handed: Handed }> {
  return transaction(deps, async (deps) => {
    await beginStaffAct(deps, by.admin_id)
    const person = found(await lockStaffMember(deps.db, adminId))
    const before = await staffMember(deps, adminId, by)
    const state = change.state ?? person.state
    const role_id = change.role_id ?? person.role_id
    if (!(NEXT[person.state].includes(state) || state === person.state))
      throw new AppError('conflict', 'This cannot be done with this person now. What you see may be out of date.')
    if (role_id !== person.role_id && (person.state === 'invited' || person.state === 'left'))
      throw new AppError('conflict', 'The role of an invitation is fixed. Take it back and invite the person anew.')
    const stays = role_id === 1 && state === 'active'
    if (!stays && (await isLastAdministrator(deps, person)))
      throw new AppError(
        'conflict',
        'Somebody has to stay who may do everything. Make another person administrator first.',
      )
    const to = await takerOf(deps, adminId, change.hand_to)
    const now = deps.clock.now()
    await updateStaffMember(deps.db, adminId, {
      role_id,
      ...(state !== person.state && { state, state_since: now }),
      ...(state === 'left' && { password_hash: null }),
      // Another administrator has just decided what this person may do.
      ...(by.admin_id !== adminId && state === 'active' && { reviewed_at: now, reviewed_by: by.admin_id }),
    })
    if (state !== 'active') {
      await endStaffLinks(deps.db, { admin_id: adminId }, now)
      await endStaffSessions(deps, adminId, 'account_off')
    }
    if (state === 'left') await removeFactor(deps.db, adminId)
    const asked = { admin_id: by.admin_id, actor: `admin:${by.admin_id}` }
    const handed = await handOnWork(deps, { person: { ...person, role_id, state }, to, by: asked })
    return { before, after: await staffMember(deps, adminId, by), handed }
  })
}
