import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { TraceRow } from '#src/contract/entities/figures/funnel-report.ts'
import { NO_VALUE } from '#src/contract/entities/figures/metrics.ts'
import { isOwnDimension, linkNameOf, ownCutsOf, ownUnitOf } from '#src/contract/entities/figures/own-traces.ts'
import type { OwnCut, OwnDimension } from '#src/contract/entities/figures/own-traces.ts'
import { daysBetween } from '#src/contract/rules/calendar.ts'
import { dateShort } from '#src/lib/dates.ts'
import type { Period } from '#src/ui/figures/period.ts'
import { TraceView } from '#src/ui/figures/TraceView.tsx'
import { useOwnFigureTrace } from './hooks.ts'
import type { OwnTrace } from './own-trace.ts'

/** By how much a figure of the partner's own has changed, and what each channel, link, product, lender or day adds to that. */
export function OwnTracePanel({ trace, period }: { trace: OwnTrace; period: Period }) {
  const { t } = useTranslation(['partner-reports', 'partner-home', 'applications', 'figures'])
  const { figure, by, chosen } = trace
  const cuts = ownCutsOf(figure)
  const answer = useOwnFigureTrace({ ...period.query, ...trace.query })
  const nameOf = (key: string) => t(`partner-home:figures.${key}`)
  const cutName = (cut: OwnCut) => t(`trace.cut.${cut}`)
  const narrowed = Object.entries(chosen).map(([key, value]) => {
    const name = key as OwnDimension
    const known = answer.data?.narrowed.find(({ dimension }) => dimension === name)
    return { name, label: cutName(name), said: valueWords(t, name, value, known?.label) }
  })
  const next = cuts.find((cut) => cut !== by && !(isOwnDimension(cut) && chosen[cut] !== undefined)) ?? 'day'
  return (
    <TraceView
      name={nameOf(trace.of)}
      partName={nameOf(figure)}
      unit={ownUnitOf(figure)}
      answer={answer}
      length={daysBetween(period.range.from, period.range.to) + 1}
      back={trace.back}
      parts={trace.parts.map((value) => ({ value, label: nameOf(value) }))}
      part={figure}
      cuts={cuts.map((value) => ({ value, label: cutName(value) }))}
      by={by}
      narrowed={narrowed}
      addressWith={trace.with}
      nameOfLine={(row: TraceRow) => (by === 'day' ? dateShort(row.value) : valueWords(t, by, row.value, row.label))}
      narrowedTo={(value) =>
        isOwnDimension(by) && chosen[by] === undefined ? trace.with({ [by]: value, along: next }) : undefined
      }
      rowsOf={(line, days) => trace.rowsOf('value' in line ? { [by]: line.value } : {}, days)}
    />
  )
}

/** A value as it is read; `label` is the name of a lender. */
function valueWords(t: TFunction, name: OwnDimension, value: string, label = value): string {
  if (value === NO_VALUE) return t(`partner-reports:trace.nothing.${name}`)
  if (name === 'product') return t(`applications:productName.${value}`)
  if (name === 'channel') return t(`partner-reports:channel.${value}`)
  if (name === 'link') return linkNameOf(value) || t('partner-reports:trace.usualLink')
  return label
}
