import { textsIn } from '#server/texts/texts-in.ts'
import type { Say, TextKey } from '#server/texts/texts-in.ts'
import type { JourneyReport, ProductLine, ProductsReport } from '#src/contract/entities/figures/funnel-report.ts'
import type { FigureName, InternalReport, InternalReportView } from '#src/contract/entities/figures/internal-report.ts'
import { groupWord } from '#src/contract/entities/figures/internal-row-words.ts'
import { CUT_COUNTS, LADDERS, METRIC_KEYS, METRICS, NO_VALUE } from '#src/contract/entities/figures/metrics.ts'
import type { CountKey, Dimension, MetricKey } from '#src/contract/entities/figures/metrics.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { columnsIn } from '../../shared/file-columns.ts'
import type { FileColumn } from '../../shared/file-columns.ts'

/** A report as a table: raw numbers, ISO days, and the words of the screen. */
interface ReportTable {
  heads: readonly string[]
  rows: readonly (readonly unknown[])[]
}

/** A value of what figures are cut by; of a lender, partner or campaign the name stands already. */
export function valueWord(dimension: Dimension, value: string, say: Say): string {
  if (value === NO_VALUE) return say(`funnel-report:nothing.${dimension}`)
  if (dimension === 'product') return say(`applications:productName.${value}` as TextKey)
  if (dimension === 'channel') return say(`funnel-report:channel.${value}` as TextKey)
  return value
}

const COUNTED = [
  'submitted',
  'received',
  'decided',
  'approved',
  'disbursed',
  'rejected',
  'withdrawn',
  'expired',
] as const
const PRODUCT: FileColumn<ProductLine> = {
  head: 'funnel-report:dimension.product',
  cell: ({ product }, say) => valueWord('product', product, say),
}
const LENDER: FileColumn<ProductLine> = {
  head: 'funnel-report:dimension.lender',
  cell: ({ lender_name }, say) => lender_name ?? say('funnel-report:nothing.lender'),
}
const NUMBERS: readonly FileColumn<ProductLine>[] = [
  ...COUNTED.map((name): FileColumn<ProductLine> => ({
    head: `funnel-report:count.app_${name}`,
    cell: (line) => line[name],
  })),
  { head: 'file-columns:askedAmount', cell: (line) => line.asked_amount },
  { head: 'funnel-report:products.amount', cell: (line) => line.disbursed_amount },
  { head: 'file-columns:approvalHours', cell: (line) => line.approval_hours },
  { head: 'file-columns:disbursalHours', cell: (line) => line.disbursal_hours },
]
/** The same of as many days before. */
const BEFORE: readonly FileColumn<ProductLine>[] = [
  { head: 'funnel-report:count.app_submitted', cell: (line) => line.submitted_before },
  { head: 'funnel-report:count.app_approved', cell: (line) => line.approved_before },
  { head: 'funnel-report:count.app_disbursed', cell: (line) => line.disbursed_before },
  { head: 'funnel-report:products.amount', cell: (line) => line.disbursed_amount_before },
]

export function productsTable(language: Locale, { lines }: ProductsReport, withLenders: boolean): ReportTable {
  const now = columnsIn(language, [PRODUCT, ...(withLenders ? [LENDER] : []), ...NUMBERS])
  const before = columnsIn(language, BEFORE)
  const say = textsIn(language)
  return {
    heads: [...now.heads, ...before.heads.map((name) => say('file-columns:daysBefore', { name }))],
    rows: lines.map((line) => [...now.cellsOf(line), ...before.cellsOf(line)]),
  }
}

