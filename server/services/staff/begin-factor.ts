import type { Deps } from '#server/deps.ts'
import type { OwnSignIn } from '#server/session.ts'
import { beginSecret } from '../identity/public/second-factor.ts'
import { confirmStaffPassword } from './shared/confirm-staff-password.ts'

/**
 * A new secret for the app. In place of one that is in use the row asks for a code of that one, or a recovery code.
 * @throws AppError `validation` for a wrong password, `otp_locked`
 */
export async function beginFactor(deps: Deps, password: string, by: OwnSignIn) {
  return beginSecret(deps, await confirmStaffPassword(deps, by.admin_id, password))
}
