import { setImmediate } from 'node:timers/promises'
import type { InternalRowFilters } from '#src/contract/endpoints/admin-internal-report.ts'
import type { InternalRow } from '#src/contract/entities/figures/internal-report.ts'
import { istMinute } from '#src/contract/rules/calendar.ts'
import { CSV_BOM, csvLine } from '#src/contract/rules/csv.ts'
import type { AskedRows, ReportSource } from '#server/db/repositories/figures/report-source.ts'
import type { Deps } from '#server/deps.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { askedRows, REPORT_SOURCES, toInternalRow } from './shared/internal-reports.ts'

const PART = 1_000
const MAX_EXPORTS_PER_HOUR = 30

const COLUMNS = [
  'id',
  'at',
  'who',
  'what',
  'result',
  'reason',
  'reference',
  'ended_at',
  'ms',
  'disbursed',
  'revenue',
  'gross',
  'net',
] as const satisfies (keyof InternalRow)[]
const TIMES: readonly string[] = ['at', 'ended_at']

/**
 * The rows behind a figure as CSV, a part at a time; times are India's, amounts rupees.
 * @throws AppError `validation`, `too_many_requests`
 */
export async function exportInternalRows(
  deps: Deps,
  filters: InternalRowFilters,
  by: { admin_id: number },
): Promise<AsyncIterable<string>> {
  const asked = askedRows(filters, deps.clock.now())
  await spendAllowance(deps, `internal-export:${by.admin_id}`, MAX_EXPORTS_PER_HOUR, 3_600)
  return linesOf(deps, REPORT_SOURCES[filters.report], asked)
}

async function* linesOf({ db }: Deps, source: ReportSource, asked: AskedRows): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(COLUMNS.map((column) => (TIMES.includes(column) ? `${column} (IST)` : column)))
  for (let offset = 0, more = true; more; offset += PART) {
    const rows = await source.rows(db, asked, { direction: 'desc', limit: PART, offset })
    yield rows.map((row) => csvLine(cellsOf(toInternalRow(row)))).join('')
    more = rows.length === PART
    // The embedded database answers without ever letting anybody else have a turn.
    await setImmediate()
  }
}

const cellsOf = (row: InternalRow): unknown[] =>
  COLUMNS.map((column) => {
    const value = row[column]
    return TIMES.includes(column) && typeof value === 'string' ? istMinute(new Date(value)) : value
  })
