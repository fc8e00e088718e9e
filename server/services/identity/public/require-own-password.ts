import type { Deps } from '#server/deps.ts'
import { AppError, isAppError } from '#src/contract/errors.ts'
import type { PasswordArea } from '../shared/known-device.ts'
import { requirePassword } from './require-password.ts'

/**
 * The signed-in person types the password once more. A wrong one is a wrong field, not an ended session; wrong ones
 * count with those of the sign-in. @throws AppError `validation`, `otp_locked`
 */
export async function requireOwnPassword<T extends { email: string; password_hash: string | null }>(
  deps: Deps,
  area: PasswordArea,
  password: string,
  person: T,
): Promise<T & { password_hash: string }> {
  const { email: login, password_hash } = person
  const account = password_hash === null ? null : { ...person, password_hash }
  try {
    return await requirePassword(deps, { area, login, password, account, device: null, network: null })
  } catch (error) {
    if (!isAppError(error) || error.code !== 'bad_credentials') throw error
    throw new AppError('validation', 'Check the highlighted fields.', { errors: { password: 'rules:password.wrong' } })
  }
}
