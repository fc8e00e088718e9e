import { findAdmin, lockAdmins } from '#server/db/repositories/identity/admins.ts'
import { listChildSessions, listOwnSessions, revokeSessions } from '#server/db/repositories/identity/sessions.ts'
import type { SessionRow } from '#server/db/repositories/identity/sessions.ts'
import { countOtherAdministrators } from '#server/db/repositories/staff/staff.ts'
import type { StaffRow } from '#server/db/repositories/staff/staff.ts'
import type { Revocation } from '#server/db/schema/identity.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import { forgetBrowser } from '#server/services/identity/public/masquerade-end.ts'
import { AppError } from '#src/contract/errors.ts'
import { writeAudit } from '../../audit/write-audit.ts'

/**
 * One act on staff at a time; whoever was demoted or suspended while this one waited does not act any more.
 * @throws AppError `forbidden`
 */
export async function beginStaffAct(deps: TxDeps, byId: number): Promise<void> {
  await lockAdmins(deps.db)
  const by = await findAdmin(deps.db, byId)
  if (by?.state !== 'active' || by.role_id !== 1) throw new AppError('forbidden', 'Your role may not do this.')
}

/**
 * Would nobody be left who can sign in and do everything? Whoever has not followed the invitation cannot.
 * Asked with the lock of `beginStaffAct`, before every change that takes an administrator away.
 */
export async function isLastAdministrator(deps: Deps, person: StaffRow): Promise<boolean> {
  if (person.role_id !== 1 || person.state !== 'active') return false
  return (await countOtherAdministrators(deps.db, person.admin_id)) === 0
}

/** Ends every sign-in of somebody; their browsers keep nothing of it. */
export async function endStaffSessions(deps: Deps, adminId: number, why: Revocation): Promise<void> {
  for (const own of await listOwnSessions(deps.db, 'admin', adminId)) {
    await endSignIn(deps, own, why)
    await forgetBrowser(deps.db, own)
  }
}

/** Ends one sign-in, and each masquerade that hangs on it with an entry of its own. */
export async function endSignIn(deps: Deps, own: SessionRow, why: Revocation): Promise<void> {
  const children = await listChildSessions(deps.db, own.session_id)
  await revokeSessions(deps.db, [own.session_id], deps.clock.now(), why)
  for (const child of children) {
    await forgetBrowser(deps.db, child)
    const subject = `${child.area}:${child.subject_id}`
    await writeAudit(deps, {
      actor: `admin:${own.subject_id}`,
      onBehalfOf: subject,
      action: 'masquerade.expire',
      object: subject,
    })
  }
}
