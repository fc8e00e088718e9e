import { setImmediate } from 'node:timers/promises'
import { updateImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import type { ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import {
  countAnew,
  eachPartOfRows,
  findRowsTwice,
  updateVerdicts,
} from '#server/db/repositories/imports/import-rows.ts'
import { countVerdicts, listRowsOfKeys } from '#server/db/repositories/imports/shown-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { RowVerdict } from '#src/contract/entities/imports/import-batch.ts'
import { mappedBatch } from './shared/mapped-batch.ts'
import { findDuplicateRows } from './shared/rows/duplicate-rows.ts'
import { judgeRows, keptOf } from './shared/rows/judge-rows.ts'

/** Rows that are looked at together. */
const CHUNK = 500

/**
 * The dry run: judges every row that is not written yet, and writes down what was found; nothing else changes. Where each was
 * judged by itself this very moment (`judged`), only those that others speak of, too. Answers how many rows there are of each
 * verdict.
 */
export async function rehearseBatch(
  deps: Deps,
  batch: ImportBatchRow,
  judged = false,
): Promise<Partial<Record<RowVerdict, number>>> {
  const mapped = mappedBatch(batch)
  const twice = new Set(await findRowsTwice(deps.db, batch.batch_id))
  const again = await findDuplicateRows(deps, mapped)
  const parts = judged
    ? someRows(deps, batch, [...new Set([...twice, ...again])])
    : eachPartOfRows(deps.db, batch.batch_id, CHUNK)
  for await (const rows of parts) {
    const open = rows.filter(({ outcome }) => outcome !== 'committed')
    const found = await judgeRows(deps, mapped, open, twice, again)
    // Of two who name the same applications in another order one has to begin again.
    await transaction(deps, (deps) => updateVerdicts(deps.db, batch.batch_id, found.map(keptOf)))
    // The embedded database answers without ever letting anybody else have a turn.
    await setImmediate()
  }
  if (!judged) await countAnew(deps.db, batch.row_count)
  const { counts } = await countVerdicts(deps.db, batch.batch_id)
  const state = batch.state === 'uploaded' || batch.state === 'mapped' ? 'rehearsed' : batch.state
  await updateImportBatch(deps.db, batch.batch_id, { counts, state })
  return counts
}

async function* someRows({ db }: Deps, { batch_id }: ImportBatchRow, numbers: readonly number[]) {
  for (let at = 0; at < numbers.length; at += CHUNK)
    yield await listRowsOfKeys(db, batch_id, { keys: [], rows: numbers.slice(at, at + CHUNK) })
}
