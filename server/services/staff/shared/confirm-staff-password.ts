import { findAdmin } from '#server/db/repositories/identity/admins.ts'
import type { Deps } from '#server/deps.ts'
import { requirePassword } from '#server/services/identity/public/require-password.ts'
import { AppError, isAppError } from '#src/contract/errors.ts'
import { found } from '../../shared/not-found.ts'

/**
 * The signed-in person types the password once more. A wrong one is a wrong field, not an ended session; wrong ones
 * count with those of the sign-in. @throws AppError `validation`, `otp_locked`
 */
export async function confirmStaffPassword(deps: Deps, adminId: number, password: string) {
  const admin = found(await findAdmin(deps.db, adminId))
  const account = admin.password_hash === null ? null : { ...admin, password_hash: admin.password_hash }
  try {
    return await requirePassword(deps, {
      area: 'admin',
      login: admin.email,
      password,
      account,
      device: null,
      network: null,
    })
  } catch (error) {
    if (!isAppError(error) || error.code !== 'bad_credentials') throw error
    throw new AppError('validation', 'Check the highlighted fields.', { errors: { password: 'rules:password.wrong' } })
  }
}
