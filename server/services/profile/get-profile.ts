import { findCustomerWithChange } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import type { OwnContactChange } from '#src/contract/entities/support/contact-change.ts'
import { notFound } from '../shared/not-found.ts'
import { toGreeting, toServed } from './public/customer-profile.ts'
import { ownChangeView } from './public/own-contact-change.ts'

/** Whose profile is read, and by whom. */
export interface ProfileReader {
  user_id: number
  identity_due: boolean
  actor_admin_id: number | null
}

/**
 * What a customer has said of themselves, and the change of their sign-in that was asked for: staff in their place are told
 * of none.
 * @throws AppError `not_found` unless `userId` is the caller's own.
 */
export async function getProfile(
  deps: Deps,
  userId: number,
  by: ProfileReader,
): Promise<{ profile: ServedProfile; contact_change: OwnContactChange | null }> {
  const found = userId === by.user_id ? await findCustomerWithChange(deps.db, userId) : null
  if (!found) throw notFound()
  const { row, change } = found
  return {
    profile: by.identity_due ? toGreeting(deps.vault, row) : toServed(deps.vault, row),
    contact_change: change && by.actor_admin_id === null ? ownChangeView(change) : null,
  }
}