/** Every figure of the page in a line of its own; `saidOf` names what the table is cut by. */
export function journeyTable(language: Locale, report: JourneyReport, saidOf: (value: string) => string): ReportTable {
  const say = textsIn(language)
  const count = (key: CountKey) => say(`funnel-report:count.${key}`)
  const steps = (['visit', 'journey', 'application'] as const).flatMap((ladder) =>
    report[ladder].map(({ key, n, before }) => [
      say(`funnel-report:ladder.${ladder}.title`),
      count(key),
      null,
      n,
      before,
      report[ladder][0]?.n ?? 0,
    ]),
  )
  const began = report.journey[0]?.n ?? 0
  const stops = report.stops.map(({ after, why, reason, n }) => [
    say('funnel-report:stops.title'),
    count(after),
    say('funnel-report:stopped', { step: count(after), how: stopWord(why, reason, say) }),
    n,
    null,
    began,
  ])
  const cut = report.cut.flatMap(({ value, ...cells }) =>
    (Object.keys(CUT_COUNTS) as (keyof typeof CUT_COUNTS)[]).map((key) => [
      say('funnel-report:cut.title'),
      count(CUT_COUNTS[key]),
      saidOf(value),
      cells[key],
      null,
      null,
    ]),
  )
  const cohorts = report.cohorts.flatMap(({ from, to, steps: numbers }) =>
    LADDERS.journey.map((key, at) => [
      say('funnel-report:cohorts.title'),
      count(key),
      say('funnel-report:cohorts.span', { from, to }),
      numbers[at] ?? 0,
      null,
      numbers[0] ?? 0,
    ]),
  )
  return {
    heads: (['part', 'figure', 'of', 'value', 'valueBefore', 'outOf'] as const).map((key) =>
      say(`file-columns:${key}`),
    ),
    rows: [...steps, ...stops, ...cut, ...cohorts],
  }
}

function stopWord(why: JourneyReport['stops'][number]['why'], reason: string | null, say: Say): string {
  if (why !== 'rejected' || reason === null || reason === NO_VALUE) return say(`funnel-report:stop.${why}`)
  return say('funnel-report:stop.rejectedFor', { reason: say(`funnel-report:reason.${reason}` as TextKey) })
}

/** Every figure of an internal report: in all, day by day, of each group, and of bills. */
export function internalTable(
  language: Locale,
  report: InternalReport,
  { now, before, days, groups, bills }: InternalReportView,
): ReportTable {
  const say = textsIn(language)
  const name = (key: FigureName) => figureWord(report, key, say)
  const past = new Map(before.map(({ key, value }) => [key, value]))
  const word = (key: string) => say(`internal-report:${key}` as TextKey)
  const course = report === 'liability' ? [] : days
  return {
    heads: (['part', 'of', 'figure', 'value', 'valueBefore'] as const).map((key) => say(`file-columns:${key}`)),
    rows: [
      ...now.map(({ key, value }) => [say('file-columns:all'), null, name(key), value, past.get(key) ?? null]),
      ...course.flatMap(({ day, value, marked }) => [
        [say('file-columns:byDay'), day, word(`chart.${report}.whole`), value, null],
        ...(report === 'revenue'
          ? []
          : [[say('file-columns:byDay'), day, word(`chart.${report}.marked`), marked, null]]),
      ]),
      ...groups.flatMap(({ group, key: of, name: named, figures }) =>
        figures.map(({ key, value }) => [
          say(`internal-report:group.${group}`),
          groupWord(group, of, named, word),
          name(key),
          value,
          null,
        ]),
      ),
      ...(bills === null ? [] : [{ lender: null, figures: bills.figures }, ...bills.lenders]).flatMap(
        ({ lender, figures }) =>
          figures.map(({ key, value }) => [say('internal-report:bills.title'), lender, name(key), value, null]),
      ),
    ],
  }
}

/** Figures that are no number of rows: by the metric that says what they count. */
const MEASURES: Partial<Record<FigureName, TextKey>> = {
  p50: 'metrics:api_p50.name',
  p95: 'metrics:api_p95.name',
  limit: 'file-columns:limit',
  near: 'file-columns:near',
  disbursed: 'metrics:revenue_disbursed.name',
  revenue: 'metrics:revenue.name',
  partners: 'metrics:revenue_partners.name',
  kept: 'metrics:revenue_kept.name',
  accrued: 'metrics:payout_accrued.name',
  approved: 'metrics:payout_approved.name',
  owed: 'metrics:payout_liability.name',
  accrued_lines: 'file-columns:accruedLines',
  approved_lines: 'file-columns:approvedLines',
}

function figureWord(report: InternalReport, key: FigureName, say: Say): string {
  const measure = MEASURES[key]
  if (measure !== undefined) return say(measure)
  const metric = METRIC_KEYS.find(
    (each): each is MetricKey =>
      each === key || (METRICS[each].numerator === `${report}:${key}` && METRICS[each].unit === 'count'),
  )
  if (metric === undefined) throw new Error(`no words for the figure ${key} of ${report}`)
  return say(`metrics:${metric}.name`)
}

/** Of one person, so that nobody copies the database by files. */
export const FILES_PER_HOUR = 60
