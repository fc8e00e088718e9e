import type { SheetCell, SheetRow } from '#src/contract/rules/cells/sheet-cell.ts'
import type { Vault } from '#server/crypto/vault.ts'
import type { ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import type { NewImportRow } from '#server/db/repositories/imports/import-rows.ts'
import { shownCell } from './cell-values.ts'
import { sealCells } from './row-cells.ts'

/** What a row says, whatever the order of its columns: rows of other files are known by it. */
function rowHash(
  vault: Vault,
  { profile, lender_id }: Pick<ImportBatchRow, 'profile' | 'lender_id'>,
  heads: readonly string[],
  cells: readonly SheetCell[],
): string {
  const said = heads
    .map((head, at) => [head.trim().toLowerCase(), shownCell(cells[at])] as const)
    .filter(([, text]) => text !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return vault.index('import-row', JSON.stringify([profile, lender_id, said]))
}

export const newImportRow = (
  vault: Vault,
  batch: ImportBatchRow,
  heads: readonly string[],
  { row: row_number, cells }: SheetRow,
): NewImportRow => ({
  batch_id: batch.batch_id,
  row_number,
  cells_enc: sealCells(vault, batch.batch_id, row_number, { cells, edits: {} }),
  row_hash: rowHash(vault, batch, heads, cells),
})
