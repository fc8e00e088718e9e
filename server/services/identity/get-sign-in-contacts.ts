import type { Deps } from '#server/deps.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import type { SignInContacts } from '#src/contract/entities/identity/sign-in-contact.ts'
import { toSignInContacts } from './public/sign-in-contacts-view.ts'

export const getSignInContacts = ({ vault }: Pick<Deps, 'vault'>, by: ByCustomerWithRow): SignInContacts =>
  toSignInContacts(vault, by.customer)
