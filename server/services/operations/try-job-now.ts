import { lockFailedJob, requeueJob } from '#server/db/repositories/operations/job-board.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { mayTryAgain } from '#server/job-kinds.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'

/**
 * Queues anew what failed for good, with all of its tries.
 * @throws AppError `not_found`; `conflict` for a kind whose failure was handed on
 */
export const tryJobNow = (deps: Deps, jobId: number): Promise<Audited> =>
  transaction(deps, async (deps) => {
    const job = found(await lockFailedJob(deps.db, jobId))
    if (!mayTryAgain(job.kind))
      throw new AppError('conflict', 'This failure was handed on: it is settled where the record is.')
    await requeueJob(deps.db, jobId, deps.clock.now())
    return { audit: { object: `job:${jobId}`, after: { kind: job.kind } } }
  })
