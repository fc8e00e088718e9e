import { isAdminRole } from '#src/contract/admin-roles.ts'
import { findStaffLink } from '#server/db/repositories/staff/staff.ts'
import type { Deps } from '#server/deps.ts'
import { found, notFound } from '../shared/not-found.ts'

/** Whose link it is; opening it does not spend it. @throws AppError `not_found` for one that is used, old or unknown */
export async function openStaffLink(deps: Deps, token: string) {
  const { link, admin } = found(await findStaffLink(deps.db, deps.vault.hashToken(token), deps.clock.now()))
  if (!isAdminRole(admin.role_id)) throw notFound()
  return {
    kind: link.kind,
    name: admin.name,
    email: admin.email,
    role_id: admin.role_id,
    expires_at: link.expires_at.toISOString(),
  }
}
