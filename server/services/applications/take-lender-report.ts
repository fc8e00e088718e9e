import type { ApplicationStatus } from '#src/contract/entities/applications/application.ts'
import { beingCheckedNote } from '#src/contract/entities/applications/application-notes.ts'
import type { LenderReport } from '#server/adapters/lenders/lender-gateway.ts'
import { createEvent } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import type { Deps } from '#server/deps.ts'
import { noteTranche } from '../loans/note-tranche.ts'
import { byLender } from '../loans/shared/reported.ts'
import { takeExitReport } from '../loans/shared/exit-answers.ts'
import { noteAfterWithdrawal, noteStopped, tellStaff } from './shared/after-stopping.ts'
import { moveApplication } from './move-application.ts'
import { moveOf } from './shared/move-of.ts'
import { expectDisbursal } from './shared/paid-out.ts'
import { putAside } from './shared/put-aside.ts'
import { understand, type UnderstoodReport } from './shared/understand.ts'

/** `waiting`: nobody has said yet what its words mean. */
export type ReportOutcome = 'moved' | 'noted' | 'waiting' | 'ignored'

/**
 * Takes what a lender reports of a locked application, whatever way it came. The same report twice counts once; one that
 * comes too late for the order of statuses changes nothing, but is kept where the customer had withdrawn, closes a loan that
 * is given back, and adds a further part to one that is paid out in several. Words that are not mapped stay on the timeline
 * and wait.
 * @throws AppError `bad_request` for a disbursal that cannot be
 */
export async function takeLenderReport(
  deps: Deps,
  row: ApplicationRow,
  said: LenderReport,
  by = byLender(deps.lenders),
): Promise<ReportOutcome> {
  const report = await understand(deps, row, said)
  const { status, event_id: lenderEventId } = report
  const exit = await takeExitReport(deps, row, report, by)
  if (exit !== null) return exit ? 'noted' : 'ignored'
  if (status === 'withdrawn' && row.stopped_at !== null)
    return (await noteStopped(deps, row, lenderEventId)) ? 'noted' : 'ignored'
  if (status === 'disbursed') expectDisbursal(deps, row, report)
  if (status !== null && status !== row.status) {
    if (!(await moveApplication(deps, row, moveOf(row, report, status, by))))
      return (await noteAfterWithdrawal(deps, row, report)) ? 'noted' : 'ignored'
    if (row.stopped_at !== null && isWanted(status)) await tellStaff(deps, row, 'goes_on', status)
    return 'moved'
  }
  if (status === 'disbursed' && (await noteTranche(deps, row, report, by))) return 'noted'
  const note = report.known ? report.note : unmappedNote(report)
  if (note === null) return 'ignored'
  const event = { app_id: row.app_id, status: row.status, source: 'lender', note, lender_event_id: lenderEventId }
  if (!(await createEvent(deps.db, { ...event, batch_id: by.batch_id, at: deps.clock.now() }))) return 'ignored'
  if (report.known) return 'noted'
  await putAside(deps, row, said, by)
  return 'waiting'
}

/** A loan comes nearer: nobody waits for it any more once it was stopped. */
const isWanted = (status: ApplicationStatus): boolean => ['approved', 'agreement_signed', 'disbursed'].includes(status)

/** The lender's word, and what it wrote beside it: neither is lost while staff look the word up. */
const unmappedNote = ({ lender_status, note }: UnderstoodReport): string =>
  beingCheckedNote(note === null ? lender_status : `${lender_status}: ${note}`)
