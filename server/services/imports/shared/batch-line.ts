import type { ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import { BAD_VERDICTS } from '#server/db/repositories/imports/import-rows.ts'
import { isOver } from '#server/is-over.ts'
import { isOfBank, UNDO_DAYS } from '#src/contract/entities/imports/import-batch.ts'
import type { ImportBatch } from '#src/contract/entities/imports/import-batch.ts'
import { days } from '#src/contract/rules/time.ts'

/** A file and what became of it. */
export function batchLine(
  batch: ImportBatchRow,
  { created_by, lender }: { created_by: string | null; lender: string | null },
  now: Date,
): ImportBatch {
  const { batch_id, file_name, state, row_count, committed_count, undone_count, left_count } = batch
  const counts = { row_count, wrong_count: wrongIn(batch), committed_count, undone_count, left_count }
  const created_at = batch.created_at.toISOString()
  return {
    batch_id,
    file_name,
    lender_name: lender,
    state,
    ...counts,
    created_at,
    created_by,
    undo_until: undoUntil(batch, now),
  }
}

const wrongIn = ({ counts }: ImportBatchRow): number =>
  BAD_VERDICTS.reduce((sum, verdict) => sum + (counts[verdict] ?? 0), 0)

function undoUntil({ profile, state, committed_at, committed_count }: ImportBatchRow, now: Date): string | null {
  if (isOfBank(profile) || state !== 'committed' || committed_at === null || committed_count === 0) return null
  const until = new Date(committed_at.getTime() + days(UNDO_DAYS))
  return isOver({ from: committed_at, until }, now) ? null : until.toISOString()
}
