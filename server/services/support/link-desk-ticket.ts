import { findHelpRequest } from '#server/db/repositories/support/help-requests.ts'
import { linkTickets, unlinkTickets } from '#server/db/repositories/support/ticket-links.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'

/**
 * Two tickets belong together, or no longer do; whose they are and where they stand changes nothing.
 * @throws AppError `not_found`; `validation` of the ticket itself or of one that is not there
 */
export async function linkDeskTicket(
  deps: Deps,
  ticket: string,
  { other, linked }: { other: string; linked: boolean },
  by: ByStaff,
): Promise<Audited> {
  found(await findHelpRequest(deps.db, ticket))
  if (ticket === other || !(await findHelpRequest(deps.db, other)))
    throw new AppError('validation', 'Choose another ticket.', { errors: { other: 'rules:ticket.other' } })
  if (linked) await linkTickets(deps.db, ticket, other, by.admin_id, deps.clock.now())
  else await unlinkTickets(deps.db, ticket, other)
  return { audit: { object: `ticket:${ticket}`, after: { other, linked } } }
}
