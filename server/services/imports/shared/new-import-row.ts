import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import type { SheetRow } from '#src/contract/rules/cells/sheet-cell.ts'
import type { Vault } from '#server/crypto/vault.ts'
import type { ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import type { StagedRow } from '#server/db/repositories/imports/import-rows.ts'
import { shownCell } from './cell-values.ts'
import { keyHash } from './key-hash.ts'
import { personIndexes } from './person-indexes.ts'
import { sealCells, type RowCells } from './row-cells.ts'

/** What a row says, whatever the order of its columns and as staff left it: rows of other files are known by it. */
export function rowHash(
  vault: Vault,
  { profile, lender_id, mapping }: Pick<ImportBatchRow, 'profile' | 'lender_id' | 'mapping'>,
  heads: readonly string[],
  { cells, edits }: RowCells,
): string {
  const fieldAt = (at: number) => mapping?.columns[at]?.field ?? null
  const editAt = (at: number) => {
    const field = fieldAt(at)
    return field === null ? undefined : edits[field]
  }
  const mapped = new Set(heads.map((_, at) => fieldAt(at)))
  const added = Object.entries(edits).filter(([field]) => !mapped.has(field as ImportField))
  const said = [...heads.map((head, at) => [head, editAt(at) ?? shownCell(cells[at])] as const), ...added]
    .map(([head, text]) => [head.trim().toLowerCase(), text] as const)
    .filter(([, text]) => text !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return vault.index('import-row', JSON.stringify([profile, lender_id, said]))
}

/** A row as it is kept. */
export function newImportRow(
  vault: Vault,
  batch: ImportBatchRow,
  heads: readonly string[],
  { row: row_number, cells }: SheetRow,
): StagedRow {
  const said = { cells, edits: {} }
  return {
    ...{ batch_id: batch.batch_id, row_number },
    cells_enc: sealCells(vault, batch.batch_id, row_number, said),
    row_hash: rowHash(vault, batch, heads, said),
    key_hash: keyHash(vault, batch, said),
    ...personIndexes(vault, said, batch.mapping),
  }
}
