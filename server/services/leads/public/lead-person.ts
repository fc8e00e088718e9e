import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'

/** By what a person is known again: the number they proved, else the address. Null = neither. */
export const personOf = (customer: CustomerRow): string | null =>
  customer.phone_verified ? customer.phone_index : customer.email_verified ? customer.email_index : null
