import { findImportBatch, updateImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import { countOutcomes, countWritten, listRowsToCommit } from '#server/db/repositories/imports/import-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { adaptiveBatchSize, fixedBatchSize } from './shared/batch-size.ts'
import { commitRows } from './shared/commit-rows.ts'
import { mappedBatch } from './shared/mapped-batch.ts'
import { queuePart } from './shared/queue-part.ts'
import { queueUndo } from './shared/queue-undo.ts'

/** Rows of one part, after which it is told how far it is, and of one transaction of a database server. */
const ON_SERVER = { part: 6_000, together: 1_000 }
const EMBEDDED = { part: 1_000 }

/**
 * Writes the next part of a file and queues the one behind it. Rows are written with the mark that they are, some in one
 * transaction: a process that dies in the middle leaves whole rows, and the next one goes on behind them.
 */
export async function commitImportRows(deps: Deps, job: JobPayloads['commit_import']): Promise<void> {
  const batch = await findImportBatch(deps.db, job.batch_id)
  if (batch?.state !== 'committing' || batch.committed_at?.toISOString() !== job.since) return
  const embedded = deps.env.databaseUrl === null
  const { part } = embedded ? EMBEDDED : ON_SERVER
  const rows = await listRowsToCommit(deps.db, job.batch_id, job.after, part)
  const mapped = mappedBatch(batch)
  const pace = embedded ? adaptiveBatchSize() : fixedBatchSize(ON_SERVER.together)
  const isWhole = await commitRows(deps, mapped, rows, pace)
  // All or nothing, and something moved under the file: what is written goes back.
  if (!isWhole && batch.mode === 'all_or_nothing')
    return transaction(deps, (deps) => queueUndo(deps, batch.batch_id, batch.committed_by, 'moved_meanwhile'))
  const last = rows.at(-1)
  await transaction(deps, async (deps) => {
    if (last && rows.length === part) {
      // To look at alone: counting the whole file after each part would take longer than to write it.
      const committed_count = batch.committed_count + (await countWritten(deps.db, batch, job.after, last.row_number))
      await updateImportBatch(deps.db, job.batch_id, { progress_row: last.row_number, committed_count })
      await queuePart(deps, { ...job, after: last.row_number })
    } else {
      const { committed = 0 } = await countOutcomes(deps.db, job.batch_id)
      await updateImportBatch(deps.db, job.batch_id, { state: 'committed', committed_count: committed })
    }
  })
}
