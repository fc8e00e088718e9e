import type { Deps } from '#server/deps.ts'
import type { OwnSignIn } from '#server/session.ts'
import { confirmStaffPassword } from './shared/confirm-staff-password.ts'
import { requireCodeOfOld } from './shared/require-code-of-old.ts'
import { beginSecret } from './shared/second-factor.ts'

/**
 * A new secret for the app. In place of one that is in use it takes a code of that one, or a recovery code.
 * @throws AppError `validation` for a wrong password, `otp_locked`, `code_needed`
 */
export async function beginFactor(deps: Deps, own: OwnSignIn, password: string) {
  await requireCodeOfOld(deps, own)
  return beginSecret(deps, await confirmStaffPassword(deps, own.admin_id, password))
}
