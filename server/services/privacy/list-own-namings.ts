import { listNamingsOfPerson } from '#server/db/repositories/leads/lead-namings.ts'
import { provenIndexes } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import type { OwnNaming } from '#src/contract/entities/privacy/my-data.ts'
import { namingStateAt } from '../leads/public/end-naming.ts'

/** Partners whose systems named the customer by a number or an address that is proved to be theirs; newest first. */
export async function listOwnNamings(deps: Deps, by: ByCustomerWithRow): Promise<OwnNaming[]> {
  const now = deps.clock.now()
  return (await listNamingsOfPerson(deps.db, provenIndexes(by.customer))).map(({ naming, partner }) => ({
    partner,
    reference: naming.reference,
    product_type: naming.product_type,
    state: namingStateAt(naming, now),
    at: naming.created_at.toISOString(),
    pending_until: naming.expires_at.toISOString(),
  }))
}
