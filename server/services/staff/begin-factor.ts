import type { Deps } from '#server/deps.ts'
import { confirmStaffPassword } from './shared/confirm-staff-password.ts'
import { beginSecret } from './shared/second-factor.ts'

/** @throws AppError `validation` for a wrong password, `otp_locked` */
export async function beginFactor(deps: Deps, adminId: number, password: string) {
  return beginSecret(deps, await confirmStaffPassword(deps, adminId, password))
}
