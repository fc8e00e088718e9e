import { useTranslation } from 'react-i18next'
import type { ProductsReport } from '#src/contract/entities/figures/funnel-report.ts'
import type { MetricKey } from '#src/contract/entities/figures/metrics.ts'
import { daysBetween } from '#src/contract/rules/calendar.ts'
import { count, rupees } from '#src/lib/format.ts'
import { changeOf, pointsOf, shareOf } from '#src/ui/figures/change.ts'
import { Figure } from '#src/ui/figures/Figure.tsx'
import { FigureStrip } from '#src/ui/figures/FigureStrip.tsx'
import type { FigureFilters } from './filters.ts'
import { passportOf, shareWords } from './words.ts'

/** All lines together: applications, their shares, and rupees; each opens the rows it counts. */
export function ProductFigures({ report, filters }: { report: ProductsReport; filters: FigureFilters }) {
  const { t } = useTranslation(['funnel-report', 'figures', 'metrics'])
  const { lines, range } = report
  const sum = (name: SummedName) => lines.reduce((total, line) => total + line[name], 0)
  const days = daysBetween(range.from, range.to) + 1
  const share = (part: 'approved' | 'disbursed') => {
    const now = shareOf(sum(part), sum('submitted'))
    const past = shareOf(sum(`${part}_before`), sum('submitted_before'))
    return { shown: shareWords(t, now), change: { value: pointsOf(now, past), unit: 'points' as const, days } }
  }
  const change = (now: SummedName, before: SummedName) => ({
    value: changeOf(sum(now), sum(before)),
    unit: 'percent' as const,
    days,
  })
  const figure = (key: MetricKey) => ({ key, passport: passportOf(t, key, report.as_of) })
  const figures = [
    {
      ...figure('applications'),
      shown: count(sum('submitted')),
      to: filters.rowsOf({ count: 'app_submitted' }),
      change: change('submitted', 'submitted_before'),
    },
    {
      ...figure('approval_rate'),
      ...share('approved'),
      to: filters.rowsOf({ count: 'app_approved' }),
    },
    {
      ...figure('disbursal_rate'),
      ...share('disbursed'),
      to: filters.rowsOf({ count: 'app_disbursed' }),
    },
    {
      ...figure('disbursed_of_cohort'),
      shown: rupees(sum('disbursed_amount')),
      to: filters.rowsOf({ count: 'app_disbursed' }),
      change: change('disbursed_amount', 'disbursed_amount_before'),
    },
  ]
  return (
    <FigureStrip>
      {figures.map(({ key, change: changed, ...shown }) => (
        <Figure
          key={key}
          {...shown}
          {...(filters.period.compared && { change: changed, explainedBy: filters.traceOf(key) })}
        />
      ))}
    </FigureStrip>
  )
}

type Counted = 'submitted' | 'approved' | 'disbursed' | 'disbursed_amount'
type SummedName = Counted | `${Counted}_before`
