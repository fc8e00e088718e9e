import { createEvent, updateApplication } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { listStandingLines } from '#server/db/repositories/earnings/payouts.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { writeAudit } from '#server/services/audit/write-audit.ts'
import { takeBackPayout } from '#server/services/earnings/take-back-payout.ts'
import { noteMatter, settleMatters } from '#server/services/matters/public/note-matter.ts'
import { outsideQuietHours } from '#server/services/messages/public/quiet-hours.ts'
import type { InterpretedReport } from '#server/services/shared/lenders/interpret-report.ts'
import type { ApplicationNote } from '#src/contract/entities/applications/application-notes.ts'
import type { NotStopped } from '#src/contract/entities/applications/not-stopped.ts'
import { OWN_REASONS } from '#src/contract/entities/earnings/own-reasons.ts'
import { noteTakenBack } from '../note-taken-back.ts'
import { byLender } from './reported.ts'
import type { ReportedBy } from './reported.ts'

/** What of a report is kept with an answer: its own id, and the lender's words. */
interface Said {
  event_id?: string
  note: string | null
}

/**
 * The lender has closed the loan, asked by us or not, in time or late: its word decides. Said twice it is said once. What a
 * partner has earned by it is taken back by a further line.
 */
export async function noteExitConfirmed(
  deps: TxDeps,
  row: ApplicationRow,
  said: Said = { note: null },
  by = byLender(deps.lenders),
): Promise<boolean> {
  if (row.exit_answer === 'confirmed') return false
  if (!(await write(deps, row, 'exit_confirmed', said))) return false
  await settleMatters(deps, row, 'exit_open')
  const now = deps.clock.now()
  await updateApplication(deps.db, row.app_id, { exit_answer: 'confirmed', updated_at: now })
  await noteTakenBack(deps, row, by)
  await notifyCustomer(deps, row, 'returned')
  const taken: number[] = []
  for (const { payout_id } of await listStandingLines(deps.db, row.app_id))
    taken.push((await takeBackPayout(deps, payout_id, OWN_REASONS.given_back)).payout_id)
  await writeAudit(deps, {
    actor: 'creditlane',
    action: 'loan.closed',
    object: `application:${row.app_id}`,
    after: { reference: row.reference, lender_id: row.lender_id, payouts: taken },
  })
  return true
}

/** The lender does not take the loan back. Nothing changes once it has closed it: then staff look which word counts. */
export async function noteExitRefused(deps: Deps, row: ApplicationRow, said: Said): Promise<boolean> {
  if (row.exit_asked_at === null || row.exit_answer === 'refused') return false
  if (!(await write(deps, row, 'exit_refused', said))) return false
  await settleMatters(deps, row, 'exit_open')
  if (row.exit_answer === 'confirmed') {
    await notifyStaffOfExit(deps, row, 'contradicted')
    return true
  }
  await updateApplication(deps.db, row.app_id, { exit_answer: 'refused', updated_at: deps.clock.now() })
  await notifyCustomer(deps, row, 'not_returned')
  return true
}

async function notifyCustomer(deps: Deps, { app_id }: ApplicationRow, status: 'returned' | 'not_returned') {
  const now = deps.clock.now()
  await queueJob(deps.db, 'notify_status', { app_id, status, at: now.toISOString() }, outsideQuietHours(now))
}

/**
 * A lender's report on a loan that is given back; null when it is about something else. One that refuses what nobody has
 * asked for is work for staff.
 */
export async function takeExitReport(
  deps: TxDeps,
  row: ApplicationRow,
  change: InterpretedReport,
  by: ReportedBy,
): Promise<'noted' | 'known' | 'kept' | null> {
  if (row.status !== 'disbursed') return null
  // "Cancelled" by itself may be an old word that comes late, unless we have asked.
  const closed = change.exit === 'confirmed' || (change.status === 'withdrawn' && row.exit_asked_at !== null)
  if (closed) return (await noteExitConfirmed(deps, row, change, by)) ? 'noted' : 'known'
  if (change.exit !== 'refused') return null
  if (await noteExitRefused(deps, row, change)) return 'noted'
  const isNew = row.exit_asked_at === null && (await noteMatter(deps, row, 'report_back', change))
  return isNew ? 'kept' : 'known'
}

/** Work for staff, and a line in the log of the back office. */
export async function notifyStaffOfExit(
  deps: Deps,
  row: ApplicationRow,
  what: Extract<NotStopped, 'unanswered' | 'contradicted'>,
): Promise<void> {
  const { app_id, reference, lender_id } = row
  await noteMatter(deps, row, what === 'unanswered' ? 'exit_open' : 'exit_contradicted')
  await writeAudit(deps, {
    actor: 'creditlane',
    action: 'loan.exit-unsettled',
    object: `application:${app_id}`,
    after: { what, reference, lender_id },
  })
}

/** The timeline's line, and the lender's own words below it. False when this report was written before. */
async function write(deps: Deps, row: ApplicationRow, note: ApplicationNote, said: Said): Promise<boolean> {
  const event = { app_id: row.app_id, status: row.status, at: deps.clock.now() }
  const lender_event_id = said.event_id ?? null
  if (!(await createEvent(deps.db, { ...event, source: 'creditlane', note, lender_event_id }))) return false
  if (said.note !== null) await createEvent(deps.db, { ...event, source: 'lender', note: said.note })
  return true
}
