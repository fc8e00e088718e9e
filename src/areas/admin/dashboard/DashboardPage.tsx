import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { METRICS } from '#src/contract/entities/figures/metrics.ts'
import type { Metric } from '#src/contract/entities/figures/metrics.ts'
import type { WorkList } from '#src/contract/entities/figures/work-list.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { passportOf, rowsAddress, traceAddress } from '#src/features/funnel-report/words.ts'
import { LookedAt } from '#src/features/work-list/LookedAt.tsx'
import { useWorkList } from '#src/features/work-list/use-work-list.ts'
import { dateShort, dateTime } from '#src/lib/dates.ts'
import { count, rupees, shareText } from '#src/lib/format.ts'
import { useSession } from '#src/lib/session/session.ts'
import { changeOf, pointsOf } from '#src/ui/figures/change.ts'
import { Figure } from '#src/ui/figures/Figure.tsx'
import { FigureStrip } from '#src/ui/figures/FigureStrip.tsx'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { FigureAlarms } from './FigureAlarms.tsx'
import { WorkItems } from './WorkItems.tsx'

/** Where a day in the back office begins: what waits for this person, then how yesterday went. */
export function DashboardPage() {
  const { t } = useTranslation(['work-list', 'staff-titles'])
  const { admin } = useSession()
  const [params] = useSearchParams()
  const answer = useWorkList({ refetchOnMount: 'always' })
  const alarms =
    params.get('show') === 'alarms' || answer.data?.items.some(({ kind }) => kind === 'sums_wrong') === true
  return (
    <>
      <PageTitle {...(admin && { lead: t('greeting', admin) })}>{t('staff-titles:dashboard')}</PageTitle>
      <Loaded
        query={answer}
        failed={t('failed')}
        space="mt20"
        waiting={<Skeleton variant="rounded" height={400} role="status" aria-label={t('title')} sx={{ mt: 5 }} />}
      >
        {(work) => (
          <Box sx={{ display: 'grid', gap: 5, mt: 4, minWidth: 0 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(work.items.length === 0 ? 'none' : 'waits', { count: sumOf(work) })}{' '}
              {t('asOf', { at: dateTime(work.as_of) })}
            </Typography>
            {work.items.length === 0 ? (
              <>
                <EmptyState icon="check" title={t('emptyTitle')} text={t('emptyText')} />
                <LookedAt work={work} />
              </>
            ) : (
              <WorkItems work={work} />
            )}
            {alarms && <FigureAlarms key={params.get('show')} led={params.get('show') === 'alarms'} />}
            <Yesterday work={work} />
          </Box>
        )}
      </Loaded>
    </>
  )
}

const sumOf = ({ items }: WorkList): number => items.reduce((sum, item) => sum + item.count, 0)

function Yesterday({ work: { figures, as_of } }: { work: WorkList }) {
  const { t } = useTranslation(['work-list', 'figures', 'metrics'])
  const shownOf = (unit: Metric['unit'], value: number | null): string =>
    value === null
      ? t('figures:none')
      : unit === 'share'
        ? shareText(value)
        : unit === 'rupees'
          ? rupees(value)
          : count(value)
  return (
    <div>
      <Typography variant="h4" component="h2" sx={{ mb: 3 }}>
        {t('yesterday', { day: dateShort(addDays(istDay(new Date(as_of)), -1)) })}
      </Typography>
      <FigureStrip>
        {figures.map(({ key, now, before }) => {
          const { unit } = METRICS[key]
          const share = unit === 'share'
          return (
            <Figure
              key={key}
              passport={passportOf(t, key, as_of)}
              shown={shownOf(unit, now)}
              to={rowsAddress(key, { preset: 'yesterday' })}
              explainedBy={traceAddress(key, { preset: 'yesterday' })}
              change={{
                value: share ? pointsOf(now, before) : changeOf(now ?? 0, before ?? 0),
                unit: share ? 'points' : 'percent',
                days: 1,
                lessIsBetter: share,
              }}
            />
          )
        })}
      </FigureStrip>
    </div>
  )
}
