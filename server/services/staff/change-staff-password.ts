import { hashPassword } from '#server/crypto/password.ts'
import { endStaffLinks, updateStaffMember } from '#server/db/repositories/staff/staff.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { OwnSignIn } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { endOtherSessions } from '../identity/end-other-sessions.ts'
import { staffSignIn } from '../identity/public/live-sessions.ts'
import { confirmStaffPassword } from './shared/confirm-staff-password.ts'

/** The old password is needed once more; every other sign-in ends. @throws AppError `validation`, `otp_locked` */
export async function changeStaffPassword(
  deps: Deps,
  input: { password: string; new_password: string },
  by: OwnSignIn,
): Promise<void> {
  await confirmStaffPassword(deps, by.admin_id, input.password)
  if (input.new_password === input.password)
    throw new AppError('validation', 'Check the highlighted fields.', {
      errors: { new_password: 'rules:password.same' },
    })
  const password_hash = await hashPassword(input.new_password)
  await transaction(deps, async (deps) => {
    await updateStaffMember(deps.db, by.admin_id, { password_hash })
    await endStaffLinks(deps.db, by, deps.clock.now())
    await endOtherSessions(deps, staffSignIn(by), 'session_password')
  })
}
