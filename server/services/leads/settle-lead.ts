import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import type { Db } from '#server/db/client.ts'
import { openField, type CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { personOf } from './shared/lead-person.ts'
import { settlePerson } from './settle-person.ts'

/** Settles the lead of a customer; see `settlePerson`. */
export async function settleLead(deps: Deps, tx: Db, customer: CustomerRow, product: ProductType): Promise<void> {
  const person = personOf(customer)
  if (person === null) return
  const contact = () => ({
    name: ['first_name' as const, 'last_name' as const]
      .map((field) => openField(deps.vault, customer, field))
      .filter(Boolean)
      .join(' '),
    mobile: openField(deps.vault, customer, 'mobile_phone_number'),
  })
  await settlePerson(deps, tx, { person, user_id: customer.user_id, contact }, product)
}
