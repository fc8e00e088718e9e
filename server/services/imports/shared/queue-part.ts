import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { seconds } from '#src/contract/rules/time.ts'

/** Longer than anybody who waits for a part takes over it: only then does the queue take over. */
const ATTENDED_SECONDS = 120

export async function queuePart(deps: Deps, job: JobPayloads['commit_import']): Promise<void> {
  const now = deps.clock.now()
  const at = job.attended ? new Date(now.getTime() + seconds(ATTENDED_SECONDS)) : now
  await queueJob(deps.db, 'commit_import', job, at)
}
