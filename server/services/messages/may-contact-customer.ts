import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { ContactAsk, ContactVerdict } from '#src/contract/rules/contact/may-contact.ts'
import { mayContactCustomers } from './may-contact-customers.ts'

/** May this customer be contacted now? */
export async function mayContactCustomer(deps: Deps, row: CustomerRow, ask: ContactAsk): Promise<ContactVerdict> {
  const verdict = (await mayContactCustomers(deps, [row], ask)).get(row.user_id)
  if (!verdict) throw new Error('a customer without a verdict')
  return verdict
}
