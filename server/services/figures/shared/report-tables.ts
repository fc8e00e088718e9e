import type { JourneyReport, ProductsReport } from '#src/contract/entities/figures/funnel-report.ts'
import type { InternalReportView } from '#src/contract/entities/figures/internal-report.ts'
import { LADDERS } from '#src/contract/figures/metrics.ts'

/** A report as a table: raw numbers, ISO days. */
interface ReportTable {
  heads: readonly string[]
  rows: readonly (readonly unknown[])[]
}

const LINE = [
  ...([
    'product',
    'lender_name',
    'submitted',
    'submitted_before',
    'received',
    'decided',
    'approved',
    'approved_before',
  ] as const),
  ...(['disbursed', 'disbursed_before', 'rejected', 'withdrawn', 'expired', 'asked_amount'] as const),
  ...(['disbursed_amount', 'disbursed_amount_before', 'approval_hours', 'disbursal_hours'] as const),
] as const

export function productsTable({ lines }: ProductsReport, withLenders: boolean): ReportTable {
  const heads = LINE.filter((name) => withLenders || name !== 'lender_name')
  return { heads, rows: lines.map((line) => heads.map((name) => line[name])) }
}

/** Every figure of the page in a line of its own; `saidOf` names what the table is cut by. */
export function journeyTable(report: JourneyReport, saidOf: (value: string) => string): ReportTable {
  const steps = (['visit', 'journey', 'application'] as const).flatMap((ladder) =>
    report[ladder].map(({ key, n, before }) => [ladder, key, null, n, before, report[ladder][0]?.n ?? 0]),
  )
  const began = report.journey[0]?.n ?? 0
  const stops = report.stops.map(({ after, why, reason, n }) => ['stopped', after, reason ?? why, n, null, began])
  const cut = report.cut.flatMap(({ value, ...cells }) =>
    Object.entries(cells).map(([key, n]) => ['cut', key, saidOf(value), n, null, null]),
  )
  const cohorts = report.cohorts.flatMap(({ from, to, steps: numbers }) =>
    LADDERS.journey.map((key, at) => ['cohort', key, `${from} ${to}`, numbers[at] ?? 0, null, numbers[0] ?? 0]),
  )
  return {
    heads: ['part', 'figure', 'of', 'n', 'n_before', 'out_of'],
    rows: [...steps, ...stops, ...cut, ...cohorts],
  }
}

/** Every figure of an internal report: in all, day by day, of each group, and of bills. */
export function internalTable({ now, before, days, groups, bills }: InternalReportView): ReportTable {
  const past = new Map(before.map(({ key, value }) => [key, value]))
  return {
    heads: ['part', 'of', 'figure', 'value', 'value_before'],
    rows: [
      ...now.map(({ key, value }) => ['all', null, key, value, past.get(key) ?? null]),
      ...days.flatMap(({ day, value, marked }) => [
        ['day', day, 'value', value, null],
        ['day', day, 'marked', marked, null],
      ]),
      ...groups.flatMap(({ group, key: of, name, figures }) =>
        figures.map(({ key, value }) => [group, name ?? of, key, value, null]),
      ),
      ...(bills === null ? [] : [{ lender: null, figures: bills.figures }, ...bills.lenders]).flatMap(
        ({ lender, figures }) => figures.map(({ key, value }) => ['bills', lender, key, value, null]),
      ),
    ],
  }
}

/** Of one person, so that nobody copies the database by files. */
export const FILES_PER_HOUR = 60
