import { canMove } from '#src/contract/entities/applications/application.ts'
import { statusFor, type StatusRow } from '#src/contract/entities/applications/status-words.ts'
import type { LenderReport } from '#server/adapters/lenders/lender-gateway.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { readStatusRows } from '#server/db/repositories/catalogue/status-tables.ts'
import type { Deps } from '#server/deps.ts'
import type { ReportedBy } from '#server/services/loans/shared/reported.ts'
import { moveApplications } from './move-applications.ts'
import { statusOf } from './application-view.ts'
import { moveOf } from './move-of.ts'
import type { UnderstoodReport } from './understand.ts'

/**
 * Takes reports of different locked applications that do no more than move them one step, all together: what
 * `takeLenderReport` would do of each. Answers the timeline's lines by application; a report that is not among them tells
 * more, or nothing, and has to be taken by itself.
 */
export async function takePlainReports(
  deps: Deps,
  reports: readonly { row: ApplicationRow; said: LenderReport }[],
  by: ReportedBy,
): Promise<Map<string, number>> {
  const words = new Map<number, StatusRow[]>()
  for (const lender of new Set(reports.flatMap(({ row }) => row.lender_id ?? [])))
    words.set(lender, await readStatusRows(deps.db, lender))
  const plain = reports.flatMap(({ row, said }) => {
    const { lender_status: status, sub_status, reason } = said
    const table = row.lender_id === null ? [] : (words.get(row.lender_id) ?? [])
    const report = { ...said, ...statusFor(table, { status, sub_status, reason }, row.product_type) }
    return isPlain(row, report) ? [{ row, move: moveOf(row, report, report.status, by) }] : []
  })
  return moveApplications(deps, plain)
}

/** Money that is paid out, a loan that is paid out already, and what was stopped are each a matter of their own. */
const isPlain = (
  row: ApplicationRow,
  report: UnderstoodReport,
): report is UnderstoodReport & { status: NonNullable<UnderstoodReport['status']> } =>
  report.status !== null &&
  report.status !== 'disbursed' &&
  row.status !== 'disbursed' &&
  row.stopped_at === null &&
  canMove(statusOf(row), report.status)
