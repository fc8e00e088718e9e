import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { FailedJob, JobBoard, WaitingJobs as Waiting } from '#src/contract/entities/operations/job-board.ts'
import { workAge } from '#src/features/work-list/work-age.ts'
import { dateTime } from '#src/lib/dates.ts'
import { count } from '#src/lib/format.ts'
import { SettingsCard } from '#src/ui/page/SettingsCard.tsx'
import { useTryJob, useTryTarget } from './hooks.ts'
import { causeWords, kindWords, subjectPath, targetWords } from './words.ts'

type PartProps = { board: JobBoard }

/** Each lane, with how much of it waits, since when, and how much is under way. */
export function Lanes({ board: { lanes, as_of } }: PartProps) {
  const { t } = useTranslation(['jobs', 'work-list'])
  return (
    <Rows title={t('lanes.title')}>
      {lanes.map(({ lane, waiting, under_way, places, oldest_at }) => {
        const age = oldest_at === null ? null : workAge(oldest_at, as_of)
        return (
          <Row key={lane} name={t(`lane.${lane}`)}>
            <Typography variant="body2">{t('lanes.waiting', { total: count(waiting) })}</Typography>
            {age && oldest_at !== null && (
              <Typography variant="body2">
                {t('lanes.oldest', {
                  age: t(`work-list:age.${age.unit}`, { count: age.count }),
                  at: dateTime(oldest_at),
                })}
              </Typography>
            )}
            <Typography variant="body2" color="textSecondary">
              {t('lanes.underWay', { total: count(under_way), places: count(places) })}
            </Typography>
          </Row>
        )
      })}
    </Rows>
  )
}

/** Servers outside that are left alone, and the way to try one now. */
export function PausedServers({ board: { paused } }: PartProps) {
  const { t } = useTranslation('jobs')
  const tryTarget = useTryTarget()
  return (
    <Rows title={t('paused.title')} none={t('paused.none')}>
      {paused.map(({ target, since, until, waiting }) => {
        const name = targetWords(t, target)
        return (
          <Row
            key={target}
            name={name}
            act={
              waiting > 0 && (
                <Act
                  label={t('try.ofTarget', { target: name })}
                  busy={tryTarget.isPending}
                  onPress={() => tryTarget.mutate(target)}
                >
                  {t('try.now')}
                </Act>
              )
            }
          >
            <Typography variant="body2">
              {t('paused.since', { since: dateTime(since), until: dateTime(until) })}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {waiting > 0 ? t('paused.waiting', { total: count(waiting) }) : t('paused.nothing')}
            </Typography>
          </Row>
        )
      })}
    </Rows>
  )
}

/** What waits, kind by kind and server by server, with the reason. */
export function WaitingJobs({ board: { waiting, paused } }: PartProps) {
  const { t } = useTranslation('jobs')
  const why = ({ target, next_at, tries }: Waiting): string => {
    if (paused.some((each) => each.target === target)) return t('waiting.paused')
    return next_at === null ? t('waiting.turn') : t('waiting.retry', { tries: count(tries), at: dateTime(next_at) })
  }
  return (
    <Rows title={t('waiting.title')} none={t('waiting.none')}>
      {waiting.map((row) => (
        <Row
          key={`${row.kind} ${row.target}`}
          name={t('waiting.of', { kind: kindWords(t, row.kind), total: count(row.count) })}
        >
          <Typography variant="body2">
            {[t(`lane.${row.lane}`), row.target !== null && targetWords(t, row.target)].filter(Boolean).join(' · ')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('waiting.since', { at: dateTime(row.since) })} {why(row)}
          </Typography>
        </Row>
      ))}
    </Rows>
  )
}

/** What failed for good: why, about which record, and whether it may be tried again from here. */
export function FailedJobs({ board: { failed, failed_total } }: PartProps) {
  const { t } = useTranslation('jobs')
  const tryJob = useTryJob()
  return (
    <Rows
      title={t('failedJobs.title')}
      none={t('failedJobs.none')}
      below={
        failed_total > failed.length &&
        t('failedJobs.newest', { shown: count(failed.length), total: count(failed_total) })
      }
    >
      {failed.map((job) => (
        <Failed key={job.job_id} job={job} busy={tryJob.isPending} onTry={() => tryJob.mutate(job.job_id)} />
      ))}
    </Rows>
  )
}

function Failed({ job, busy, onTry }: { job: FailedJob; busy: boolean; onTry: () => void }) {
  const { t } = useTranslation('jobs')
  const { kind, target, subject, failed_at, tries, cause, again } = job
  const name = kindWords(t, kind)
  const at = dateTime(failed_at)
  return (
    <Row
      name={name}
      act={
        again && (
          <Act label={t('try.ofJob', { kind: name, at })} busy={busy} onPress={onTry}>
            {t('try.again')}
          </Act>
        )
      }
    >
      <Typography variant="body2">
        {[causeWords(t, cause), target !== null && targetWords(t, target)].filter(Boolean).join(' · ')}
      </Typography>
      {subject && (
        <Typography variant="body2">
          <Link component={RouterLink} to={subjectPath(subject)}>
            {t(`record.${subject.record}`, { id: subject.id })}
          </Link>
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('failedJobs.at', { at, tries: count(tries) })}{' '}
        {!again && (subject ? t('failedJobs.handedOn') : t('failedJobs.inLog', { entry: `job_id ${job.job_id}` }))}
      </Typography>
    </Row>
  )
}

interface RowsProps {
  title: string
  /** What stands there instead when there are no rows. */
  none?: string
  below?: ReactNode
  children: ReactNode[]
}

function Rows({ title, none, below, children }: RowsProps) {
  return (
    <SettingsCard title={title}>
      {children.length === 0 ? (
        <Typography color="textSecondary">{none}</Typography>
      ) : (
        <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      )}
      {below && <Typography sx={{ mt: 3 }}>{below}</Typography>}
    </SettingsCard>
  )
}

function Row({ name, act, children }: { name: string; act?: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        {children}
      </Box>
      {act}
    </Box>
  )
}

interface ActProps {
  /** Says which of several it is. */
  label: string
  busy: boolean
  onPress: () => void
  children: ReactNode
}

function Act({ label, busy, onPress, children }: ActProps) {
  return (
    <Button variant="outlined" size="small" sx={{ minHeight: 44 }} disabled={busy} aria-label={label} onClick={onPress}>
      {children}
    </Button>
  )
}
