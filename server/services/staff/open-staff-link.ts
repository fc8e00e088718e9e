import { findStaffLink } from '#server/db/repositories/staff/staff.ts'
import type { Deps } from '#server/deps.ts'
import { linkHolder } from './shared/link-holder.ts'

/** Whose link it is; opening it does not spend it. @throws AppError `not_found` for one that is used, old or unknown */
export async function openStaffLink(deps: Deps, token: string) {
  const row = await findStaffLink(deps.db, deps.vault.hashToken(token), deps.clock.now())
  const { kind, name, email, role_id, partner, expires_at } = linkHolder(row)
  return { kind, name, email, role_id, partner, expires_at: expires_at.toISOString() }
}
