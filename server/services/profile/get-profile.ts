import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import { notFound } from '../shared/not-found.ts'
import { toGreeting, toServed } from './shared/customer-profile.ts'

/** @throws AppError `not_found` unless `userId` is the caller's own. */
export async function getProfile(
  deps: Deps,
  userId: number,
  by: { user_id: number; identity_due: boolean },
): Promise<ServedProfile> {
  const row = userId === by.user_id ? await findCustomer(deps.db, userId) : null
  if (!row) throw notFound()
  return by.identity_due ? toGreeting(deps.vault, row) : toServed(deps.vault, row)
}
