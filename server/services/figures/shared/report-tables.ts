import type { JourneyReport, ProductsReport } from '#src/contract/entities/figures/funnel-report.ts'
import { CSV_BOM, csvLine } from '#src/contract/rules/csv.ts'

/** A report as a table: raw numbers, ISO days. */
export interface ReportTable {
  heads: readonly string[]
  rows: readonly (readonly unknown[])[]
}

const LINE = [
  ...(['product', 'lender_name', 'submitted', 'submitted_before', 'received', 'decided', 'approved'] as const),
  ...(['disbursed', 'disbursed_before', 'rejected', 'withdrawn', 'expired', 'asked_amount'] as const),
  ...(['disbursed_amount', 'disbursed_amount_before', 'approval_hours', 'disbursal_hours'] as const),
] as const

export function productsTable({ lines }: ProductsReport, withLenders: boolean): ReportTable {
  const heads = LINE.filter((name) => withLenders || name !== 'lender_name')
  return { heads, rows: lines.map((line) => heads.map((name) => line[name])) }
}

/** Every figure of the page in a line of its own. */
export function journeyTable(report: JourneyReport): ReportTable {
  const steps = (['visit', 'journey', 'application'] as const).flatMap((ladder) =>
    report[ladder].map(({ key, n, before }) => [ladder, key, null, n, before, report[ladder][0]?.n ?? 0]),
  )
  const began = report.journey[0]?.n ?? 0
  const stops = report.stops.map(({ after, why, reason, n }) => ['stopped', after, reason ?? why, n, null, began])
  const cut = report.cut.flatMap(({ value, ...cells }) =>
    Object.entries(cells).map(([key, n]) => ['cut', key, value, n, null, null]),
  )
  return { heads: ['part', 'figure', 'of', 'n', 'n_before', 'out_of'], rows: [...steps, ...stops, ...cut] }
}

/** Of one person, so that nobody copies the database by files. */
export const FILES_PER_HOUR = 60

/** The table as a CSV file. */
export async function* csvOf({ heads, rows }: ReportTable): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(heads)
  if (rows.length > 0) yield rows.map(csvLine).join('')
}
