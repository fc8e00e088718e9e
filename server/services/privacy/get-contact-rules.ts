import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { ServedContactRules } from '#src/contract/entities/privacy/privacy.ts'
import { toServedRules } from '../messages/public/contact-rules.ts'
import { found } from '../shared/not-found.ts'

/** @throws AppError `not_found` once the customer is erased */
export async function getContactRules(deps: Deps, by: ByCustomer): Promise<ServedContactRules> {
  const row = found(await findCustomer(deps.db, by.user_id))
  return toServedRules(deps, row)
}
