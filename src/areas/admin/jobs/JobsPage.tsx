import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { JobBoard } from '#src/contract/entities/operations/job-board.ts'
import { dateTime } from '#src/lib/dates.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { useJobBoard } from './hooks.ts'
import { FailedJobs, Lanes, PausedServers, WaitingJobs } from './parts.tsx'
import { replicaWords } from './words.ts'

/** Queued work: what waits and why, which servers outside are left alone, and what failed for good. */
export function JobsPage() {
  const { t } = useTranslation(['jobs', 'staff-titles'])
  const board = useJobBoard()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('staff-titles:jobs')}</PageTitle>
      <Loaded
        query={board}
        failed={t('failed')}
        waiting={<Skeleton variant="rounded" height={320} role="status" aria-label={t('loading')} sx={{ mt: 5 }} />}
      >
        {(data) => (
          <Box sx={{ display: 'grid', gap: 5, mt: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
              <Box role="status" sx={{ flex: '1 1 240px' }}>
                <Typography color="textSecondary">{t('asOf', { at: dateTime(data.as_of) })}</Typography>
                {data.replica && <Typography color="textSecondary">{replicaWords(t, data.replica)}</Typography>}
                {isIdle(data) && (
                  <Typography>
                    {t('allDone')} {t('looked')}
                  </Typography>
                )}
              </Box>
              <Button
                variant="outlined"
                sx={{ minHeight: 44 }}
                disabled={board.isFetching}
                onClick={() => void board.refetch()}
              >
                {t('again')}
              </Button>
            </Box>
            <PausedServers board={data} />
            <FailedJobs board={data} />
            <WaitingJobs board={data} />
            <Lanes board={data} />
          </Box>
        )}
      </Loaded>
    </>
  )
}

const isIdle = ({ paused, waiting, failed }: JobBoard): boolean =>
  [paused, waiting, failed].every((list) => list.length === 0)
