import { setImmediate } from 'node:timers/promises'
import type { AskedRows } from '#server/db/repositories/figures/report-source.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff, InLanguage } from '#server/session.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import type { InternalRowFilters } from '#src/contract/endpoints/admin/figures-internal-report.ts'
import { INTERNAL_REPORTS } from '#src/contract/entities/figures/internal-report.ts'
import type { InternalReport, InternalRow } from '#src/contract/entities/figures/internal-report.ts'
import { internalRowColumns, internalRowWords } from '#src/contract/entities/figures/internal-row-words.ts'
import { METRICS, metricsOf } from '#src/contract/entities/figures/metrics.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { istMinute } from '#src/contract/rules/calendar.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { rangeOf } from '../shared/report-days.ts'
import { basisSheet } from './shared/basis-sheet.ts'
import { groupWords } from './shared/filter-words.ts'
import { askedRows, REPORT_SOURCES, toInternalRow } from './shared/internal-reports.ts'

const PART = 1_000
const MAX_EXPORTS_PER_HOUR = 30

/**
 * The rows behind a figure as a table, a part at a time; times are India's, amounts rupees.
 * @throws AppError `validation`, `too_many_requests`
 */
export async function exportInternalRows(
  deps: Deps,
  filters: InternalRowFilters,
  by: ByStaff & InLanguage,
): Promise<Audited<XlsxTable>> {
  const now = deps.clock.now()
  const asked = askedRows(filters, now)
  await spendAllowance(deps, `internal-export:${by.admin_id}`, MAX_EXPORTS_PER_HOUR, 3_600)
  const { report, show } = filters
  const title = textsIn(by.language)(`internal-report:tab.${report}`)
  const basis = basisSheet(by.language, {
    title,
    as_of: now.toISOString(),
    filters: await groupWords({ db: deps.db, language: by.language }, filters),
    range: INTERNAL_REPORTS[report].basis === 'as_of' ? null : rangeOf(filters, now),
    metrics: metricsOf(report).filter((each) => METRICS[each].numerator === `${report}:${show}`),
  })
  const say = wordsIn(by.language)
  const heads = internalRowColumns(report).map(([column, head]) => (isTime(column) ? `${say(head)} (IST)` : say(head)))
  return { name: title, heads, rows: partsOf(deps, filters, asked, say), basis, audit: { after: filters } }
}

/** The words of the screen. */
const wordsIn = (language: Locale) => {
  const say = textsIn(language)
  return (key: string): string => say(`internal-report:${key}` as Parameters<typeof say>[0])
}

async function* partsOf(
  { db }: Deps,
  { report }: InternalRowFilters,
  asked: AskedRows,
  say: (key: string) => string,
): AsyncGenerator<unknown[][]> {
  for (let offset = 0, more = true; more; offset += PART) {
    const rows = await REPORT_SOURCES[report].rows(db, asked, { direction: 'desc', limit: PART, offset })
    yield rows.map((row) => cellsOf(report, toInternalRow(row), say))
    more = rows.length === PART
    // The embedded database answers without ever letting anybody else have a turn.
    await setImmediate()
  }
}

const isTime = (column: string) => column === 'at' || column === 'ended_at'

function cellsOf(report: InternalReport, row: InternalRow, say: (key: string) => string): unknown[] {
  const words = internalRowWords(report, row, say)
  return internalRowColumns(report).map(([column]) => {
    if (column === 'who' || column === 'what' || column === 'result' || column === 'reason') return words[column]
    const value = row[column]
    return isTime(column) && typeof value === 'string' ? istMinute(new Date(value)) : value
  })
}
