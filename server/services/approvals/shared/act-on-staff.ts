import { findAdmin } from '#server/db/repositories/identity/admins.ts'
import type { Deps } from '#server/deps.ts'
import { found } from '#server/services/shared/not-found.ts'
import { endSignInOf } from '#server/services/staff/end-sign-in-of.ts'
import type { Handed } from '#server/services/staff/public/hand-on-work.ts'
import { resetStaffFactor } from '#server/services/staff/reset-staff-factor.ts'
import { updateStaff } from '#server/services/staff/update-staff.ts'
import type { ByStaff } from '#server/session.ts'
import type { StaffChange } from '#src/contract/entities/staff/staff.ts'
import type { Done } from './act-outcome.ts'

/** What is done to one of the staff: a change of role or state, the second factor taken away, one sign-in ended. */
export type StaffAct = { admin_id: number } & (
  | { change: Omit<StaffChange, 'reason'> }
  | { factor: 'off' }
  | { session_id: string }
)

/** What the log says of work that went into other hands; nothing where none did. */
const handedOn = (handed: Handed, to: number | null | undefined) => {
  const some = Object.entries(handed).filter(([, rows]) => rows > 0)
  return some.length > 0 ? { ...Object.fromEntries(some), hand_to: to ?? null } : {}
}

/** Does it. @throws AppError as the service of each */
export async function actOnStaff(deps: Deps, act: StaffAct, by: ByStaff): Promise<Done> {
  const { admin_id } = act
  const { name: about } = found(await findAdmin(deps.db, admin_id))
  const object = `admin:${admin_id}`
  if ('change' in act) {
    const { before, after, handed } = await updateStaff(deps, admin_id, act.change, by)
    const facts = ({ role_id, state }: typeof before) => ({ role_id, state })
    const [was, is] = [facts(before), facts(after)]
    return {
      audit: { object, before: was, after: { ...is, ...handedOn(handed, act.change.hand_to) } },
      record: object,
      shown: { about, before: was, after: is },
    }
  }
  if ('factor' in act) await resetStaffFactor(deps, admin_id, by)
  else await endSignInOf(deps, { area: 'admin', id: admin_id }, { session_id: act.session_id }, by)
  const after: Readonly<Record<string, string>> = 'factor' in act ? { factor: 'off' } : { sign_in: 'ended' }
  return { audit: { object, before: {}, after }, record: object, shown: { about, before: {}, after } }
}
