import type { Dimension } from '#src/contract/figures/metrics.ts'
import type { FigureFilterQuery } from '#src/contract/entities/figures/funnel-report.ts'
import type { Deps } from '#server/deps.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { getJourneyReport } from './get-journey-report.ts'
import { csvOf, FILES_PER_HOUR, journeyTable } from './shared/report-tables.ts'

/**
 * The customers' journey as a CSV file, each figure in a line of its own.
 * @throws AppError `too_many_requests`, `validation` when a day of one's own has not ended
 */
export async function exportJourneyReport(
  deps: Deps,
  query: FigureFilterQuery & { by?: Dimension | undefined },
  by: { admin_id: number },
): Promise<AsyncIterable<string>> {
  await spendAllowance(deps, `figures-export:${by.admin_id}`, FILES_PER_HOUR, 3_600)
  return csvOf(journeyTable(await getJourneyReport(deps, query)))
}
