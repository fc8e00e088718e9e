import type { Db } from '#server/db/client.ts'
import { countFactRows, listFactRows } from '#server/db/repositories/figures/fact-rows.ts'
import type { RowsAsk } from '#server/db/repositories/figures/fact-rows.ts'
import { hasSums, listFigures } from '#server/db/repositories/figures/figures.ts'
import { listStops } from '#server/db/repositories/figures/stops.ts'
import { sumOf } from '#server/db/repositories/shared/group-rows.ts'
import type { Deps } from '#server/deps.ts'
import { FIGURE_ROW_SORTS, COUNTS } from '#src/contract/entities/figures/metrics.ts'
import { COUNT_CAP, readPageAsk } from '#src/contract/entities/shared/page-query.ts'
import type { PageQuery } from '#src/contract/entities/shared/page-query.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { toPage } from '../reports/public/report-page.ts'
import { askedFigures } from './shared/asked-figures.ts'
import { askedCount, toFigureRow } from './shared/figure-rows.ts'
import type { FigureRowsQuery } from './shared/figure-rows.ts'
import { broughtBy, partnerNames } from './shared/partner-names.ts'

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
  const names = await partnerNames(deps.db)
  return toPage(
    rows.map((row) => toFigureRow(row, broughtBy(names, row))),
    await totalOf(deps.db, ask, now),
  )
}

/** As many as the figure says, from its sums; what has none is counted row by row, up to the cap. */
async function totalOf(db: Db, ask: RowsAsk, now: Date): Promise<number> {
  const { key, range, filters, stop } = ask
  if (!hasSums(filters)) return countFactRows(db, ask, COUNT_CAP)
  if (!stop) {
    const figures = await listFigures(db, COUNTS[key], { keys: [key], range, filters, by: [], today: istDay(now) })
    return sumOf(figures, ({ n }) => n)
  }
  const { level, why, reason } = stop
  const stops = await listStops(db, range, filters, now)
  const alike = stops.filter((each) => each.level === level && each.why === why)
  return sumOf(
    alike.filter((each) => reason === undefined || each.reason === reason),
    ({ n }) => n,
  )
}
