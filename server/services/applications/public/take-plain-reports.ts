import type { LenderReport } from '#server/adapters/lenders/lender-gateway.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { readStatusRows } from '#server/db/repositories/catalogue/status-tables.ts'
import type { TxDeps } from '#server/deps.ts'
import type { ReportedBy } from '#server/services/loans/public/reported.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import { statusReader } from '#src/contract/entities/applications/status-words.ts'
import type { StatusReader } from '#src/contract/entities/applications/status-words.ts'
import { moveApplications, stepsOf } from '../shared/move-applications.ts'
import { moveOf } from '../shared/move-of.ts'
import { expectDisbursal } from '../shared/paid-out.ts'

/**
 * Takes reports of different locked applications that do no more than move them, all together: what `takeLenderReport` would
 * do of each. Answers the timeline's lines by application; a report that is not among them tells more, or nothing, and has
 * to be taken by itself.
 * @throws AppError `bad_request` for a disbursal that cannot be, and nothing is taken
 */
export async function takePlainReports(
  deps: TxDeps,
  reports: readonly { row: ApplicationRow; said: LenderReport }[],
  by: ReportedBy,
): Promise<Map<string, number>> {
  const words = new Map<number, StatusReader>()
  for (const lender of new Set(reports.flatMap(({ row }) => row.lender_id ?? [])))
    words.set(lender, statusReader(await readStatusRows(deps.db, lender)))
  const moves = reports.flatMap(({ row, said }) => {
    const { lender_status: status, sub_status, reason } = said
    const read = words.get(row.lender_id ?? 0) ?? statusReader([])
    // Of two objects spread into one this engine makes a table, which takes it fifteen times as long.
    const report = Object.assign({}, said, read({ status, sub_status, reason }, row.product_type))
    const to = report.status
    if (to === null || !isPlain(row, to)) return []
    if (to === 'disbursed') expectDisbursal(deps, row, report)
    return [{ row, move: moveOf(row, report, to, by) }]
  })
  return moveApplications(deps, moves)
}

/** A loan that is paid out already, and what was stopped, are each a matter of their own. */
const isPlain = (row: ApplicationRow, to: ApplicationStatus): boolean =>
  row.status !== 'disbursed' && row.stopped_at === null && stepsOf(row, { to, source: 'lender' }) !== null
