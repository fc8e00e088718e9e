import { claimDueJobs, claimJob, finishJob, postponeJob } from '../db/repositories/shared/jobs.ts'
import type { JobRow } from '../db/repositories/shared/jobs.ts'
import type { Deps } from '../deps.ts'
import { jobKey } from '../job-kinds.ts'
import type { JobKind, JobPayloads } from '../job-kinds.ts'
import { withRequestId } from '../request-id.ts'
import { handlerOf } from './job-handlers.ts'
import { startLoop } from './start-loop.ts'
import type { Loop } from './start-loop.ts'

/** Longer than any job takes: whoever holds a job this long has died. */
const LEASE_SECONDS = 120
const BATCH = 10
const FIRST_PAUSE_SECONDS = 15
const LONGEST_PAUSE_SECONDS = 3_600

/** Runs what is due, several at a time, until nothing is left or `goesOn` says no. Answers how many were run. */
export async function runDueJobs(deps: Deps, goesOn = () => true): Promise<number> {
  for (let done = 0; ;) {
    const jobs = await claimDueJobs(deps.db, deps.clock.now(), BATCH, LEASE_SECONDS)
    // Whatever becomes of one, the others are waited for; a job whose end could not be noted comes again.
    const ends = await Promise.allSettled(jobs.map((job) => runJob(deps, job)))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
    done += jobs.length
    if (jobs.length < BATCH || !goesOn()) return done
  }
}

/** Runs one queued job at once instead of waiting for its turn; nothing happens when it is done or being done. */
export async function runJobNow<K extends JobKind>(deps: Deps, kind: K, payload: JobPayloads[K]): Promise<void> {
  const job = await claimJob(deps.db, jobKey(kind, payload), deps.clock.now(), LEASE_SECONDS)
  if (job) await runJob(deps, job)
}

/** Looks for due jobs again and again. `stop` waits for what is under way. */
export const startJobLoop = (deps: Deps, intervalMs?: number): Loop =>
  startLoop(
    (goesOn) => runDueJobs(deps, goesOn),
    (error) => deps.log.error({ err: error }, 'jobs could not be read'),
    intervalMs,
  )

/** Whatever comes of it bears the number of the request that led to it. */
const runJob = (deps: Deps, job: JobRow): Promise<void> => withRequestId(job.request_id, () => doJob(deps, job))

async function doJob(deps: Deps, job: JobRow): Promise<void> {
  const handler = handlerOf(deps, job)
  try {
    if (!handler) throw new Error(`unknown kind of job: ${job.kind}`)
    await handler.run()
    await finishJob(deps.db, job.job_id, deps.clock.now(), null)
  } catch (error) {
    const last = job.attempts >= (handler?.maxAttempts ?? 1)
    deps.log.warn({ err: error, job_id: job.job_id, kind: job.kind, attempts: job.attempts, last }, 'job failed')
    // The name alone: a message may quote personal data.
    const name = error instanceof Error ? error.name : 'unknown'
    if (!last) return postponeJob(deps.db, job.job_id, nextTry(deps.clock.now(), job.attempts), name)
    await handler?.giveUp()
    await finishJob(deps.db, job.job_id, deps.clock.now(), name)
  }
}

/** Doubling pauses with a fifth of chance, so that a lender that comes back is not met by everybody at once. */
function nextTry(now: Date, attempts: number): Date {
  const pause = Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS)
  return new Date(now.getTime() + pause * (0.9 + Math.random() * 0.2) * 1000)
}
