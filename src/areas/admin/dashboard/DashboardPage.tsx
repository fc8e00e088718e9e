import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WorkList } from '#src/contract/entities/figures/work-list.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { dateShort, dateTime } from '#src/lib/dates.ts'
import { count, rupees } from '#src/lib/format.ts'
import { call } from '#src/lib/http.ts'
import { useSession } from '#src/lib/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { changeOf, pointsOf } from '#src/ui/figures/change.ts'
import { Figure } from '#src/ui/figures/Figure.tsx'
import { FigureStrip } from '#src/ui/figures/FigureStrip.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { WorkItems } from './WorkItems.tsx'

/** Where a day in the back office begins: what waits for this person, then how yesterday went. */
export function DashboardPage() {
  const { t } = useTranslation(['work-list', 'staff-titles'])
  const { admin } = useSession()
  const answer = useQuery({
    queryKey: ['work-list'],
    queryFn: ({ signal }) => call('getWorkList', { signal }),
    refetchOnMount: 'always',
  })
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
              <EmptyState icon="check" title={t('emptyTitle')} text={t('emptyText')} />
            ) : (
              <WorkItems work={work} />
            )}
            <Yesterday work={work} />
          </Box>
        )}
      </Loaded>
    </>
  )
}

const sumOf = ({ items }: WorkList): number => items.reduce((sum, item) => sum + item.count, 0)

const SHARES: readonly string[] = ['codes', 'calls']
const RUPEES: readonly string[] = ['disbursed', 'revenue']
/** The rows behind a figure, where there is a list of them. */
const BEHIND: Partial<Record<WorkList['figures'][number]['key'], { tab: string; show: string }>> = {
  revenue: { tab: 'revenue', show: 'lines' },
  codes: { tab: 'otp', show: 'failed' },
  calls: { tab: 'lenders', show: 'failed' },
}

function Yesterday({ work: { figures, as_of } }: { work: WorkList }) {
  const { t } = useTranslation(['work-list', 'figures'])
  const shownOf = (key: string, value: number | null): string =>
    value === null
      ? t('figures:none')
      : SHARES.includes(key)
        ? t('figures:percent', { value })
        : RUPEES.includes(key)
          ? rupees(value)
          : count(value)
  return (
    <div>
      <Typography variant="h4" component="h2" sx={{ mb: 3 }}>
        {t('yesterday', { day: dateShort(addDays(istDay(new Date(as_of)), -1)) })}
      </Typography>
      <FigureStrip>
        {figures.map(({ key, now, before }) => {
          const share = SHARES.includes(key)
          const rows = BEHIND[key]
          return (
            <Figure
              key={key}
              passport={{
                name: t(`figure.${key}.name`),
                counted: t(`figure.${key}.counted`),
                ...(share && { outOf: t(`figure.${key}.outOf`) }),
                ...{ basis: 'event', asOf: as_of },
              }}
              shown={shownOf(key, now)}
              {...(rows && { to: withQuery(pathTo('internal-report'), { ...rows, preset: 'yesterday' }) })}
              change={{
                value: share ? pointsOf(now, before) : changeOf(now ?? 0, before ?? 0),
                unit: share ? 'points' : 'percent',
                ...{ days: 1, lessIsBetter: share },
              }}
            />
          )
        })}
      </FigureStrip>
    </div>
  )
}
