import { createAdmin, findAdminByEmail } from '#server/db/repositories/identity/admins.ts'
import { updateStaffMember } from '#server/db/repositories/staff/staff.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { StaffInvitation, StaffMember } from '#src/contract/entities/staff/staff.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { normaliseLogin } from '../identity/public/require-password.ts'
import { staffMember } from './public/staff-view.ts'
import { beginStaffAct } from './shared/staff-acts.ts'

/**
 * Invites somebody, or somebody who has left, under the same number: the log goes on. The mail is queued.
 * @throws AppError `conflict` when somebody works here under this address
 */
export async function inviteStaff(deps: Deps, input: StaffInvitation, by: ByStaff): Promise<Audited<StaffMember>> {
  const [name, email] = [tidyText(input.name), normaliseLogin(input.email)]
  return transaction(deps, async (deps) => {
    await beginStaffAct(deps, by.admin_id)
    const now = deps.clock.now()
    const known = await findAdminByEmail(deps.db, email)
    if (known && known.state !== 'left')
      throw new AppError('conflict', 'Somebody signs in with this email already.', {
        errors: { email: 'rules:email.taken' },
      })
    const row = {
      name,
      role_id: input.role_id,
      state: 'invited' as const,
      state_since: now,
      password_hash: null,
      reviewed_at: now,
      reviewed_by: by.admin_id,
    }
    if (known) await updateStaffMember(deps.db, known.admin_id, row)
    const admin_id = known?.admin_id ?? (await createAdmin(deps.db, { ...row, email, created_at: now }))
    await queueJob(deps.db, 'send_invitation', { admin_id, at: now.toISOString() }, now)
    const person = await staffMember(deps, admin_id, by)
    const after = { role_id: person.role_id, state: person.state }
    return { ...person, audit: { object: `admin:${admin_id}`, after } }
  })
}
