import { COUNT_CAP, readPageAsk, type PageQuery } from '#src/contract/endpoints/page-query.ts'
import { FIGURE_ROW_SORTS } from '#src/contract/figures/figure-endpoints.ts'
import { LADDERS, type CountKey } from '#src/contract/figures/metrics.ts'
import {
  NO_VALUE,
  type FigureFilterQuery,
  type FigureRow,
  type STOP_KINDS,
} from '#src/contract/entities/figures/funnel-report.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { countFactRows, listFactRows } from '#server/db/repositories/figures/fact-rows.ts'
import type { Deps } from '#server/deps.ts'
import { toPage } from '../reports/shared/report-page.ts'
import { askedFigures, saidValue } from './shared/asked-figures.ts'

export interface RowsQuery extends FigureFilterQuery, PageQuery {
  count: CountKey
  stopped?: (typeof STOP_KINDS)[number] | undefined
  reason?: string | undefined
}

/**
 * The rows that a figure counts, one page of them, newest first.
 * @throws AppError `validation` when a day of one's own has not ended
 */
export async function listFigureRows(deps: Deps, query: RowsQuery) {
  const now = deps.clock.now()
  const { range, filters } = askedFigures(query, now)
  const { page, size } = readPageAsk(query, FIGURE_ROW_SORTS, { sort: 'at', direction: 'desc' })
  const level = LADDERS.journey.findIndex((key) => key === query.count)
  const stop =
    query.stopped === undefined
      ? null
      : { level, why: query.stopped, reason: query.reason === NO_VALUE ? null : query.reason, now }
  const ask = { key: query.count, range, filters, stop }
  const rows = await listFactRows(deps.db, ask, { limit: size, offset: (page - 1) * size })
  return toPage(
    rows.map(({ at, amount, product, source, channel, ...row }): FigureRow => ({
      ...row,
      product: saidValue(product),
      source: saidValue(source),
      channel: channel as FigureRow['channel'],
      at: at.toISOString(),
      amount: toRupees(amount),
    })),
    await countFactRows(deps.db, ask, COUNT_CAP),
  )
}
