import { findApplicationByReference } from '#server/db/repositories/applications/applications.ts'
import { findCustomerByContact } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { readCustomerReference } from '#src/contract/rules/codes/customer-reference.ts'

/** Number of the customer whom a text names; null = it names nobody. They may have been forgotten, or never have been. */
export async function findNumberOf(deps: Deps, text: string): Promise<number | null> {
  const wanted = readCustomerReference(text)
  switch (wanted?.kind) {
    case 'reference':
      return (await findApplicationByReference(deps.db, wanted.reference))?.user_id ?? null
    case 'mobile': {
      const contact = { channel: 'mobile' as const, destination: wanted.mobile }
      return (await findCustomerByContact(deps.db, deps.vault, contact))?.user_id ?? null
    }
    case 'user_id':
      return wanted.user_id
    case undefined:
      return null
  }
}
