import type { HelpRequestRow } from '#server/db/repositories/support/help-requests.ts'
import { lockTicket, moveMerged, updateTicket } from '#server/db/repositories/support/ticket-desk.ts'
import { updateTicketStatus } from '#server/db/repositories/support/tickets.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'
import { escalationAad } from './shared/desk-view.ts'
import { requireSeen } from './shared/require-seen.ts'
import { isSameRequester } from './shared/same-requester.ts'

/**
 * Closes a ticket whose talk goes on in another one of the same asker. What had been promised stays: the other is due by
 * the earlier of both days, waits for us where this one did, and is the grievance officer's where this one was.
 * @throws AppError `not_found`; `validation` of another asker's ticket; `conflict` where either is closed, or somebody has
 * written in the one that goes since it was read
 */
export async function mergeDeskTicket(
  deps: Deps,
  ticket: string,
  { into, seen }: { into: string; seen: number },
  by: ByStaff,
): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const [row, other] = await lockBoth(deps, ticket, into)
    if (ticket === into || !other || !isSameRequester(row, other))
      throw new AppError('validation', 'Choose another ticket of the same asker.', {
        errors: { into: 'rules:ticket.into' },
      })
    if (row.dispute_id !== null)
      throw new AppError('conflict', 'A question about a payout is answered in its own ticket.')
    if (row.status === 'closed') throw new AppError('conflict', 'This ticket is closed already.')
    if (other.status === 'closed') throw new AppError('conflict', 'The other ticket is closed. Open it again to merge.')
    await requireSeen(deps, ticket, seen)
    const now = deps.clock.now()
    if (row.status === 'open' && other.status !== 'open') await updateTicketStatus(deps.db, into, 'open', now)
    const due_at = row.due_at < other.due_at ? row.due_at : other.due_at
    await updateTicket(deps.db, into, { due_at, assigned_to: other.assigned_to ?? row.assigned_to })
    if (row.escalated_at !== null && other.escalated_at === null)
      await updateTicket(deps.db, into, escalationOf(deps, row, into))
    await updateTicketStatus(deps.db, ticket, 'closed', now)
    await updateTicket(deps.db, ticket, {
      closed_at: now,
      closed_by: by.admin_id,
      close_reason: 'merged',
      merged_into: into,
    })
    await moveMerged(deps.db, ticket, into)
    return {
      audit: {
        object: `ticket:${ticket}`,
        before: { due_at: other.due_at.toISOString() },
        after: { merged_into: into, due_at: due_at.toISOString() },
      },
    }
  })
}

/** What the grievance officer has stays with the officer: sealed anew, for the ticket where the talk goes on. */
function escalationOf(
  { vault }: Deps,
  { ticket, escalated_at, escalated_by, escalation }: HelpRequestRow,
  into: string,
) {
  const reason = escalation === null ? null : vault.openShared(escalation, escalationAad(ticket))
  return {
    escalated_at,
    escalated_by,
    escalation: reason === null ? null : vault.sealShared(reason, escalationAad(into)),
  }
}

/** Held in one order, whichever goes: two who merge the same pair never wait for each other. */
async function lockBoth(
  { db }: TxDeps,
  ticket: string,
  into: string,
): Promise<[row: HelpRequestRow, other: HelpRequestRow | null]> {
  const held = new Map<string, HelpRequestRow | null>()
  for (const each of [ticket, into].sort()) held.set(each, await lockTicket(db, each))
  return [found(held.get(ticket) ?? null), held.get(into) ?? null]
}
