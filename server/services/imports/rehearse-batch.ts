import type { RowVerdict } from '#src/contract/entities/imports/import-batch.ts'
import { updateImportBatch, type ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import { listImportRows, updateVerdicts } from '#server/db/repositories/imports/import-rows.ts'
import type { Deps } from '#server/deps.ts'
import { mappedBatch } from './shared/mapped-batch.ts'
import { judgeRows } from './shared/judge-rows.ts'
import { findTwice } from './shared/find-twice.ts'

/** Rows that are looked at together. */
const CHUNK = 500

/**
 * The dry run: judges every row that is not written yet, and writes down what was found; nothing else changes. Answers how
 * many rows there are of each verdict.
 */
export async function rehearseBatch(deps: Deps, batch: ImportBatchRow): Promise<Partial<Record<RowVerdict, number>>> {
  const mapped = mappedBatch(batch)
  const twice = await findTwice(deps, mapped)
  const counts: Partial<Record<RowVerdict, number>> = {}
  let after = 0
  for (;;) {
    const rows = await listImportRows(deps.db, batch.batch_id, after, CHUNK)
    if (rows.length === 0) break
    after = rows.at(-1)?.row_number ?? after
    const open = rows.filter(({ outcome }) => outcome !== 'committed')
    const judged = await judgeRows(deps, mapped, open, twice)
    await updateVerdicts(
      deps.db,
      batch.batch_id,
      judged.map(({ row, verdict, problems, app_id }) => ({ row_number: row.row_number, verdict, problems, app_id })),
    )
    for (const { verdict } of judged) counts[verdict] = (counts[verdict] ?? 0) + 1
    const written = rows.length - open.length
    if (written > 0) counts.unchanged = (counts.unchanged ?? 0) + written
  }
  const state = batch.state === 'uploaded' || batch.state === 'mapped' ? 'rehearsed' : batch.state
  await updateImportBatch(deps.db, batch.batch_id, { counts, state })
  return counts
}
