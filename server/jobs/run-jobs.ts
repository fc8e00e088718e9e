import { claimJob } from '../db/repositories/shared/jobs.ts'
import type { Deps } from '../deps.ts'
import { jobKey } from '../job-kinds.ts'
import type { JobKind, JobPayloads } from '../job-kinds.ts'
import { createJobRunner, LEASE_SECONDS } from './job-runner.ts'
import { runJob } from './run-job.ts'
import { startLoop } from './start-loop.ts'
import type { Loop } from './start-loop.ts'

/** Runs what is due until nothing is left that may be taken, for tests. Answers how many were run. @internal */
export async function runDueJobs(deps: Deps): Promise<number> {
  const failures: unknown[] = []
  const count = await createJobRunner(deps, (error) => failures.push(error)).untilIdle()
  // Whatever becomes of one, the others are done; a job whose end could not be noted comes again.
  if (failures.length > 0) throw failures[0]
  return count
}

/** Runs one queued job at once instead of waiting for its turn; nothing happens when it is done or being done. */
export async function runJobNow<K extends JobKind>(deps: Deps, kind: K, payload: JobPayloads[K]): Promise<void> {
  const job = await claimJob(deps.db, jobKey(kind, payload), deps.clock.now(), LEASE_SECONDS)
  if (job) await runJob(deps, job)
}

/** Looks for due jobs again and again, and whenever one has ended. `stop` waits for what is under way. */
export function startJobLoop(deps: Deps, intervalMs?: number): Loop {
  const report = (error: unknown) => deps.log.error({ err: error }, 'jobs could not be read')
  const runner = createJobRunner(deps, report)
  const loop = startLoop(() => runner.fill(), report, intervalMs)
  return { stop: async () => void (await Promise.all([runner.stop(), loop.stop()])) }
}
