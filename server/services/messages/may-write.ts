import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { mayContact } from '#src/contract/rules/contact/may-contact.ts'
import { readContactCases } from './public/contact-cases.ts'

/** May this customer be written to about their own applications at this instant, by SMS or by e-mail? */
export async function mayWrite(deps: Deps, customer: CustomerRow, at: Date): Promise<boolean> {
  const who = (await readContactCases(deps, [customer])).get(customer.user_id)
  if (!who) return false
  return (['sms', 'email'] as const).some((channel) => mayContact(who, { purpose: 'service', channel }, at).may)
}
