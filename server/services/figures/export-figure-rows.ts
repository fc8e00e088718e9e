import { setImmediate } from 'node:timers/promises'
import { listFactRows } from '#server/db/repositories/figures/fact-rows.ts'
import type { FactRow, RowsAsk } from '#server/db/repositories/figures/fact-rows.ts'
import type { Deps } from '#server/deps.ts'
import { dictionary } from '#server/texts/dictionaries.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { FigureRow } from '#src/contract/entities/figures/funnel-report.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { METRIC_KEYS, METRICS } from '#src/contract/figures/metrics.ts'
import { istMinute } from '#src/contract/rules/calendar.ts'
import type { XlsxTable } from '#src/contract/rules/cells/xlsx-texts.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { askedFigures } from './shared/asked-figures.ts'
import { basisSheet } from './shared/basis-sheet.ts'
import { askedCount, toFigureRow } from './shared/figure-rows.ts'
import type { FigureRowsQuery } from './shared/figure-rows.ts'
import { filterWords } from './shared/filter-words.ts'
import { broughtBy, partnerNames } from './shared/partner-names.ts'
import { FILES_PER_HOUR } from './shared/report-tables.ts'

const PART = 1_000
const COLUMNS = [
  ...(['id', 'reference', 'at', 'product', 'lender', 'partner', 'channel', 'source', 'status', 'amount'] as const),
] as const satisfies (keyof FigureRow)[]

/**
 * The rows that a figure counts as a table, the newest first, a part at a time; times are India's, amounts rupees.
 * @throws AppError `too_many_requests`, `validation` when a day of one's own has not ended
 */
export async function exportFigureRows(
  deps: Deps,
  query: FigureRowsQuery,
  by: { admin_id: number; language: Locale },
): Promise<XlsxTable> {
  const now = deps.clock.now()
  const { range, filters, basis } = askedFigures(query, now)
  await spendAllowance(deps, `figures-export:${by.admin_id}`, FILES_PER_HOUR, 3_600)
  const title = textsIn(by.language)('server:basis.rows')
  const reader = { db: deps.db, language: by.language }
  const names = await partnerNames(deps.db)
  const partnerOf = (row: FactRow) => broughtBy(names, row) ?? dictionary(by.language, 'funnel-report').nothing.partner
  return {
    name: title,
    heads: COLUMNS.map((column) => (column === 'at' ? `${column} (IST)` : column)),
    rows: partsOf(deps, { range, filters, ...askedCount(query, now) }, partnerOf),
    basis: basisSheet(by.language, {
      ...{ title, as_of: basis.as_of, range, young_from: basis.young_from },
      filters: await filterWords(reader, query),
      metrics: METRIC_KEYS.filter((key) => METRICS[key].numerator === query.count),
    }),
  }
}

async function* partsOf({ db }: Deps, ask: RowsAsk, partnerOf: (row: FactRow) => string): AsyncGenerator<unknown[][]> {
  let last: FactRow | undefined
  for (;;) {
    const rows = await listFactRows(db, ask, { limit: PART, ...(last && { below: last }) })
    yield rows.map((row) => {
      const figureRow = { ...toFigureRow(row, null), partner: partnerOf(row) }
      return COLUMNS.map((column) => (column === 'at' ? istMinute(row.at) : figureRow[column]))
    })
    if (rows.length < PART) return
    last = rows.at(-1)
    // The embedded database answers without ever letting anybody else have a turn.
    await setImmediate()
  }
}
