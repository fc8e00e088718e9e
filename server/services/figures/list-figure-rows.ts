import { COUNT_CAP, readPageAsk, type PageQuery } from '#src/contract/endpoints/page-query.ts'
import { FIGURE_ROW_SORTS } from '#src/contract/figures/figure-endpoints.ts'
import { countFactRows, listFactRows } from '#server/db/repositories/figures/fact-rows.ts'
import type { Deps } from '#server/deps.ts'
import { toPage } from '../reports/shared/report-page.ts'
import { askedFigures } from './shared/asked-figures.ts'
import { askedCount, toFigureRow, type FigureRowsQuery } from './shared/figure-rows.ts'

/**
 * The rows that a figure counts, one page of them, newest first.
 * @throws AppError `validation` when a day of one's own has not ended
 */
export async function listFigureRows(deps: Deps, query: FigureRowsQuery & PageQuery) {
  const now = deps.clock.now()
  const { range, filters } = askedFigures(query, now)
  const { page, size } = readPageAsk(query, FIGURE_ROW_SORTS, { sort: 'at', direction: 'desc' })
  const ask = { range, filters, ...askedCount(query, now) }
  const rows = await listFactRows(deps.db, ask, { limit: size, offset: (page - 1) * size })
  return toPage(rows.map(toFigureRow), await countFactRows(deps.db, ask, COUNT_CAP))
}
