import type { Deps } from '#server/deps.ts'
import type { CustomerSession } from '#server/session.ts'
import type { OwnProfile } from '#src/contract/entities/profile/own-profile.ts'
import { notFound } from '../shared/not-found.ts'
import { toGreeting, toServed } from './public/customer-profile.ts'
import { ownChangeView } from './public/own-contact-change.ts'

/** Whose profile is read, and by whom. */
export type ProfileReader = Pick<
  CustomerSession,
  'user_id' | 'customer' | 'change' | 'identity_due' | 'actor_admin_id' | 'expires_at'
>

/**
 * What a customer has said of themselves, and the change of their sign-in that was asked for: staff in their place are told
 * of none.
 * @throws AppError `not_found` unless `userId` is the caller's own.
 */
export function getProfile(
  { vault }: Pick<Deps, 'vault'>,
  userId: number,
  { user_id, customer, change, identity_due, actor_admin_id, expires_at }: ProfileReader,
): OwnProfile {
  if (userId !== user_id) throw notFound()
  return {
    data: identity_due ? toGreeting(vault, customer) : toServed(vault, customer),
    masquerade_ends_at: actor_admin_id === null ? null : expires_at.toISOString(),
    identity_due,
    contact_change: change && actor_admin_id === null ? ownChangeView(change) : null,
  }
}
