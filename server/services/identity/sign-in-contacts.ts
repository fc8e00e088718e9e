import type { SignInContacts } from '#src/contract/entities/identity/sign-in-contact.ts'
import type { Vault } from '#server/crypto/vault.ts'
import { findCustomer, openField } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '../shared/not-found.ts'

/** A customer's number and address, and which of them have proved to be theirs. */
export const toSignInContacts = (vault: Vault, row: CustomerRow): SignInContacts => ({
  mobile: { value: openField(vault, row, 'mobile_phone_number'), verified: row.phone_verified },
  email: { value: openField(vault, row, 'email'), verified: row.email_verified },
})

/** @throws AppError `not_found` once the customer is erased */
export async function getSignInContacts(deps: Deps, by: { user_id: number }): Promise<SignInContacts> {
  const row = await findCustomer(deps.db, by.user_id)
  if (!row) throw notFound()
  return toSignInContacts(deps.vault, row)
}
