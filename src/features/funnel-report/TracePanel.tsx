import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import type { TraceRow } from '#src/contract/entities/figures/funnel-report.ts'
import { METRICS } from '#src/contract/entities/figures/metrics.ts'
import type { CountKey, MetricKey } from '#src/contract/entities/figures/metrics.ts'
import { cutsOf, isDimension, unitOf } from '#src/contract/entities/figures/traces.ts'
import type { TraceCut } from '#src/contract/entities/figures/traces.ts'
import { addDays, daysBetween } from '#src/contract/rules/calendar.ts'
import { dateShort, dateTime } from '#src/lib/dates.ts'
import { count, rupeesAndPaise } from '#src/lib/format.ts'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import type { FigureFilters } from './filters.ts'
import { useTrace } from './hooks.ts'
import { countOf } from './trace.ts'
import type { Trace } from './trace.ts'
import { TraceSentence } from './TraceSentence.tsx'
import { TraceTable } from './TraceTable.tsx'
import { valueWords } from './words.ts'

/** By how much a figure has changed, and what each lender, partner, campaign or day adds to that. */
export function TracePanel({ trace, filters }: { trace: Trace; filters: FigureFilters }) {
  const { t } = useTranslation(['funnel-report', 'metrics', 'applications', 'figures'])
  const navigate = useNavigate()
  const { of, parts, figure, by } = trace
  const cuts = cutsOf(figure)
  // What this figure is not cut by does not narrow it.
  const chosen = cuts.filter(isDimension).filter((name) => filters.chosen[name] !== undefined)
  const query = {
    ...filters.period.query,
    ...Object.fromEntries(chosen.map((name) => [name, filters.chosen[name]])),
    figure,
    by,
  }
  const answer = useTrace(query)
  const nameOf = (key: CountKey | MetricKey) => t(key in METRICS ? `metrics:${key}.name` : `count.${key}`)
  const cutName = (cut: TraceCut) => (isDimension(cut) ? t(`dimension.${cut}`) : t(`trace.cut.${cut}`))
  const shown = unitOf(figure) === 'rupees' ? rupeesAndPaise : count
  const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : '±'}${shown(Math.abs(value))}`
  const length = daysBetween(filters.period.range.from, filters.period.range.to) + 1
  const nameOfLine = (row: TraceRow): string => {
    if (by === 'day') return dateShort(row.value)
    if (by === 'operator') return row.value === 'unknown' ? t('trace.unknown') : row.label
    return valueWords(t, by, row.value, [row])
  }
  const labelOf = (row: TraceRow): string =>
    by === 'day'
      ? t('trace.dayOf', { day: nameOfLine(row), earlier: dateShort(addDays(row.value, -length)) })
      : nameOfLine(row)
  const labelled = chosen.map((name) => {
    const value = filters.chosen[name] ?? ''
    const known = answer.data?.narrowed.filter(({ dimension }) => dimension === name) ?? []
    return { name, said: valueWords(t, name, value, known) }
  })
  const next = cuts.find((cut) => cut !== by && !chosen.some((name) => name === cut)) ?? 'day'
  const go = (to: string) => void navigate(to, { replace: true })
  const rows = countOf(figure)
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <Link
          component={RouterLink}
          to={filters.reportAddress}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {t('trace.back')}
        </Link>
        <Typography variant="h3" component="h2">
          {t('trace.title', { name: nameOf(of) })}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: 760 }}>{t('trace.lead')}</Typography>
        {parts.length > 1 && (
          <Typography sx={{ color: 'text.secondary', maxWidth: 760 }}>{t('trace.share')}</Typography>
        )}
      </div>
      {parts.length > 1 && (
        <FilterChips
          label={t('trace.parts')}
          visible
          choices={parts.map((value) => ({ value, label: nameOf(value) }))}
          chosen={figure}
          onChoose={(part) => go(filters.traceWith({ part }))}
        />
      )}
      <FilterChips
        label={t('trace.by')}
        visible
        choices={cuts.map((value) => ({ value, label: cutName(value) }))}
        chosen={by}
        onChoose={(along) => go(filters.traceWith({ along }))}
      />
      {labelled.length > 0 && (
        <FilterChips
          label={t('trace.narrowed')}
          visible
          choices={labelled.map(({ name, said }) => ({
            value: name,
            label: t('trace.narrowedTo', { dimension: t(`dimension.${name}`), value: said }),
          }))}
          chosen={chosen}
          onChoose={(name) => go(filters.traceWith({ [name]: '' }))}
        />
      )}
      <Loaded query={answer} failed={t('trace.failed')} waiting={<Skeleton variant="rounded" height={360} />}>
        {(data) => (
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <TraceSentence
              name={nameOf(figure)}
              answer={data}
              labelOf={nameOfLine}
              shown={shown}
              signed={signed}
              counted={unitOf(figure) === 'count'}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 760 }}>
              {t('trace.days', {
                from: dateShort(data.range.from),
                to: dateShort(data.range.to),
                at: dateTime(data.as_of),
                beforeFrom: dateShort(data.before.from),
                beforeTo: dateShort(data.before.to),
              })}
              {data.young_from !== null && ` ${t('trace.young', { from: dateShort(data.young_from) })}`}
            </Typography>
            <TraceTable
              head={cutName(by)}
              answer={data}
              labelOf={labelOf}
              shown={shown}
              signed={signed}
              narrowedTo={(value) =>
                isDimension(by) && filters.chosen[by] === undefined
                  ? filters.traceWith({ [by]: value, along: next })
                  : undefined
              }
              rowsOf={(value, when) => {
                if (rows === undefined || by === 'operator') return undefined
                if (by === 'day') {
                  const day = when === 'now' ? value : addDays(value, -length)
                  return filters.rowsOf({ count: rows }, { preset: 'custom_range', from: day, to: day })
                }
                const days = when === 'before' ? { preset: 'custom_range', ...data.before } : {}
                return filters.rowsOf({ count: rows }, { [by]: value, ...days })
              }}
              narrowed={labelled.map(({ name, said }) => [t(`dimension.${name}`), said] as const)}
            />
          </Box>
        )}
      </Loaded>
    </Box>
  )
}
