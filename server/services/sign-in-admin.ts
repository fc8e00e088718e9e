import { isAdminRole, type AdminRole } from '#src/contract/access.ts'
import { withTransaction } from '../db/client.ts'
import { findAdminByEmail } from '../db/repositories/admins.ts'
import type { Deps } from '../deps.ts'
import { openSession, type SidCookie } from './open-session.ts'
import { normaliseLogin, requirePassword } from './sign-in-with-password.ts'

/** @throws AppError `bad_credentials`, `otp_locked` */
export async function signInAdmin(
  deps: Deps,
  input: { email: string; password: string; cookie: SidCookie },
): Promise<{ token: string; adminId: number; roleId: AdminRole }> {
  const login = normaliseLogin(input.email)
  const found = await findAdminByEmail(deps.db, login)
  const account = found?.status === 1 && isAdminRole(found.role_id) ? { ...found, role_id: found.role_id } : null
  const admin = await requirePassword(deps, { area: 'admin', login, password: input.password, account })
  const { token } = await withTransaction(deps.db, (tx) =>
    openSession(deps, tx, { area: 'admin', subjectId: admin.admin_id, cookie: input.cookie }),
  )
  return { token, adminId: admin.admin_id, roleId: admin.role_id }
}
