import type { FigureFilterQuery } from '#src/contract/entities/figures/funnel-report.ts'
import type { Deps } from '#server/deps.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { getProductsReport } from './get-products-report.ts'
import { csvOf, FILES_PER_HOUR, productsTable } from './shared/report-tables.ts'

/**
 * The products' report as a CSV file.
 * @throws AppError `too_many_requests`, `validation` when a day of one's own has not ended
 */
export async function exportProductsReport(
  deps: Deps,
  query: FigureFilterQuery & { by?: 'product' | 'lender' | undefined },
  by: { admin_id: number },
): Promise<AsyncIterable<string>> {
  await spendAllowance(deps, `figures-export:${by.admin_id}`, FILES_PER_HOUR, 3_600)
  return csvOf(productsTable(await getProductsReport(deps, query), query.by === 'lender'))
}
