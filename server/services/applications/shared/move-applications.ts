import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { createEvents, updateApplications } from '#server/db/repositories/applications/many-applications.ts'
import { listTouchedPersons } from '#server/db/repositories/leads/touches.ts'
import { clearInflight, findTouchedCustomers } from '#server/db/repositories/profile/many-customers.ts'
import type { TxDeps } from '#server/deps.ts'
import { queueJobs } from '#server/job-kinds.ts'
import { attributeLead } from '#server/services/leads/attribute-lead.ts'
import { personOf } from '#server/services/leads/public/lead-person.ts'
import { noteDisbursals } from '#server/services/loans/note-disbursals.ts'
import { byLender } from '#server/services/loans/public/reported.ts'
import { outsideQuietHours } from '#server/services/messages/public/quiet-hours.ts'
import { productOf, statusOf } from '#server/services/shared/stored-words.ts'
import { canMove, isFinal, movesTo } from '#src/contract/entities/applications/application-status.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import type { Move } from './move.ts'

interface MoveOf {
  row: ApplicationRow
  move: Move
}

/**
 * The one way in which an application changes its status, whoever says so and by which door: moves locked applications, each
 * of them once, with as many statements as for one (`moveApplication` is the same of one). A step that the lender has never
 * told is written before the one that it tells. Answers the timeline's lines of those that moved, by application; the others
 * are left as they were.
 */
export async function moveApplications(deps: TxDeps, moves: readonly MoveOf[]): Promise<Map<string, number>> {
  const planned = moves.flatMap((each) => {
    const steps = stepsOf(each.row, each.move)
    return steps === null ? [] : [{ ...each, steps }]
  })
  const untold = planned.flatMap(({ row, move: { source, by }, steps: [first, ...more] }) =>
    first === undefined || more.length === 0 ? [] : [{ row, move: { to: first, source, ...(by && { by }) } }],
  )
  const between = await takeStep(deps, untold)
  const last = planned.map(({ row, move, steps: [first] }) =>
    first !== undefined && between.has(row.app_id) ? { row: { ...row, status: first }, move } : { row, move },
  )
  return new Map([...between, ...(await takeStep(deps, last))])
}

/** The steps by which a move comes about; null = it does not. */
export function stepsOf(row: ApplicationRow, { to, source }: Pick<Move, 'to' | 'source'>): ApplicationStatus[] | null {
  const from = statusOf(row)
  if (source === 'lender' && row.lender_id !== null) return movesTo(from, to)
  return canMove(from, to) ? [to] : null
}

async function takeStep(deps: TxDeps, allowed: readonly MoveOf[]): Promise<Map<string, number>> {
  const now = deps.clock.now()
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

/** Nobody who came by no partner is anybody's lead: most are not asked about further. */
async function attributeLeads(deps: TxDeps, moved: readonly MoveOf[]): Promise<void> {
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
