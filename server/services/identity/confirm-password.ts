import { findPartnerUser } from '#server/db/repositories/partners/partner-users.ts'
import type { PartnerUserRow } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartnerUser } from '#server/session.ts'
import { AppError, isAppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'
import { requirePassword } from './public/require-password.ts'

/**
 * The signed-in person types the password once more. A wrong one is a wrong field, not an ended session; wrong ones
 * count with those of the sign-in. @throws AppError `validation`, `otp_locked`
 */
export async function confirmPassword(deps: Deps, password: string, by: ByPartnerUser): Promise<PartnerUserRow> {
  const user = found(await findPartnerUser(deps.db, by.partner_id, by.partner_user_id))
  const account = user.password_hash === null ? null : { ...user, password_hash: user.password_hash }
  try {
    return await requirePassword(deps, {
      area: 'partner',
      login: user.email,
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
