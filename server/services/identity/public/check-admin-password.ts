import { findAdminByEmail } from '#server/db/repositories/identity/admins.ts'
import type { Deps } from '#server/deps.ts'
import { isAdminRole } from '#src/contract/admin-roles.ts'
import { accountOff } from '../shared/account-off.ts'
import { knownDevice } from '../shared/known-device.ts'
import { normaliseLogin, requirePassword } from './require-password.ts'

/**
 * Who signs in with this address and password.
 * @throws AppError `bad_credentials`, `otp_locked`, `busy`; `account_off` once the password is right
 */
export async function checkAdminPassword(
  deps: Deps,
  input: { email: string; password: string; cookies: ReadonlyMap<string, string>; network: string },
) {
  const login = normaliseLogin(input.email)
  const found = await findAdminByEmail(deps.db, login)
  // Whoever is suspended kept the password, and is told once it is right.
  const password_hash = found?.state === 'active' || found?.state === 'suspended' ? found.password_hash : null
  const account =
    found && password_hash !== null && isAdminRole(found.role_id)
      ? { ...found, password_hash, role_id: found.role_id }
      : null
  const device = knownDevice(deps.vault, 'admin', login, input.cookies)
  const admin = await requirePassword(deps, {
    area: 'admin', login, password: input.password, account, device,
    network: input.network,
  })
  if (admin.state !== 'active') throw accountOff('staff')
  return { admin, login, device }
}
