import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { mayContact } from '#src/contract/rules/contact/may-contact.ts'
import type { ContactAsk, ContactVerdict } from '#src/contract/rules/contact/may-contact.ts'
import { readContactCases } from './public/contact-cases.ts'

/** May these customers be contacted now? By their numbers; the question costs as much for one as for a thousand. */
export async function mayContactCustomers(
  deps: Deps,
  rows: readonly CustomerRow[],
  ask: ContactAsk,
): Promise<Map<number, ContactVerdict>> {
  const now = deps.clock.now()
  const cases = await readContactCases(deps, rows)
  return new Map([...cases].map(([userId, who]) => [userId, mayContact(who, ask, now)]))
}
