import { movesTo, type ApplicationStatus } from '#src/contract/entities/applications/application.ts'
import { statusReader, type StatusReader } from '#src/contract/entities/applications/status-words.ts'
import type { LenderReport } from '#server/adapters/lenders/lender-gateway.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { readStatusRows } from '#server/db/repositories/catalogue/status-tables.ts'
import type { Deps } from '#server/deps.ts'
import type { ReportedBy } from '#server/services/loans/shared/reported.ts'
import { moveApplications } from './move-applications.ts'
import { statusOf } from './application-view.ts'
import { moveOf } from './move-of.ts'
import { expectDisbursal } from './paid-out.ts'
import type { UnderstoodReport } from './understand.ts'

/**
 * Takes reports of different locked applications that do no more than move them, all together: what
 * `takeLenderReport` would do of each, a step that the lender has never told before it. Answers the timeline's lines by application; a report that is not among them tells
 * more, or nothing, and has to be taken by itself.
 * @throws AppError `bad_request` for a disbursal that cannot be, and nothing is taken
 */
export async function takePlainReports(
  deps: Deps,
  reports: readonly { row: ApplicationRow; said: LenderReport }[],
  by: ReportedBy,
): Promise<Map<string, number>> {
  const words = new Map<number, StatusReader>()
  for (const lender of new Set(reports.flatMap(({ row }) => row.lender_id ?? [])))
    words.set(lender, statusReader(await readStatusRows(deps.db, lender)))
  const plain = reports.flatMap(({ row, said }) => {
    const { lender_status: status, sub_status, reason } = said
    const read = words.get(row.lender_id ?? 0) ?? statusReader([])
    // Of two objects spread into one this engine makes a table, which takes it fifteen times as long.
    const report = Object.assign({}, said, read({ status, sub_status, reason }, row.product_type))
    const steps = stepsOf(row, report)
    if (steps.length === 0) return []
    if (report.status === 'disbursed') expectDisbursal(deps, row, report)
    return [{ row, report, steps }]
  })
  // What follows an approval says that there was one: that step comes first, where nobody has told it.
  const skipped = plain.flatMap(({ row, steps: [first, ...more] }) =>
    first === undefined || more.length === 0 ? [] : [{ row, move: { to: first, source: 'lender' as const, by } }],
  )
  const between = await moveApplications(deps, skipped)
  const moves = plain.flatMap(({ row, report, steps }) => {
    const to = steps.at(-1)
    const [before] = steps.length > 1 && between.has(row.app_id) ? steps : [row.status]
    if (to === undefined) return []
    const from = before === undefined || before === row.status ? row : { ...row, status: before }
    return [{ row: from, move: moveOf(row, report, to, by) }]
  })
  return new Map([...between, ...(await moveApplications(deps, moves))])
}

/** A loan that is paid out already, and what was stopped, are each a matter of their own. */
const stepsOf = (row: ApplicationRow, { status }: UnderstoodReport): ApplicationStatus[] =>
  status === null || row.status === 'disbursed' || row.stopped_at !== null ? [] : (movesTo(statusOf(row), status) ?? [])
