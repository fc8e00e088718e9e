import { COUNT_KEYS, COUNTS, DIMENSIONS, METRICS } from './metrics.ts'
import type { CountKey, Dimension, MetricKey } from './metrics.ts'

/** By what the change of a figure is told apart. `operator`: of the network that a code was handed to. */
export const TRACE_CUTS = [...DIMENSIONS, 'day', 'operator'] as const
export type TraceCut = (typeof TRACE_CUTS)[number]

const CALLS = ['lender', 'day'] as const satisfies readonly TraceCut[]
const CODES = ['operator', 'day'] as const satisfies readonly TraceCut[]
const EVERYTHING = ['lender', 'partner', 'channel', 'source', 'product', 'day'] as const satisfies readonly TraceCut[]
/** Nobody has a lender before they apply. */
const BEFORE_LENDERS = EVERYTHING.filter((cut) => cut !== 'lender')

/** Sums of money, and figures that are no count of facts. */
const TRACED_METRICS = {
  disbursed_of_cohort: EVERYTHING,
  disbursed_amount: EVERYTHING,
  revenue_loans: EVERYTHING,
  revenue_disbursed: EVERYTHING,
  revenue: EVERYTHING,
  revenue_partners: EVERYTHING,
  revenue_kept: EVERYTHING,
  lender_calls: CALLS,
  lender_calls_failed: CALLS,
  otp_sent: CODES,
  otp_failed: CODES,
} as const satisfies Partial<Record<MetricKey, readonly TraceCut[]>>
export type TracedMetric = keyof typeof TRACED_METRICS
const METRIC_NAMES = Object.keys(TRACED_METRICS) as TracedMetric[]

/**
 * Figures whose change can be told apart: numbers and sums, of which each lender, partner or day has a part, so that
 * the parts make up the whole. A share is none: what is traced are the two numbers that it is made of.
 */
export type TracedFigure = CountKey | TracedMetric
export const TRACED_FIGURES: readonly TracedFigure[] = [...COUNT_KEYS, ...METRIC_NAMES]

export const isCount = (figure: TracedFigure): figure is CountKey => figure in COUNTS

/** By what a figure's change is told apart, and, of these, by what it can be narrowed; the most telling first. */
export function cutsOf(figure: TracedFigure): readonly TraceCut[] {
  if (!isCount(figure)) return TRACED_METRICS[figure]
  return COUNTS[figure] === 'visit' || COUNTS[figure] === 'journey' ? BEFORE_LENDERS : EVERYTHING
}

export const isDimension = (cut: string): cut is Dimension => DIMENSIONS.some((each) => each === cut)

export const unitOf = (figure: TracedFigure): 'count' | 'rupees' =>
  !isCount(figure) && METRICS[figure].unit === 'rupees' ? 'rupees' : 'count'

/** The numbers of which a metric is made, the upper one first: one of a number, two of a share, none where it cannot be traced. */
export function tracedParts(metric: MetricKey): readonly TracedFigure[] {
  const own = METRIC_NAMES.find((each) => each === metric)
  if (own !== undefined) return [own]
  const { numerator, denominator, unit } = METRICS[metric]
  if (numerator === null || (unit !== 'count' && unit !== 'share')) return []
  const parts = [numerator, denominator].filter((rows) => rows !== null).map(countedBy)
  return parts.every((part) => part !== undefined) ? parts : []
}

const countedBy = (rows: string): TracedFigure | undefined =>
  COUNT_KEYS.find((each) => each === rows) ??
  METRIC_NAMES.find((each) => METRICS[each].numerator === rows && METRICS[each].unit === 'count')
