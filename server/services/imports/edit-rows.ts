import type { ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import { listRowsOfKeys } from '#server/db/repositories/imports/shown-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { AdminSession, InLanguage } from '#server/session.ts'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail, RowEdits } from '#src/contract/entities/imports/studio.ts'
import { AppError } from '#src/contract/errors.ts'
import { batchDetail } from './shared/batch-detail.ts'
import { claimBatch } from './shared/claim-batch.ts'
import { mappedBatch } from './shared/mapped-batch.ts'
import { editCells } from './shared/rows/edit-cells.ts'
import { cellOf, placesOf } from './shared/rows/read-row.ts'
import { rejudgeRows } from './shared/rows/rejudge-rows.ts'
import { openCells } from './shared/rows/row-cells.ts'
import type { RowCells } from './shared/rows/row-cells.ts'
import { cellText, shownText } from './shared/rows/row-view.ts'

/** Puts cells right and judges their rows anew. @throws AppError `not_found`, `forbidden`, `conflict` */
export async function editRows(
  deps: Deps,
  batchId: number,
  { version, edits }: RowEdits,
  by: AdminSession & InLanguage,
): Promise<Audited<BatchDetail>> {
  const [only, ...more] = edits
  const present = only === undefined || more.length > 0 ? undefined : presentText(only)
  const batch = mappedBatch(await claimBatch(deps, batchId, version, by, present))
  const wanted = new Map<number, Partial<Record<ImportField, string>>>()
  for (const { row, field, value } of edits) wanted.set(row, { ...wanted.get(row), [field]: value.trim() })
  const places = placesOf(batch.mapping)
  /** What says no more than what is shown changes nothing: a hidden number that is pasted back stays the number. */
  const newIn = (cells: RowCells, said: Partial<Record<ImportField, string>>) =>
    Object.fromEntries(
      Object.entries(said).filter(([field, text]) => {
        const cell = cellOf(cells, places, field as ImportField)
        return text !== cellText(cell).trim() && text !== shownText(field as ImportField, cell).trim()
      }),
    )
  await transaction(deps, async (deps) => {
    const rows = await listRowsOfKeys(deps.db, batchId, { keys: [], rows: [...wanted.keys()] })
    const written = rows.find(({ outcome }) => outcome === 'committed')
    if (written) throw new AppError('conflict', `Row ${written.row_number} is written already. Nothing was saved.`)
    for (const row of rows) await editCells(deps, batch, row, (cells) => newIn(cells, wanted.get(row.row_number) ?? {}))
    await rejudgeRows(deps, batch, rows)
  })
  const detail = await batchDetail(deps, batchId, by.language)
  // What was typed may name somebody: the log says where, the row itself what.
  const typed = edits.map(({ row, field }) => `${row}: ${field}`)
  return { ...detail, audit: { object: `import_batch:${batchId}`, after: { edits: typed } } }
}

/** What a cell says now, as it is shown; null where the row says nothing any more. */
const presentText =
  ({ row: number, field }: RowEdits['edits'][number]) =>
  async ({ db, vault }: Deps, batch: ImportBatchRow): Promise<string | null> => {
    const [row] = await listRowsOfKeys(db, batch.batch_id, { keys: [], rows: [number] })
    const cells = row === undefined ? null : openCells(vault, row)
    return cells === null ? null : shownText(field, cellOf(cells, placesOf(mappedBatch(batch).mapping), field))
  }
