import { findAdmin } from '#server/db/repositories/identity/admins.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'

/** Who is signed in, as the database knows them now. */
export async function reverifyAdmin(deps: Deps, by: AdminSession) {
  const admin = await findAdmin(deps.db, by.admin_id)
  if (!admin) throw new AppError('unauthenticated', 'Please sign in.')
  return { adminId: admin.admin_id, roleId: by.role, name: admin.name, email: admin.email }
}
