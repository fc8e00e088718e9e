import { canMove, isFinal, isPaidOutAfterAll } from '#src/contract/entities/applications/application.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { createEvents, updateApplications } from '#server/db/repositories/applications/many-applications.ts'
import { clearInflight, findTouchedCustomers } from '#server/db/repositories/profile/many-customers.ts'
import { listTouchedPersons } from '#server/db/repositories/leads/touches.ts'
import type { Deps } from '#server/deps.ts'
import { queueJobs } from '#server/job-kinds.ts'
import { attributeLead } from '#server/services/leads/attribute-lead.ts'
import { personOf } from '#server/services/leads/shared/lead-person.ts'
import { noteDisbursals } from '#server/services/loans/note-disbursals.ts'
import { byLender } from '#server/services/loans/shared/reported.ts'
import { outsideQuietHours } from '#server/services/messages/shared/quiet-hours.ts'
import { productOf, statusOf } from './application-view.ts'
import type { Move } from './move.ts'

interface MoveOf {
  row: ApplicationRow
  move: Move
}

/**
 * Moves locked applications, each of them once, with as many statements as for one: `moveApplication` is the same of one.
 * Answers the timeline's lines of those that moved, by application; the others are left as they were.
 */
export async function moveApplications(deps: Deps, moves: readonly MoveOf[]): Promise<Map<string, number>> {
  const now = deps.clock.now()
  const allowed = moves.filter(mayMove)
  if (allowed.length === 0) return new Map()
  const by = byLender(deps.lenders)
  const events = allowed.map(({ row, move }) => ({
    app_id: row.app_id,
    status: move.to,
    source: move.source,
    note: move.note ?? null,
    lender_event_id: move.lenderEventId ?? null,
    batch_id: (move.by ?? by).batch_id,
    at: now,
  }))
  const written = await createEvents(deps.db, events)
  const moved = allowed.filter(({ row }) => written.has(row.app_id))
  if (moved.length === 0) return written
  await updateApplications(
    deps.db,
    moved.map(({ row, move }) => ({
      app_id: row.app_id,
      changes: { ...move.changes, status: move.to, updated_at: now },
    })),
  )
  const ended = moved.flatMap(({ row, move }) => (isFinal(move.to) ? [row] : []))
  await clearInflight(deps.db, ended, now)
  await attributeLeads(deps, moved)
  const paidOut = moved.filter(({ move }) => move.to === 'disbursed')
  await noteDisbursals(
    deps,
    paidOut.map(({ row, move }) => ({ row: { ...row, ...move.changes }, by: move.by ?? by, told: move.paid })),
  )
  const news = moved.flatMap(({ row, move }) =>
    move.source === 'customer' ? [] : [{ app_id: row.app_id, status: move.to, at: now.toISOString() }],
  )
  await queueJobs(deps.db, 'notify_status', news, outsideQuietHours(now))
  return written
}

function mayMove({ row, move }: MoveOf): boolean {
  const from = statusOf(row)
  const paidAfterAll = move.source === 'lender' && row.lender_id !== null && isPaidOutAfterAll(from, move.to)
  return canMove(from, move.to) || paidAfterAll
}

/** Nobody who came by no partner is anybody's lead: most are not asked about further. */
async function attributeLeads(deps: Deps, moved: readonly MoveOf[]): Promise<void> {
  const customers = await findTouchedCustomers(
    deps.db,
    moved.map(({ row }) => row.user_id),
  )
  const persons = [...customers.values()].flatMap((customer) => personOf(customer) ?? [])
  const touched = await listTouchedPersons(deps.db, persons)
  for (const { row } of moved) {
    const customer = customers.get(row.user_id)
    if (customer && touched.has(personOf(customer) ?? '')) await attributeLead(deps, customer, productOf(row))
  }
}
