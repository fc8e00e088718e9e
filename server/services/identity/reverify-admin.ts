import { findAdmin } from '#server/db/repositories/identity/admins.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'

/** Who is signed in, as the database knows them now. */
export async function reverifyAdmin(deps: Deps, session: AdminSession) {
  const admin = await findAdmin(deps.db, session.admin_id)
  if (!admin) throw new AppError('unauthenticated', 'Please sign in.')
  return { adminId: admin.admin_id, roleId: session.role, name: admin.name, email: admin.email }
}
