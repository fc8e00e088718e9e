import { useTranslation } from 'react-i18next'
import type { TraceRow } from '#src/contract/entities/figures/funnel-report.ts'
import { METRICS } from '#src/contract/entities/figures/metrics.ts'
import type { CountKey, MetricKey } from '#src/contract/entities/figures/metrics.ts'
import { cutsOf, isDimension, unitOf } from '#src/contract/entities/figures/traces.ts'
import type { TraceCut } from '#src/contract/entities/figures/traces.ts'
import { daysBetween } from '#src/contract/rules/calendar.ts'
import { dateShort } from '#src/lib/dates.ts'
import { TraceView } from '#src/ui/figures/TraceView.tsx'
import type { FigureFilters } from './filters.ts'
import { useTrace } from './hooks.ts'
import { countOf } from './trace.ts'
import type { Trace } from './trace.ts'
import { valueWords } from './words.ts'

/** By how much a figure has changed, and what each lender, partner, campaign or day adds to that. */
export function TracePanel({ trace, filters }: { trace: Trace; filters: FigureFilters }) {
  const { t } = useTranslation(['funnel-report', 'metrics', 'applications', 'figures'])
  const { of, parts, figure, by } = trace
  const cuts = cutsOf(figure)
  // What this figure is not cut by does not narrow it.
  const chosen = cuts.filter(isDimension).filter((name) => filters.chosen[name] !== undefined)
  const answer = useTrace({
    ...filters.period.query,
    ...Object.fromEntries(chosen.map((name) => [name, filters.chosen[name]])),
    figure,
    by,
  })
  const nameOf = (key: CountKey | MetricKey) => t(key in METRICS ? `metrics:${key}.name` : `count.${key}`)
  const cutName = (cut: TraceCut) => (isDimension(cut) ? t(`dimension.${cut}`) : t(`figures:trace.cut.${cut}`))
  const nameOfLine = (row: TraceRow): string => {
    if (by === 'day') return dateShort(row.value)
    if (by === 'operator') return row.value === 'unknown' ? t('figures:trace.unknown') : row.label
    return valueWords(t, by, row.value, [row])
  }
  const next = cuts.find((cut) => cut !== by && !chosen.some((name) => name === cut)) ?? 'day'
  const rows = countOf(figure)
  const { range } = filters.period
  return (
    <TraceView
      name={nameOf(of)}
      partName={nameOf(figure)}
      unit={unitOf(figure)}
      answer={answer}
      length={daysBetween(range.from, range.to) + 1}
      back={filters.reportAddress}
      parts={parts.map((value) => ({ value, label: nameOf(value) }))}
      part={figure}
      cuts={cuts.map((value) => ({ value, label: cutName(value) }))}
      by={by}
      narrowed={chosen.map((name) => {
        const known = answer.data?.narrowed.filter(({ dimension }) => dimension === name) ?? []
        return { name, label: t(`dimension.${name}`), said: valueWords(t, name, filters.chosen[name] ?? '', known) }
      })}
      addressWith={filters.traceWith}
      nameOfLine={nameOfLine}
      narrowedTo={(value) =>
        isDimension(by) && filters.chosen[by] === undefined
          ? filters.traceWith({ [by]: value, along: next })
          : undefined
      }
      rowsOf={(line, days) => {
        if (rows === undefined || by === 'operator') return undefined
        const now = days.from === answer.data?.range.from && days.to === answer.data.range.to
        const named = now && 'value' in line ? {} : { preset: 'custom_range', ...days }
        return filters.rowsOf({ count: rows }, { ...('value' in line && { [by]: line.value }), ...named })
      }}
    />
  )
}
