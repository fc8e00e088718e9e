import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff, InLanguage } from '#server/session.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import type { FigureFilterQuery } from '#src/contract/entities/figures/funnel-report.ts'
import type { MetricKey } from '#src/contract/entities/figures/metrics.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { getProductsReport } from './get-products-report.ts'
import { atOnce, basisSheet } from './shared/basis-sheet.ts'
import { filterWords } from './shared/filter-words.ts'
import { FILES_PER_HOUR, productsTable } from './shared/report-tables.ts'

const SHOWN = [
  ...(['applications', 'approval_rate', 'approval_of_decided', 'disbursal_rate'] as const),
  ...(['disbursed_of_cohort', 'value_conversion', 'time_to_approval', 'time_to_disbursal'] as const),
] as const satisfies readonly MetricKey[]

/**
 * The products' report as a table.
 * @throws AppError `too_many_requests`, `validation` when a day of one's own has not ended
 */
export async function exportProductsReport(
  deps: Deps,
  query: FigureFilterQuery & { by?: 'product' | 'lender' | undefined },
  by: ByStaff & InLanguage,
): Promise<Audited<XlsxTable>> {
  await spendAllowance(deps, `figures-export:${by.admin_id}`, FILES_PER_HOUR, 3_600)
  const report = await getProductsReport(deps, query)
  const { heads, rows } = productsTable(by.language, report, query.by === 'lender')
  const title = textsIn(by.language)(
    query.by === 'lender' ? 'staff-titles:vendorsProductsReport' : 'staff-titles:productsReport',
  )
  const filters = await filterWords({ db: deps.db, language: by.language }, query)
  const basis = basisSheet(by.language, { ...report, title, filters, metrics: SHOWN })
  return { name: title, heads, rows: atOnce(rows), basis, audit: { object: 'products-report', after: query } }
}
