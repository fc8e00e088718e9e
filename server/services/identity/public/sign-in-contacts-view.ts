import type { Vault } from '#server/crypto/vault.ts'
import { openField } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { SignInContacts } from '#src/contract/entities/identity/sign-in-contact.ts'

/** A customer's number and address, and which of them have proved to be theirs. */
export const toSignInContacts = (vault: Vault, row: CustomerRow): SignInContacts => ({
  mobile: { value: openField(vault, row, 'mobile_phone_number'), verified: row.phone_verified },
  email: { value: openField(vault, row, 'email'), verified: row.email_verified },
})
