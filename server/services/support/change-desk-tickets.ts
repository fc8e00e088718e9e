import { hasOpenDispute } from '#server/db/repositories/earnings/payouts.ts'
import type { HelpRequestRow } from '#server/db/repositories/support/help-requests.ts'
import { lockTicket } from '#server/db/repositories/support/ticket-desk.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { DeskChanged, DeskLeft, DeskMany } from '#src/contract/entities/support/ticket-desk.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { assignDeskTicket } from './assign-desk-ticket.ts'
import { closeDeskTicket } from './close-desk-ticket.ts'
import { reopenDeskTicket } from './reopen-desk-ticket.ts'

/**
 * Does with each ticket what is done with one alone; one that is left keeps no other from being changed. Each change is in its ticket's
 * own history. Closed together is only what waits for whoever asked: anything else is read before it ends.
 * @throws AppError `validation` of somebody who may not answer tickets: nothing is changed then
 */
export async function changeDeskTickets(
  deps: Deps,
  body: DeskMany,
  by: ByStaff & { requestId: string },
): Promise<Audited<DeskChanged>> {
  const answer: DeskChanged = { changed: [], unchanged: [], refused: [] }
  // In one order, whoever asks: two who choose the same tickets do not wait for each other for ever.
  for (const ticket of [...body.tickets].sort())
    await transaction(deps, async (deps) => {
      const row = await lockTicket(deps.db, ticket)
      const why = row === null ? 'gone' : await whyLeft(deps, row, body.act, by)
      if (row === null || why !== null) {
        answer.refused.push({ ticket, why: why ?? 'gone' })
        return
      }
      const facts = await change(deps, row, body, by)
      if (facts === null) answer.unchanged.push(ticket)
      else {
        answer.changed.push({ ticket, before: row.assigned_to })
        await writeAudit(deps, {
          actor: `admin:${by.admin_id}`,
          object: `ticket:${ticket}`,
          requestId: by.requestId,
          ...facts,
        })
      }
    })
  const { changed, unchanged, refused } = answer
  const after = {
    act: body.act,
    asked: body.tickets.length,
    changed: changed.length,
    unchanged: unchanged.length,
    refused: refused.length,
  }
  return { ...answer, audit: { object: 'ticket-desk', after } }
}

async function whyLeft(
  { db }: Deps,
  { status, dispute_id, closed_by, merged_into }: HelpRequestRow,
  act: DeskMany['act'],
  by: { admin_id: number },
): Promise<DeskLeft | null> {
  if (act === 'undoClose')
    return status === 'closed' && closed_by === by.admin_id && merged_into === null ? null : 'moved'
  if (status === 'closed') return 'closed'
  if (act === 'assign') return null
  if (await hasOpenDispute(db, dispute_id)) return 'dispute'
  return status === 'answered' ? null : 'unread'
}

interface Facts {
  action: string
  before?: object
  after: object
}

/** Null where it stood so already. */
async function change(
  deps: Deps,
  { ticket }: HelpRequestRow,
  { act, admin_id, least }: DeskMany,
  by: { admin_id: number },
): Promise<Facts | null> {
  switch (act) {
    case 'assign': {
      const { before, after } = await assignDeskTicket(deps, ticket, { admin_id, least }, by)
      if (before === after) return null
      return { action: 'ticket.assign', before: { assigned_to: before }, after: { assigned_to: after } }
    }
    case 'undoClose':
      // It waited for whoever asked, and does again: nothing else is closed together.
      await reopenDeskTicket(deps, ticket, { status: 'answered' })
      return { action: 'ticket.reopen', after: { status: 'answered' } }
    default:
      await closeDeskTicket(deps, ticket, act, by)
      return { action: 'ticket.close', after: { reason: act } }
  }
}
