import { findAdmin } from '#server/db/repositories/identity/admins.ts'
import type { Deps } from '#server/deps.ts'
import { requireOwnPassword } from '#server/services/identity/public/require-own-password.ts'
import { found } from '../../shared/not-found.ts'

/** Somebody of the staff types the password once more. @throws as requireOwnPassword */
export async function confirmStaffPassword(deps: Deps, adminId: number, password: string) {
  return requireOwnPassword(deps, 'admin', password, found(await findAdmin(deps.db, adminId)))
}
