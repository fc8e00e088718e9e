import type { LenderReport } from '#server/adapters/lenders/lender-gateway.ts'
import { targetKey } from '#server/adapters/outgoing/outgoing.ts'
import { createEvent, updateApplication } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { writeAudit } from '#server/services/audit/write-audit.ts'
import { noteMatter, settleMatters } from '#server/services/matters/public/note-matter.ts'
import type { InterpretedReport } from '#server/services/shared/lenders/interpret-report.ts'
import { statusOf } from '#server/services/shared/stored-words.ts'
import { isFinal, isUndecided } from '#src/contract/entities/applications/application-status.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import type { NotStopped } from '#src/contract/entities/applications/not-stopped.ts'
import type { MatterKind } from '#src/contract/entities/matters/lender-matter.ts'
import { moveApplication } from '../move-application.ts'
import { awaitsAnswers } from './application-view.ts'

/** Asks the lender to stop, if it may have the application: what waits for the customer's answers was never sent. */
export async function askToStop(deps: Deps, row: ApplicationRow, status: ApplicationStatus): Promise<void> {
  const lender = row.lender_id === null ? null : await findLender(deps.db, row.lender_id)
  if (!lender || row.status === 'draft' || awaitsAnswers(row, lender.slug)) return
  const at = deps.clock.now()
  await createEvent(deps.db, { app_id: row.app_id, status, source: 'creditlane', note: 'cancel_asked', at })
  await noteMatter(deps, row, 'stop_open')
  await queueCancellation(deps, row.app_id, lender.slug)
}

export async function queueCancellation(deps: Deps, appId: string, lenderSlug: string): Promise<void> {
  const at = deps.clock.now()
  await queueJob(
    deps.db,
    'cancel_at_lender',
    { app_id: appId, at: at.toISOString() },
    at,
    targetKey('lender', lenderSlug),
  )
}

/**
 * The lender has stopped, as asked; said twice it is said once. What it had paid out by then stays paid out: staff look
 * which of its two words counts.
 */
export async function noteStopped(deps: TxDeps, row: ApplicationRow, lenderEventId?: string): Promise<boolean> {
  if (row.cancel_answer === 'confirmed') return false
  await settleMatters(deps, row, 'stop_open', 'goes_on')
  const changes = { cancel_answer: 'confirmed' as const }
  const said = { source: 'creditlane' as const, note: 'cancel_confirmed' as const }
  const status = statusOf(row)
  if (!isFinal(status)) return moveApplication(deps, row, { to: 'withdrawn', ...said, lenderEventId, changes })
  const event = { app_id: row.app_id, status, ...said, lender_event_id: lenderEventId ?? null }
  if (!(await createEvent(deps.db, { ...event, at: deps.clock.now() }))) return false
  await updateApplication(deps.db, row.app_id, changes)
  if (status === 'disbursed') await notifyStaff(deps, row, 'confirmed_after_payout')
  return true
}

/** The lender goes on all the same: the timeline says where it is, and staff are told. */
export async function noteTooLate(
  deps: Deps,
  row: ApplicationRow,
  answer: { status: ApplicationStatus | null },
): Promise<void> {
  const { app_id } = row
  await updateApplication(deps.db, app_id, { cancel_answer: 'too_late' })
  const note = answer.status === null ? 'cancel_refused' : 'cancel_too_late'
  await createEvent(deps.db, {
    app_id,
    status: answer.status ?? row.status,
    source: 'creditlane',
    note,
    at: deps.clock.now(),
  })
  await notifyStaff(deps, row, 'too_late', { status: answer.status })
}

/** A lender's report on what was withdrawn: it changes no status, but the customer sees it, and staff a decision. */
export async function noteAfterWithdrawal(
  deps: Deps,
  row: ApplicationRow,
  report: InterpretedReport,
): Promise<boolean> {
  const { status, note, event_id } = report
  if (row.status !== 'withdrawn' || status === null) return false
  const event = { app_id: row.app_id, status, source: 'lender', note, lender_event_id: event_id }
  if (!(await createEvent(deps.db, { ...event, at: deps.clock.now() }))) return false
  if (!isUndecided(status) && !isFinal(status)) await notifyStaff(deps, row, 'goes_on', { status, said: report })
  else if (isUndecided(status) && row.cancel_answer === 'confirmed') await noteMatter(deps, row, 'goes_on', report)
  return true
}

/** Work for staff, and a line in the log of the back office. */
export async function notifyStaff(
  deps: Deps,
  row: ApplicationRow,
  what: Exclude<NotStopped, 'contradicted'>,
  { status = null, said = null }: { status?: ApplicationStatus | null; said?: LenderReport | null } = {},
): Promise<void> {
  await noteMatter(deps, row, MATTERS[what], said)
  await writeAudit(deps, {
    actor: 'creditlane',
    action: 'application.not-stopped',
    object: `application:${row.app_id}`,
    after: { what, reference: row.reference, lender_id: row.lender_id, lender_status: status },
  })
}

const MATTERS = {
  too_late: 'goes_on',
  goes_on: 'goes_on',
  unanswered: 'stop_open',
  confirmed_after_payout: 'stopped_late',
} as const satisfies Record<string, MatterKind>
