import { isAdminRole, type AdminRole } from '#src/contract/admin-roles.ts'
import { transaction } from '#server/db/transaction.ts'
import { findAdminByEmail } from '#server/db/repositories/identity/admins.ts'
import type { Deps } from '#server/deps.ts'
import { deviceCookie, knownDevice } from './shared/known-device.ts'
import { openSession, type SidCookie } from './open-session.ts'
import { normaliseLogin, requirePassword } from './shared/require-password.ts'

/** @throws AppError `bad_credentials`, `otp_locked` */
export async function signInAdmin(
  deps: Deps,
  input: { email: string; password: string; cookie: SidCookie; cookies: ReadonlyMap<string, string> },
): Promise<{ token: string; adminId: number; roleId: AdminRole; deviceCookie: string | null }> {
  const login = normaliseLogin(input.email)
  const found = await findAdminByEmail(deps.db, login)
  const account = found?.status === 1 && isAdminRole(found.role_id) ? { ...found, role_id: found.role_id } : null
  const device = knownDevice(deps.vault, 'admin', login, input.cookies)
  const admin = await requirePassword(deps, { area: 'admin', login, password: input.password, account, device })
  const { token } = await transaction(deps, (deps) =>
    openSession(deps, { area: 'admin', subjectId: admin.admin_id, cookie: input.cookie }),
  )
  return {
    token,
    adminId: admin.admin_id,
    roleId: admin.role_id,
    deviceCookie: device === null ? deviceCookie(deps.vault, 'admin', login) : null,
  }
}
