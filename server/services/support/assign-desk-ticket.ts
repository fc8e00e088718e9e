import { listDeskPeople, lockTicket, updateTicket } from '#server/db/repositories/support/ticket-desk.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'
import { DESK_ROLES } from './shared/desk-view.ts'

/**
 * Gives a ticket to somebody, to whoever asks, to whoever has the fewest waiting for them, or to nobody. Answers whose it was and is.
 * @throws AppError `not_found`; `validation` of somebody who may not answer tickets; `conflict` once it is closed
 */
export async function assignDeskTicket(
  deps: Deps,
  ticket: string,
  { admin_id, least, take = false }: { admin_id: number | null; least: boolean; take?: boolean | undefined },
  by: ByStaff,
): Promise<Audited<{ before: number | null; after: number | null }>> {
  return transaction(deps, async (deps) => {
    const row = found(await lockTicket(deps.db, ticket))
    if (row.status === 'closed') throw new AppError('conflict', 'This ticket is closed. Open it again to give it away.')
    const people = await listDeskPeople(deps.db, DESK_ROLES)
    const after = take ? by.admin_id : least ? (people[0]?.admin_id ?? null) : admin_id
    if (after !== null && people.every((each) => each.admin_id !== after))
      throw new AppError('validation', 'This person does not answer tickets.', {
        errors: { admin_id: 'rules:ticket.person' },
      })
    await updateTicket(deps.db, ticket, { assigned_to: after })
    const before = row.assigned_to
    return {
      before,
      after,
      audit: { object: `ticket:${ticket}`, before: { assigned_to: before }, after: { assigned_to: after } },
    }
  })
}
