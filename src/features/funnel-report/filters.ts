import { useSearchParams } from 'react-router-dom'
import { STOP_KINDS } from '#src/contract/entities/figures/funnel-report.ts'
import type { FigureFilterQuery, FunnelStop } from '#src/contract/entities/figures/funnel-report.ts'
import { NO_VALUE, DIMENSIONS, FACT_CHANNELS, knowsStops } from '#src/contract/entities/figures/metrics.ts'
import type { CountKey, Dimension, MetricKey } from '#src/contract/entities/figures/metrics.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import { usePeriod } from '#src/ui/figures/period.ts'
import type { Period } from '#src/ui/figures/period.ts'
import { withNames } from '#src/ui/with-names.ts'
import { partsOf, readTrace, TRACE_NAMES } from './trace.ts'
import type { Trace } from './trace.ts'

/** What an address may say of each; anything else is not taken for a filter. */
const KNOWN: Record<Dimension, (value: string) => boolean> = {
  product: (value) => value === NO_VALUE || PRODUCT_TYPES.some((each) => each === value),
  lender: (value) => /^([1-9]\d{0,8}|-)$/.test(value),
  partner: (value) => /^[\w-]{1,40}$/.test(value),
  channel: (value) => FACT_CHANNELS.some((each) => each === value),
  source: (value) => /^([a-z][a-z0-9_-]{0,39}|-)$/.test(value),
}

/** Which figure's rows are looked at. */
export interface RowsOf {
  count: CountKey
  stopped?: FunnelStop['why']
  reason?: string
}

export interface FigureFilters {
  period: Period
  chosen: Partial<Record<Dimension, string>>
  /** What the server is asked for. */
  query: FigureFilterQuery
  /** Empty text takes the filter away. */
  choose: (name: Dimension, value: string) => void
  /** Takes every filter away; the days stay. */
  clear: () => void
  /** The address of exactly the rows that a figure counts. */
  rowsOf: (of: RowsOf, more?: Partial<Record<Dimension | 'preset' | 'from' | 'to', string>>) => string
  /** The same page with another filter. */
  narrowedTo: (name: Dimension, value: string) => string
  /** The report itself again. */
  reportAddress: string
  /** Whose change the address asks for; null = nobody's. */
  trace: Trace | null
  /** What explains a figure's change; undefined where that cannot be told. */
  traceOf: (of: CountKey | MetricKey) => string | undefined
  /** The same change, told apart otherwise or narrowed. */
  traceWith: (changes: Partial<Record<Dimension | (typeof TRACE_NAMES)[number], string>>) => string
}

const TABLE_NAMES = ['page', 'size', 'sort', 'order'] as const
const ROW_NAMES = ['count', 'stopped', 'reason', ...TABLE_NAMES] as const

/** Days and filters of a report of figures, kept in the address: a link shows what its sender saw. */
export function useFigureFilters(): FigureFilters {
  const period = usePeriod()
  const [params, setParams] = useSearchParams()
  const chosen: FigureFilters['chosen'] = Object.fromEntries(
    DIMENSIONS.flatMap((name) => {
      const value = params.get(name)
      return value !== null && KNOWN[name](value) ? [[name, value]] : []
    }),
  )
  const addressWith = (changes: Record<string, string | undefined>) => {
    const none = Object.fromEntries([...ROW_NAMES, ...TRACE_NAMES].map((name) => [name, null]))
    return `?${withNames(params, { ...none, ...changes }).toString()}`
  }
  const trace = readTrace(params)
  const change = (values: Record<string, string>) =>
    setParams((before) => withNames(before, { ...values, page: null }), { replace: true })
  return {
    period,
    chosen,
    query: { ...period.query, ...chosen },
    choose: (name, value) => change({ [name]: value }),
    clear: () => change(Object.fromEntries(DIMENSIONS.map((name) => [name, '']))),
    rowsOf: (of, more = {}) => addressWith({ ...more, ...of }),
    narrowedTo: (name, value) => addressWith({ [name]: value }),
    reportAddress: addressWith({}),
    trace,
    traceOf: (of) => (partsOf(of).length === 0 ? undefined : addressWith({ trace: of })),
    traceWith: (changes) =>
      addressWith({ ...(trace && { trace: trace.of, part: trace.figure, along: trace.by }), ...changes }),
  }
}

/** The figure whose rows the address asks for; null = the report itself. */
export function readRowsOf(params: URLSearchParams, known: readonly CountKey[]): RowsOf | null {
  const count = known.find((each) => each === params.get('count'))
  if (count === undefined) return null
  const stopped = knowsStops(count) ? STOP_KINDS.find((each) => each === params.get('stopped')) : undefined
  const reason = params.get('reason')
  return { count, ...(stopped && { stopped }), ...(stopped && reason !== null && { reason: reason.slice(0, 60) }) }
}
