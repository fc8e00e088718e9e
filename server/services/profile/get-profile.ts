import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { toServed } from './shared/customer-profile.ts'
import { notFound } from '../shared/not-found.ts'

/** @throws AppError `not_found` unless `userId` is the caller's own. */
export async function getProfile(deps: Deps, userId: number, by: { user_id: number }): Promise<ServedProfile> {
  const row = userId === by.user_id ? await findCustomer(deps.db, userId) : null
  if (!row) throw notFound()
  return toServed(deps.vault, row)
}
