import { COUNT_KEYS, METRIC_KEYS, METRICS } from '#src/contract/entities/figures/metrics.ts'
import type { CountKey, MetricKey } from '#src/contract/entities/figures/metrics.ts'
import { cutsOf, isCount, tracedParts } from '#src/contract/entities/figures/traces.ts'
import type { TraceCut, TracedFigure } from '#src/contract/entities/figures/traces.ts'

/** Whose change an address asks for, and by what it is told apart. */
export interface Trace {
  of: CountKey | MetricKey
  /** The numbers that it is made of: one, or the two of a share. */
  parts: readonly TracedFigure[]
  figure: TracedFigure
  by: TraceCut
}

/** Names in the address that belong to a trace alone. */
export const TRACE_NAMES = ['trace', 'part', 'along'] as const

/** The numbers whose change can be told apart behind a figure; none where it cannot. */
export const partsOf = (of: CountKey | MetricKey): readonly TracedFigure[] =>
  of in METRICS ? tracedParts(of as MetricKey) : [of as CountKey]

/** The trace that the address asks for; null = none. What it does not know, it leaves at the first. */
export function readTrace(params: URLSearchParams): Trace | null {
  const of = [...COUNT_KEYS, ...METRIC_KEYS].find((each) => each === params.get('trace'))
  const parts = of === undefined ? [] : partsOf(of)
  const figure = parts.find((each) => each === params.get('part')) ?? parts[0]
  if (of === undefined || figure === undefined) return null
  const cuts = cutsOf(figure)
  const by = cuts.find((each) => each === params.get('along')) ?? cuts[0]
  return by === undefined ? null : { of, parts, figure, by }
}

/** Whose rows a traced figure counts, where they are listed beside the facts. */
export function countOf(figure: TracedFigure): CountKey | undefined {
  return isCount(figure) ? figure : COUNT_KEYS.find((each) => each === METRICS[figure].numerator)
}
