import { updateImportRow } from '#server/db/repositories/imports/import-rows.ts'
import type { ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import type { Deps } from '#server/deps.ts'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import type { MappedBatch } from '../mapped-batch.ts'
import { keyHash } from './key-hash.ts'
import { rowHash } from './new-import-row.ts'
import { personIndexes } from './person-indexes.ts'
import { readRow } from './read-row.ts'
import { openCells, sealCells } from './row-cells.ts'
import type { RowCells } from './row-cells.ts'

/** Writes what staff make of a row that is not written yet; null = they leave it as it is. */
export async function changeCells(
  deps: Deps,
  batch: MappedBatch,
  row: ImportRow,
  change: (cells: RowCells) => RowCells | null,
): Promise<void> {
  const { vault } = deps
  const cells = openCells(vault, row)
  const said = cells === null || row.outcome === 'committed' ? null : change(cells)
  if (said === null) return
  await updateImportRow(deps.db, row, {
    cells_enc: sealCells(vault, row.batch_id, row.row_number, said),
    row_hash: rowHash(vault, batch, batch.heads, said),
    key_hash: keyHash(vault, batch, readRow(said, batch).said),
    ...personIndexes(vault, said, batch.mapping),
    edited: Object.keys(said.edits).length > 0 || said.reopen !== undefined,
  })
}

/** Writes what staff say in place of cells of a row. */
export const editCells = (
  deps: Deps,
  batch: MappedBatch,
  row: ImportRow,
  edit: (cells: RowCells) => Partial<Record<ImportField, string>>,
): Promise<void> =>
  changeCells(deps, batch, row, (cells) => {
    const changes = edit(cells)
    return Object.keys(changes).length === 0 ? null : { ...cells, edits: { ...cells.edits, ...changes } }
  })
