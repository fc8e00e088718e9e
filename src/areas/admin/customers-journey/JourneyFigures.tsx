import { useTranslation } from 'react-i18next'
import type { JourneyReport } from '#src/contract/entities/figures/funnel-report.ts'
import { METRICS } from '#src/contract/entities/figures/metrics.ts'
import type { CountKey } from '#src/contract/entities/figures/metrics.ts'
import { daysBetween } from '#src/contract/rules/calendar.ts'
import type { FigureFilters } from '#src/features/funnel-report/filters.ts'
import { passportOf, shareWords } from '#src/features/funnel-report/words.ts'
import { pointsOf, shareOf } from '#src/ui/figures/change.ts'
import { Figure } from '#src/ui/figures/Figure.tsx'
import { FigureStrip } from '#src/ui/figures/FigureStrip.tsx'

const SHOWN = ['otp_pass', 'apply_rate', 'approval_rate', 'disbursal_rate'] as const

/** The shares that tell most, each with what it counts; each opens the rows above its line. */
export function JourneyFigures({ report, filters }: { report: JourneyReport; filters: FigureFilters }) {
  const { t } = useTranslation(['funnel-report', 'figures', 'metrics'])
  const steps = [...report.visit, ...report.journey, ...report.application]
  const stepOf = (key: CountKey) => steps.find((step) => step.key === key)
  const days = daysBetween(report.range.from, report.range.to) + 1
  return (
    <FigureStrip>
      {SHOWN.map((key) => {
        const { numerator, denominator } = METRICS[key]
        const [above, below] = [stepOf(numerator), stepOf(denominator)]
        if (!above || !below) return null
        const share = shareOf(above.n, below.n)
        return (
          <Figure
            key={key}
            passport={passportOf(t, key, report.as_of)}
            shown={shareWords(t, share)}
            to={filters.rowsOf({ count: numerator })}
            {...(filters.period.compared && {
              explainedBy: filters.traceOf(key),
              change: { value: pointsOf(share, shareOf(above.before, below.before)), unit: 'points', days },
            })}
          />
        )
      })}
    </FigureStrip>
  )
}
