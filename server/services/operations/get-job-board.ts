import {
  countFailedJobs,
  countJobsUnderWay,
  listFailedJobs,
  listWaitingJobs,
} from '#server/db/repositories/operations/job-board.ts'
import { isPausedAt, listPausedTargets } from '#server/db/repositories/shared/paused-targets.ts'
import type { Deps } from '#server/deps.ts'
import { laneOf, mayTryAgain } from '#server/job-kinds.ts'
import type { JobBoard } from '#src/contract/entities/operations/job-board.ts'
import { JOB_LANES, LANE_PLACES } from '#src/contract/entities/operations/job-lane.ts'
import { subjectOfJob } from './shared/subject-of-job.ts'

const MOST_FAILED = 100

const sumOf = (rows: readonly { count: number }[]): number => rows.reduce((sum, row) => sum + row.count, 0)

/** Work behind the screens: how full each lane is, which servers are left alone, what waits and why, what failed for good. */
export async function getJobBoard({ db, clock, replica }: Pick<Deps, 'db' | 'clock' | 'replica'>): Promise<JobBoard> {
  const now = clock.now()
  const underWay = await countJobsUnderWay(db, now)
  const waiting = await listWaitingJobs(db, now)
  const paused = (await listPausedTargets(db))
    .filter((each) => isPausedAt(each, now))
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
  return {
    as_of: now.toISOString(),
    lanes: JOB_LANES.map((lane) => {
      // The oldest first.
      const rows = waiting.filter(({ kind }) => laneOf(kind) === lane)
      return {
        lane,
        places: LANE_PLACES[lane].places,
        waiting: sumOf(rows),
        under_way: sumOf(underWay.filter(({ kind }) => laneOf(kind) === lane)),
        oldest_at: rows[0]?.since.toISOString() ?? null,
      }
    }),
    paused: paused.map(({ target, since, until }) => ({
      target,
      since: since.toISOString(),
      until: until.toISOString(),
      waiting: sumOf(waiting.filter((row) => row.target === target)),
    })),
    waiting: waiting.map(({ kind, target, count, since, tries, next_at }) => ({
      lane: laneOf(kind),
      kind,
      target,
      count,
      tries,
      since: since.toISOString(),
      next_at: next_at > now ? next_at.toISOString() : null,
    })),
    failed: (await listFailedJobs(db, MOST_FAILED)).map((row) => ({
      job_id: row.job.job_id,
      kind: row.job.kind,
      target: row.job.target,
      subject: subjectOfJob(row),
      failed_at: (row.job.done_at ?? now).toISOString(),
      tries: row.job.attempts,
      cause: row.job.last_error ?? '',
      again: mayTryAgain(row.job.kind),
    })),
    failed_total: await countFailedJobs(db),
    replica: replica?.state() ?? null,
  }
}
