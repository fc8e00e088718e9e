import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { CustomerTicketForm } from '#src/contract/entities/support/csr-acts.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { found } from '../shared/not-found.ts'
import { openInName } from '../support/public/open-in-name.ts'
import { ownApplication } from './shared/own-application.ts'

/**
 * A ticket that one of the staff writes down for a customer. Answers its number.
 * @throws AppError `not_found`, of an application that is not theirs too
 */
export async function createTicketForCustomer(
  deps: Deps,
  userId: number,
  { reference, text, reason }: CustomerTicketForm,
  by: ByStaff,
): Promise<Audited<{ ticket: string }>> {
  const customer = found(await findCustomer(deps.db, userId))
  const appId = reference === '' ? null : (await ownApplication(deps, userId, reference)).app_id
  const ticket = await openInName(deps, customer, { text, appId, by })
  return { ticket, audit: { object: `customer:${userId}`, after: { reference: ticket, reason: tidyText(reason) } } }
}
