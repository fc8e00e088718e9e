import { setImmediate } from 'node:timers/promises'
import { listFactRows } from '#server/db/repositories/figures/fact-rows.ts'
import type { FactRow, RowsAsk } from '#server/db/repositories/figures/fact-rows.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff, InLanguage } from '#server/session.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { TextKey } from '#server/texts/texts-in.ts'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import type { FigureRow } from '#src/contract/entities/figures/funnel-report.ts'
import { METRIC_KEYS, METRICS } from '#src/contract/entities/figures/metrics.ts'
import { columnsIn } from '../shared/file-columns.ts'
import type { FileColumn } from '../shared/file-columns.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { askedFigures } from './shared/asked-figures.ts'
import { basisSheet } from './shared/basis-sheet.ts'
import { askedCount, toFigureRow } from './shared/figure-rows.ts'
import type { FigureRowsQuery } from './shared/figure-rows.ts'
import { filterWords } from './shared/filter-words.ts'
import { broughtBy, partnerNames } from './shared/partner-names.ts'
import { FILES_PER_HOUR, valueWord } from './shared/report-tables.ts'

const PART = 1_000
const COLUMNS: readonly FileColumn<FigureRow>[] = [
  { head: 'file-columns:number', cell: ({ id }) => id },
  { head: 'funnel-report:rows.reference', cell: ({ reference }) => reference },
  { head: 'funnel-report:rows.at', time: true, cell: ({ at }) => at },
  {
    head: 'funnel-report:dimension.product',
    cell: ({ product }, say) => valueWord('product', product, say),
  },
  { head: 'funnel-report:dimension.lender', cell: ({ lender }, say) => lender ?? say('funnel-report:nothing.lender') },
  {
    head: 'funnel-report:dimension.partner',
    cell: ({ partner_name }, say) => partner_name ?? say('funnel-report:nothing.partner'),
  },
  {
    head: 'funnel-report:dimension.channel',
    cell: ({ channel }, say) => valueWord('channel', channel, say),
  },
  {
    head: 'funnel-report:dimension.source',
    cell: ({ source }, say) => valueWord('source', source, say),
  },
  {
    head: 'funnel-report:rows.status',
    cell: ({ status }, say) => status && say(`applications:status.${status}` as TextKey),
  },
  { head: 'funnel-report:rows.amount', cell: ({ amount }) => amount },
]

/**
 * The rows that a figure counts as a table, the newest first, a part at a time; times are India's, amounts rupees.
 * @throws AppError `too_many_requests`, `validation` when a day of one's own has not ended
 */
export async function exportFigureRows(
  deps: Deps,
  query: FigureRowsQuery,
  by: ByStaff & InLanguage,
): Promise<Audited<XlsxTable>> {
  const now = deps.clock.now()
  const { range, filters, basis } = askedFigures(query, now)
  await spendAllowance(deps, `figures-export:${by.admin_id}`, FILES_PER_HOUR, 3_600)
  const title = textsIn(by.language)('server:basis.rows')
  const reader = { db: deps.db, language: by.language }
  const names = await partnerNames(deps.db)
  const { heads, cellsOf } = columnsIn(by.language, COLUMNS)
  const lineOf = (row: FactRow) => cellsOf(toFigureRow(row, broughtBy(names, row)))
  return {
    name: title,
    heads,
    rows: partsOf(deps, { range, filters, ...askedCount(query, now) }, lineOf),
    basis: basisSheet(by.language, {
      title,
      as_of: basis.as_of,
      range,
      young_from: basis.young_from,
      filters: await filterWords(reader, query),
      metrics: METRIC_KEYS.filter((key) => METRICS[key].numerator === query.count),
    }),
    audit: { after: query },
  }
}

async function* partsOf({ db }: Deps, ask: RowsAsk, lineOf: (row: FactRow) => unknown[]): AsyncGenerator<unknown[][]> {
  let last: FactRow | undefined
  for (;;) {
    const rows = await listFactRows(db, ask, { limit: PART, ...(last && { below: last }) })
    yield rows.map(lineOf)
    if (rows.length < PART) return
    last = rows.at(-1)
    // The embedded database answers without ever letting anybody else have a turn.
    await setImmediate()
  }
}
