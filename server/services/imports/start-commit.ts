import { isUniqueViolation } from '#server/db/database-away.ts'
import { lockImportBatch, updateImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import type { ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import { countOutcomes, countProblems } from '#server/db/repositories/imports/import-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import type { ImportMode } from '#src/contract/entities/imports/import-batch.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'
import { profileOf } from './shared/kinds/profiles.ts'
import { queuePart } from './shared/queue-part.ts'

interface Start {
  mode: ImportMode
  admin_id: number
  /** The version that was looked at; null = whatever stands there. */
  version: number | null
  attended: boolean
}

/**
 * Begins to write a rehearsed file; the work is queued, part by part.
 * @throws AppError `conflict` while another file of the lender is being written, when somebody changed the batch, or where
 * all or nothing was asked for and a row is wrong
 */
export async function startCommit(
  deps: Deps,
  batchId: number,
  { mode, admin_id, version, attended }: Start,
): Promise<JobPayloads['commit_import']> {
  const now = deps.clock.now()
  const job = { batch_id: batchId, since: now.toISOString(), after: 0, attended }
  try {
    await transaction(deps, async (deps) => {
      const batch = found(await lockImportBatch(deps.db, batchId))
      if (version !== null && version !== batch.version)
        throw new AppError('conflict', 'Somebody else changed this file meanwhile. Look at it again.')
      if (!isReady(batch)) throw new AppError('conflict', 'This file is being worked on. Please wait until it is done.')
      if (mode === 'all_or_nothing' && profileOf(batch).undo === null)
        throw new AppError(
          'conflict',
          'All or nothing cannot be asked for here: a payment is never taken back by a file.',
        )
      if (mode === 'all_or_nothing' && (await countProblems(deps.db, batchId)).rows > 0)
        throw new AppError(
          'conflict',
          'All or nothing was chosen, and rows are wrong. Put them right or leave them out.',
        )
      const { committed: committed_count = 0 } = await countOutcomes(deps.db, batchId)
      await updateImportBatch(deps.db, batchId, {
        committed_count,
        state: 'committing',
        mode,
        progress_row: 0,
        committed_by: admin_id,
        committed_at: now,
        failure: null,
      })
      await queuePart(deps, job)
    })
  } catch (error) {
    if (!isUniqueViolation(error, ['import_batches_one_at_work'])) throw error
    throw new AppError('conflict', 'Another file of this lender is being written. Please wait until it is done.')
  }
  return job
}

const isReady = ({ state }: ImportBatchRow): boolean => ['rehearsed', 'committed', 'undone'].includes(state)
