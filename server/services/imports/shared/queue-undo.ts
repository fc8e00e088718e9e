import { settleWordsOfFile } from '#server/db/repositories/applications/waiting-words.ts'
import { updateImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import { leaveExplainedRows } from '#server/db/repositories/imports/import-rows.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'

/**
 * Begins to take a file back, inside the caller's transaction; the rows are a job's. Words of it that wait for a meaning wait
 * no longer; what was explained meanwhile stays.
 */
export async function queueUndo(
  deps: Deps,
  batchId: number,
  adminId: number | null,
  why: string | null,
): Promise<void> {
  const now = deps.clock.now()
  await settleWordsOfFile(deps.db, batchId, now)
  await leaveExplainedRows(deps.db, batchId)
  const counts = { progress_row: 0, undone_count: 0, left_count: 0 }
  const who = { undone_by: adminId, undone_at: now, failure: why }
  await updateImportBatch(deps.db, batchId, { state: 'undoing', ...counts, ...who })
  await queueJob(deps.db, 'undo_import', { batch_id: batchId, since: now.toISOString(), after: 0 }, now)
}
