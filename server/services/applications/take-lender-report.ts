import type { LenderReport } from '#server/adapters/lenders/lender-gateway.ts'
import { createEvent, listEvents } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import { noteMatter } from '#server/services/matters/public/note-matter.ts'
import { beingCheckedNote } from '#src/contract/entities/applications/application-notes.ts'
import { isBefore, isFinal } from '#src/contract/entities/applications/application-status.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import { contradictsDisbursal } from '../loans/contradicts-disbursal.ts'
import { noteTranche } from '../loans/note-tranche.ts'
import { takeExitReport } from '../loans/public/exit-answers.ts'
import { byLender } from '../loans/public/reported.ts'
import { interpretReport } from '../shared/lenders/interpret-report.ts'
import type { InterpretedReport } from '../shared/lenders/interpret-report.ts'
import { statusOf } from '../shared/stored-words.ts'
import { moveApplication } from './move-application.ts'
import { noteAfterWithdrawal, noteStopped, notifyStaff } from './shared/after-stopping.ts'
import { holdUnmappedReport } from './shared/hold-unmapped-report.ts'
import { moveOf } from './shared/move-of.ts'
import { expectDisbursal } from './shared/paid-out.ts'

/**
 * `noted`: it tells more of what is known. `waiting`: nobody has said yet what its words mean. `kept`: it changes nothing by
 * itself, and is work for our staff. `known`: it says what had been said.
 */
export type ReportOutcome = 'moved' | 'noted' | 'waiting' | 'kept' | 'known'

/**
 * Takes what a lender reports of a locked application, whatever way it came. The same report twice counts once. One that
 * fits nowhere, such as any after a no, changes nothing and becomes a matter for staff; after a withdrawal the customer sees
 * it too. A report may close a loan that is given back, and add a further part to one that is paid out in several. Words that
 * are not mapped stay on the timeline and wait.
 * @throws AppError `bad_request` for a disbursal that cannot be
 */
export async function takeLenderReport(
  deps: TxDeps,
  row: ApplicationRow,
  said: LenderReport,
  by = byLender(deps.lenders),
): Promise<ReportOutcome> {
  const report = await interpretReport(deps, row, said)
  const { status, event_id: lenderEventId } = report
  const exit = await takeExitReport(deps, row, report, by)
  if (exit !== null) return exit
  if (status === 'withdrawn' && row.stopped_at !== null)
    return (await noteStopped(deps, row, lenderEventId)) ? 'noted' : 'known'
  if (status === 'disbursed') expectDisbursal(deps, row, report)
  if (status !== null && status !== row.status) {
    if (await moveApplication(deps, row, moveOf(row, report, status, by))) {
      if (row.stopped_at !== null && isWanted(status)) await notifyStaff(deps, row, 'goes_on', { status, said })
      return 'moved'
    }
    if (await noteAfterWithdrawal(deps, row, report)) return 'noted'
    if (await isLateNews(deps, row, report)) return 'known'
    return keepReport(deps, row, said)
  }
  if (status === 'disbursed') {
    const differs = await contradictsDisbursal(deps, row, report)
    const isNoted = await noteTranche(deps, row, report, by)
    // What was told stays; somebody finds out which figure is right.
    const isKept = differs && (await noteMatter(deps, row, 'report_back', said))
    if (isNoted || isKept) return isNoted ? 'noted' : 'kept'
  }
  // A word about a loan that is given back, of an application that has none.
  if (report.exit !== null) return keepReport(deps, row, said)
  const note = report.known ? report.note : unmappedNote(report)
  if (note === null) return 'known'
  const event = { app_id: row.app_id, status: row.status, source: 'lender', note, lender_event_id: lenderEventId }
  if (!(await createEvent(deps.db, { ...event, batch_id: by.batch_id, at: deps.clock.now() }))) return 'known'
  if (report.known) return 'noted'
  await holdUnmappedReport(deps, row, said, by)
  return 'waiting'
}

/** Nothing from a lender is dropped: what fits nowhere is written down as it came, and somebody looks. */
async function keepReport(deps: Deps, row: ApplicationRow, said: LenderReport): Promise<'kept' | 'known'> {
  const kind = isFinal(statusOf(row)) && row.status !== 'disbursed' ? 'report_ended' : 'report_back'
  return (await noteMatter(deps, row, kind, said)) ? 'kept' : 'known'
}

/**
 * A report that its lender has overtaken itself: that very one, or a status that the application has had on its way to where
 * it is. What has ended is another matter: there a lender that says so again has changed its mind.
 */
async function isLateNews(deps: Deps, row: ApplicationRow, { status, event_id }: InterpretedReport): Promise<boolean> {
  const before = await listEvents(deps.db, [row.app_id])
  if (before.some(({ lender_event_id }) => lender_event_id === event_id)) return true
  if (row.status === 'disbursed') return status !== null && isBefore(status, row.status)
  return !isFinal(statusOf(row)) && before.some((each) => each.source === 'lender' && each.status === status)
}

/** A loan comes nearer: nobody waits for it any more once it was stopped. */
const isWanted = (status: ApplicationStatus): boolean => ['approved', 'agreement_signed', 'disbursed'].includes(status)

/** The lender's word, and what it wrote beside it: neither is lost while staff look the word up. */
const unmappedNote = ({ lender_status, note }: InterpretedReport): string =>
  beingCheckedNote(note === null ? lender_status : `${lender_status}: ${note}`)
