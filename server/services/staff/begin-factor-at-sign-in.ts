import { findFactor } from '#server/db/repositories/staff/second-factors.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#src/contract/errors.ts'
import { checkAdminPassword } from '../identity/public/check-admin-password.ts'
import { beginSecret } from '../identity/public/second-factor.ts'

/**
 * For somebody who has no second factor yet; the sign-in confirms it.
 * @throws AppError `bad_credentials`, `otp_locked`; `conflict` where one is in use: it is changed by whoever is signed in
 */
export async function beginFactorAtSignIn(
  deps: Deps,
  input: { email: string; password: string; cookies: ReadonlyMap<string, string>; network: string },
) {
  const { admin } = await checkAdminPassword(deps, input)
  if ((await findFactor(deps.db, admin.admin_id))?.secret_enc) throw new AppError('conflict', 'Sign in first.')
  return beginSecret(deps, admin)
}
