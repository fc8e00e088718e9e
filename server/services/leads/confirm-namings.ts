import { lockConfirmable } from '#server/db/repositories/leads/lead-namings.ts'
import { listLeadsOfPerson } from '#server/db/repositories/leads/leads.ts'
import { createTouchRow } from '#server/db/repositories/leads/touches.ts'
import type { Contact, CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { TxDeps } from '#server/deps.ts'
import { isProductType } from '#src/contract/entities/shared/product-type.ts'
import { destinationIndex } from '../shared/destination-index.ts'
import { attributeLead } from './attribute-lead.ts'
import { endNaming } from './public/end-naming.ts'
import { personOf } from './public/lead-person.ts'

/**
 * Somebody has proved a number or an address by their own code: who named it in time counts from this moment, as a touch
 * like any other, so that whoever really brought the person before stays the first. Runs in the caller's transaction,
 * after the visits by which the browser came.
 */
export async function confirmNamings(deps: TxDeps, customer: CustomerRow, proved: Contact): Promise<void> {
  const person = personOf(customer)
  if (person === null) return
  const at = deps.clock.now()
  const index = destinationIndex(deps, proved.channel, proved.destination)
  for (const naming of await lockConfirmable(deps.db, index, at)) {
    const { partner_id, product_type, visit, reference } = naming
    if (!isProductType(product_type)) continue
    await createTouchRow(deps.db, { partner_id, channel: 'api', product_type, visit, phone_index: person, at })
    await attributeLead(deps, customer, product_type, { partner_id, reference, at })
    const [newest] = await listLeadsOfPerson(deps.db, person, product_type)
    const own = newest?.partner_id === partner_id
    await endNaming(deps, naming, own ? 'counted' : 'held_elsewhere', own ? newest.lead_id : null)
  }
}
