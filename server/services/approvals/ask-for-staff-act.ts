import { findAdmin } from '#server/db/repositories/identity/admins.ts'
import type { AdminRow } from '#server/db/repositories/identity/admins.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import { found } from '../shared/not-found.ts'
import { askOrAct } from './ask-or-act.ts'
import type { StaffAct } from './shared/act-on-staff.ts'
import { ACTS } from './shared/acts.ts'

/** Whoever may do everything loses or gets something by it; nobody has followed an open invitation yet. */
const isOnAdministrator = ({ role_id, state }: AdminRow, act: StaffAct): boolean =>
  state !== 'invited' && (role_id === 1 || ('change' in act && act.change.role_id === 1))

/**
 * Changes one of the staff; on an administrator, or for a new one, it waits for a second person, who is neither of the two.
 * @throws AppError `not_found`; as the services of each act and `askOrAct`
 */
export async function askForStaffAct(
  deps: Deps,
  act: StaffAct,
  reason: string,
  by: ByStaff,
): ReturnType<typeof askOrAct> {
  const person = found(await findAdmin(deps.db, act.admin_id))
  const asked = isOnAdministrator(person, act)
    ? await askOrAct(deps, { kind: 'staff', target: act.admin_id, body: act, reason }, by)
    : { waits: false, audit: (await transaction(deps, (deps) => ACTS.staff(deps, act, by))).audit }
  return { ...asked, audit: { ...asked.audit, after: { ...asked.audit.after, reason } } }
}
