import type { Db } from '#server/db/client.ts'
import { listFigures } from '#server/db/repositories/figures/figures.ts'
import type { FigureFilters } from '#server/db/repositories/figures/figures.ts'
import { otpReport } from '#server/db/repositories/figures/otp-report.ts'
import { listRevenueBy } from '#server/db/repositories/figures/payout-report.ts'
import type { RevenueFigure } from '#server/db/repositories/figures/payout-report.ts'
import { COUNTS, METRICS } from '#src/contract/entities/figures/metrics.ts'
import type { CountKey } from '#src/contract/entities/figures/metrics.ts'
import { isCount, unitOf } from '#src/contract/entities/figures/traces.ts'
import type { TraceCut, TracedFigure, TracedMetric } from '#src/contract/entities/figures/traces.ts'
import type { DateRange } from '#src/contract/entities/reports/date-range.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { spanAsked } from './internal-reports.ts'

export interface TraceAsk {
  figure: TracedFigure
  by: TraceCut
  range: DateRange
  filters: FigureFilters
  now: Date
}

/** A number of rows, or paise. */
interface Sum {
  of: string
  value: number
}

const CALLS = { lender_calls: 'calls_made', lender_calls_failed: 'calls_failed' } as const
const CODES = { otp_sent: 'submitted', otp_failed: 'failed' } as const
const REVENUE = {
  revenue_loans: 'loans',
  revenue_disbursed: 'disbursed',
  revenue: 'revenue',
  revenue_partners: 'partners',
  revenue_kept: 'kept',
} as const satisfies Partial<Record<TracedMetric, RevenueFigure>>

const isIn = <Key extends string>(table: Record<Key, unknown>, name: string): name is Key => name in table

/** A figure of some days, of each thing that it is cut by: by the same sums as the figure itself. Exact: rows, or paise. */
export async function tracedSums(db: Db, ask: TraceAsk): Promise<Sum[]> {
  const { figure } = ask
  if (isIn(CODES, figure)) return sumsOfCodes(db, CODES[figure], ask)
  if (isIn(REVENUE, figure)) return sumsOfRevenue(db, figure, ask)
  const { range, filters, by, now } = ask
  const cut = by === 'operator' ? [] : [by]
  const key = isIn(CALLS, figure) ? CALLS[figure] : isCount(figure) ? figure : (METRICS[figure].numerator as CountKey)
  const family = isIn(CALLS, figure) ? 'call' : COUNTS[key as CountKey]
  const rows = await listFigures(db, family, { keys: [key], range, filters, by: cut, today: istDay(now) })
  return rows.map(({ of: [of = ''], n, paise }) => ({ of, value: unitOf(figure) === 'rupees' ? paise : n }))
}

async function sumsOfCodes(db: Db, name: 'submitted' | 'failed', { by, range, now }: TraceAsk): Promise<Sum[]> {
  const { days, groups } = await otpReport.parts(db, spanAsked(range, now))
  if (by === 'day')
    return days.map(({ day, value, marked }) => ({ of: day, value: name === 'failed' ? marked : value }))
  return groups
    .filter(({ group }) => group === 'operator')
    .map(({ key, figures }) => ({ of: key, value: figures[name] ?? 0 }))
}

async function sumsOfRevenue(db: Db, metric: keyof typeof REVENUE, ask: TraceAsk): Promise<Sum[]> {
  const { by, range, filters, now } = ask
  if (by === 'operator') return []
  const rows = await listRevenueBy(db, spanAsked(range, now), { figure: REVENUE[metric], by, filters })
  return rows.map(({ of, value }) => ({ of, value: unitOf(metric) === 'rupees' ? toPaise(value) : value }))
}
