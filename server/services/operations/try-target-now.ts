import { hastenJobs } from '#server/db/repositories/operations/job-board.ts'
import { removePausedTarget } from '#server/db/repositories/shared/paused-targets.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { AppError } from '#src/contract/errors.ts'

/**
 * Lets what waits for a target be tried now, by every process: that the pause stands noted no more tells the others
 * (jobs/pause-board.ts).
 * Answers how many jobs that are.
 * @throws AppError `conflict` when nothing waits for it
 */
export async function tryTargetNow(deps: Deps, target: string): Promise<Audited<{ jobs: number }>> {
  const count = await transaction(deps, async (deps) => {
    await removePausedTarget(deps.db, target)
    const hastened = await hastenJobs(deps.db, target, deps.clock.now())
    if (hastened === 0) throw new AppError('conflict', 'Nothing waits for this target any more.')
    return hastened
  })
  deps.outgoing.tryNow(target)
  return { jobs: count, audit: { after: { target, jobs: count } } }
}
