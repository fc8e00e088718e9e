import { openField } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { nameOf } from '#server/services/profile/public/customer-profile.ts'
import { createHelpRequest } from '../create-help-request.ts'

/** Opens a ticket in a customer's name, as they told it to one of the staff. Answers its number. */
export async function openInName(
  deps: Deps,
  customer: CustomerRow,
  { text, appId, by }: { text: string; appId: string | null; by: { admin_id: number } },
): Promise<string> {
  const field = (name: Parameters<typeof openField>[2]) => openField(deps.vault, customer, name)
  const asked = {
    name: nameOf(deps, customer), email: field('email'), phone: field('mobile_phone_number'),
    company: '', description: tidyText(text),
  }
  return (await createHelpRequest(deps, asked, customer.user_id, appId, by.admin_id)).ticket
}
