import { findImportBatch, updateImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import { countOutcomes, listCommittedRows } from '#server/db/repositories/imports/import-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { adaptiveBatchSize, fixedBatchSize } from './shared/batch-size.ts'
import { profileOf } from './shared/kinds/profiles.ts'
import { undoRows } from './shared/undo-rows.ts'

/** Rows of one part. */
const CHUNK = 500

/** Takes the next part of a file back and queues the one behind it. */
export async function undoImportRows(deps: Deps, job: JobPayloads['undo_import']): Promise<void> {
  const batch = await findImportBatch(deps.db, job.batch_id)
  if (batch?.state !== 'undoing' || batch.undone_at?.toISOString() !== job.since) return
  const rows = await listCommittedRows(deps.db, job.batch_id, job.after, CHUNK)
  const pace = deps.env.databaseUrl === null ? adaptiveBatchSize() : fixedBatchSize(CHUNK)
  await undoRows(deps, profileOf(batch), rows, pace)
  const last = rows.at(-1)
  const { committed = 0, undone = 0, left = 0 } = await countOutcomes(deps.db, job.batch_id)
  const counts = { committed_count: committed + left, undone_count: undone, left_count: left }
  await transaction(deps, async (deps) => {
    if (last && rows.length === CHUNK) {
      await updateImportBatch(deps.db, job.batch_id, { ...counts, progress_row: last.row_number })
      await queueJob(deps.db, 'undo_import', { ...job, after: last.row_number }, deps.clock.now())
    } else await updateImportBatch(deps.db, job.batch_id, { ...counts, state: 'undone' })
  })
}
