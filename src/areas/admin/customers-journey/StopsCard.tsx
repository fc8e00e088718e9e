import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { FunnelStop, JourneyReport } from '#src/contract/entities/figures/funnel-report.ts'
import { NO_VALUE } from '#src/contract/entities/figures/metrics.ts'
import type { FigureFilters } from '#src/features/funnel-report/filters.ts'
import { passportOf, stopWords } from '#src/features/funnel-report/words.ts'
import { count } from '#src/lib/format.ts'
import { BarList } from '#src/ui/chart/BarList.tsx'
import { ChartCard } from '#src/ui/figures/ChartCard.tsx'
import { Passport } from '#src/ui/figures/Passport.tsx'

/** The drawing has the biggest; the table has them all. */
const DRAWN = 6

/** Where people stopped, and why, the most first. */
export function StopsCard({ report, filters }: { report: JourneyReport; filters: FigureFilters }) {
  const { t } = useTranslation(['funnel-report', 'metrics'])
  const { stops } = report
  if (report.journey.length === 0) return null
  const rows = stops.map((stop) => ({
    key: `${stop.after} ${stop.why} ${stop.reason ?? ''}`,
    name: stopWords(t, stop),
    value: stop.n,
    text: count(stop.n),
    to: filters.rowsOf(rowsOfStop(stop)),
  }))
  const all = stops.reduce((sum, { n }) => sum + n, 0)
  const [biggest] = rows
  return (
    <ChartCard
      title={t('stops.title')}
      sentence={
        biggest ? t('stops.sentence', { count: all, name: biggest.name, biggest: biggest.text }) : t('stops.nobody')
      }
      heads={[t('stops.how'), t('head.number')]}
      rows={rows.map(({ key, name, text, to }) => [
        <Link key={key} component={RouterLink} to={to}>
          {name}
        </Link>,
        text,
      ])}
      below={<Passport {...passportOf(t, 'drop_off', report.as_of)} />}
    >
      <BarList label={t('stops.title')} rows={rows.slice(0, DRAWN)} />
      {rows.length > DRAWN && (
        <Typography variant="body2">{t('stops.more', { count: rows.length - DRAWN })}</Typography>
      )}
    </ChartCard>
  )
}

/** Those who stopped like this, and no others: of a no without a reason, only those without. */
const rowsOfStop = ({ after, why, reason }: FunnelStop) => ({
  count: after,
  stopped: why,
  ...(why === 'rejected' && { reason: reason ?? NO_VALUE }),
})
