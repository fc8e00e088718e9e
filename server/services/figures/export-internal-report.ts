import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff, InLanguage } from '#server/session.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import type { adminInternalReportEndpoints } from '#src/contract/endpoints/admin/figures-internal-report.ts'
import type { QueryOf } from '#src/contract/endpoints/endpoint.ts'
import { metricsOf } from '#src/contract/entities/figures/metrics.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { getInternalReport } from './get-internal-report.ts'
import { atOnce, basisSheet } from './shared/basis-sheet.ts'
import { FILES_PER_HOUR, internalTable } from './shared/report-tables.ts'

/**
 * Every figure of an internal report as a table.
 * @throws AppError `too_many_requests`, `validation` when a day of one's own has not ended
 */
export async function exportInternalReport(
  deps: Deps,
  query: QueryOf<(typeof adminInternalReportEndpoints)['getInternalReport']>,
  by: ByStaff & InLanguage,
): Promise<Audited<XlsxTable>> {
  await spendAllowance(deps, `figures-export:${by.admin_id}`, FILES_PER_HOUR, 3_600)
  const view = await getInternalReport(deps, query)
  const { heads, rows } = internalTable(by.language, query.report, view)
  const title = textsIn(by.language)(`internal-report:tab.${query.report}`)
  const range = view.from !== null && view.to !== null ? { from: view.from, to: view.to } : null
  const basis = basisSheet(by.language, {
    title,
    as_of: view.as_of,
    range,
    metrics: metricsOf(query.report),
    filters: { months: view.bills?.months.join(', ') },
  })
  return { name: title, heads, rows: atOnce(rows), basis, audit: { after: query } }
}
