import { createEvent } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { listDisbursals } from '#server/db/repositories/applications/disbursals.ts'
import type { TxDeps } from '#server/deps.ts'
import type { InterpretedReport } from '../shared/lenders/interpret-report.ts'
import { completeDisbursal } from './complete-disbursal.ts'
import { noteDisbursals } from './note-disbursals.ts'
import { matchTranche } from './public/match-tranche.ts'
import type { ReportedBy } from './public/reported.ts'

/**
 * A lender reports a disbursal of a loan that was paid out already: a further part of it, or more of what is known. False
 * when it tells nothing new. The application is locked.
 */
export async function noteTranche(
  deps: TxDeps,
  row: ApplicationRow,
  report: InterpretedReport,
  by: ReportedBy,
): Promise<boolean> {
  if (row.lender_id === null) return false
  const known = matchTranche(await listDisbursals(deps.db, row.app_id), report)
  if (known !== null) return completeDisbursal(deps, row, known, report)
  const { app_id, status } = row
  const event = { app_id, status, source: 'creditlane', note: 'tranche_paid', lender_event_id: report.event_id }
  if (!(await createEvent(deps.db, { ...event, batch_id: by.batch_id, at: deps.clock.now() }))) return false
  await noteDisbursals(deps, [{ row, by, told: report }])
  return true
}
