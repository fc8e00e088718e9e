import { openField } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { TxDeps } from '#server/deps.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { attributePerson } from './attribute-person.ts'
import type { Named } from './attribute-person.ts'
import { personOf } from './public/lead-person.ts'

/** The lead of a customer; see `attributePerson`. `naming`: it has just been confirmed, and a lead of it keeps its number. */
export async function attributeLead(
  deps: TxDeps,
  customer: CustomerRow,
  product: ProductType,
  naming: Named | null = null,
): Promise<void> {
  const person = personOf(customer)
  if (person === null) return
  const contact = () => ({
    name: ['first_name' as const, 'last_name' as const]
      .map((field) => openField(deps.vault, customer, field))
      .filter(Boolean)
      .join(' '),
    mobile: openField(deps.vault, customer, 'mobile_phone_number'),
  })
  await attributePerson(deps, { person, user_id: customer.user_id, contact, naming }, product)
}
