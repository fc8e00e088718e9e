import { moveLeadsOfPerson } from '#server/db/repositories/leads/leads.ts'
import { moveTouchesOfPerson } from '#server/db/repositories/leads/touches.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { TxDeps } from '#server/deps.ts'
import { isProductType } from '#src/contract/entities/shared/product-type.ts'
import { attributeLead } from './attribute-lead.ts'
import { personOf } from './public/lead-person.ts'

/**
 * A person is known to partners by the number they proved, else by the address. When that changes, what brought them and
 * whose lead they are go with them, so that no partner loses anybody and nobody is counted twice.
 */
export async function moveLeads(deps: TxDeps, before: CustomerRow, after: CustomerRow): Promise<void> {
  const [from, to] = [personOf(before), personOf(after)]
  if (from === null || to === null || from === to) return
  await moveLeadsOfPerson(deps.db, after.user_id, from, to, deps.clock.now())
  for (const product of await moveTouchesOfPerson(deps.db, from, to))
    if (isProductType(product)) await attributeLead(deps, after, product)
}
