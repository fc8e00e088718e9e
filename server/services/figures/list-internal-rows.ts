import { offsetOf } from '#server/db/repositories/shared/pages.ts'
import type { Deps } from '#server/deps.ts'
import { INTERNAL_ROW_SORTS } from '#src/contract/endpoints/admin/figures-internal-report.ts'
import type { InternalRowFilters } from '#src/contract/endpoints/admin/figures-internal-report.ts'
import { COUNT_CAP, readPageAsk } from '#src/contract/entities/shared/page-query.ts'
import type { PageQuery } from '#src/contract/entities/shared/page-query.ts'
import { toPage } from '../reports/public/report-page.ts'
import { askedRows, REPORT_SOURCES, toInternalRow } from './shared/internal-reports.ts'

/** A page of the rows that a figure counts. @throws AppError `validation` */
export async function listInternalRows({ db, clock }: Deps, query: InternalRowFilters & PageQuery) {
  const source = REPORT_SOURCES[query.report]
  const asked = askedRows(query, clock.now())
  const ask = readPageAsk(query, INTERNAL_ROW_SORTS, { sort: 'at', direction: 'desc' })
  const part = { direction: ask.direction, limit: ask.size, offset: offsetOf(ask) }
  const rows = await source.rows(db, asked, part)
  return toPage(rows.map(toInternalRow), await source.count(db, asked, COUNT_CAP))
}
