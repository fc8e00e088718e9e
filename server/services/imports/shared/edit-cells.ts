import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import { updateImportRow, type ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import type { Deps } from '#server/deps.ts'
import { keyHash } from './key-hash.ts'
import type { MappedBatch } from './mapped-batch.ts'
import { rowHash } from './new-import-row.ts'
import { personIndexes } from './person-indexes.ts'
import { openCells, sealCells, type RowCells } from './row-cells.ts'

/** Writes what staff say in place of cells of a row. False where there is nothing left to change. */
export async function editCells(
  deps: Deps,
  batch: MappedBatch,
  row: ImportRow,
  edit: (cells: RowCells) => Partial<Record<ImportField, string>>,
): Promise<boolean> {
  const { vault } = deps
  const cells = openCells(vault, row)
  if (cells === null || row.outcome === 'committed') return false
  const changes = edit(cells)
  if (Object.keys(changes).length === 0) return false
  const said = { cells: cells.cells, edits: { ...cells.edits, ...changes } }
  await updateImportRow(deps.db, row, {
    cells_enc: sealCells(vault, row.batch_id, row.row_number, said),
    row_hash: rowHash(vault, batch, batch.heads, said),
    key_hash: keyHash(vault, batch, said),
    ...personIndexes(vault, said, batch.mapping),
    edited: true,
  })
  return true
}
