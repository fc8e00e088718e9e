import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { SignInContacts } from '#src/contract/entities/identity/sign-in-contact.ts'
import { found } from '../shared/not-found.ts'
import { toSignInContacts } from './public/sign-in-contacts-view.ts'

/** @throws AppError `not_found` once the customer is erased */
export async function getSignInContacts(deps: Deps, by: ByCustomer): Promise<SignInContacts> {
  const row = found(await findCustomer(deps.db, by.user_id))
  return toSignInContacts(deps.vault, row)
}
