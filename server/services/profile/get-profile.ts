import type { Deps } from '#server/deps.ts'
import type { CustomerSession } from '#server/session.ts'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import type { OwnContactChange } from '#src/contract/entities/support/contact-change.ts'
import { notFound } from '../shared/not-found.ts'
import { toGreeting, toServed } from './public/customer-profile.ts'
import { ownChangeView } from './public/own-contact-change.ts'

/** Whose profile is read, and by whom. */
export type ProfileReader = Pick<CustomerSession, 'user_id' | 'customer' | 'change' | 'identity_due' | 'actor_admin_id'>

/**
 * What a customer has said of themselves, and the change of their sign-in that was asked for: staff in their place are told
 * of none.
 * @throws AppError `not_found` unless `userId` is the caller's own.
 */
export function getProfile(
  { vault }: Pick<Deps, 'vault'>,
  userId: number,
  { user_id, customer, change, identity_due, actor_admin_id }: ProfileReader,
): { profile: ServedProfile; contact_change: OwnContactChange | null } {
  if (userId !== user_id) throw notFound()
  return {
    profile: identity_due ? toGreeting(vault, customer) : toServed(vault, customer),
    contact_change: change && actor_admin_id === null ? ownChangeView(change) : null,
  }
}
