import { callErrorOf, NotAsked } from '../adapters/outgoing/call-error.ts'
import { finishJob, postponeJob, returnJob } from '../db/repositories/shared/jobs.ts'
import type { JobRow } from '../db/repositories/shared/jobs.ts'
import type { Deps } from '../deps.ts'
import { withRequestId } from '../request-id.ts'
import { nextTry, patienceOf } from './back-off.ts'
import { failureCause } from './failure-cause.ts'
import { handlerOf } from './job-handlers.ts'

/** Does a job that was taken, and notes how it ended. Whatever comes of it bears the number of the request that led to it. */
export const runJob = (deps: Deps, job: JobRow): Promise<void> =>
  withRequestId(job.request_id, () =>
    deps.telemetry ? deps.telemetry.watch('job', job.kind, () => tryJob(deps, job)) : tryJob(deps, job),
  )

async function tryJob(deps: Deps, job: JobRow): Promise<void> {
  const handler = handlerOf(deps, job)
  try {
    if (!handler) throw new Error(`unknown kind of job: ${job.kind}`)
    await deps.brands.fresh()
    await handler.run()
    await finishJob(deps.db, job.job_id, deps.clock.now(), null)
  } catch (error) {
    const now = deps.clock.now()
    const maxAttempts = handler?.maxAttempts ?? 1
    const notAsked = callErrorOf(error) instanceof NotAsked
    // What was not sent is no attempt: how long it has waited counts instead.
    const last = notAsked
      ? now.getTime() >= job.due_at.getTime() + patienceOf(maxAttempts)
      : job.attempts >= maxAttempts
    const { job_id, kind, target, attempts } = job
    if (notAsked && !last) {
      deps.log.info({ job_id, kind, target }, 'job waits: its target was not asked')
      return returnJob(deps.db, job_id, isPaused(deps, target) ? undefined : nextTry(now, 1))
    }
    deps.log.warn({ err: error, job_id, kind, attempts, last }, 'job failed')
    const cause = failureCause(error)
    if (!last) return postponeJob(deps.db, job_id, nextTry(now, attempts), cause)
    await handler?.giveUp()
    await finishJob(deps.db, job_id, now, cause)
  }
}

/** Its pause keeps it from being taken again at once. */
const isPaused = ({ outgoing }: Deps, target: string | null): boolean =>
  outgoing.resting().some((rest) => rest.target === target && !rest.mayTry)
