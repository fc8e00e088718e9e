import type { Vault } from '#server/crypto/vault.ts'
import type { SheetCell } from '#src/contract/cells/sheet-cell.ts'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'

/** What a row says: the cells as they came, and what staff changed in them. */
export interface RowCells {
  cells: SheetCell[]
  edits: Partial<Record<ImportField, string>>
  /** Staff open the ended application of the row again, by the lender's word. */
  reopen?: Reopen
}

export interface Reopen {
  reason: string
  admin_id: number
}

/** Names the batch and the row: text moved elsewhere does not open. */
const place = (batchId: number, rowNumber: number): string => `import_rows:${batchId}:${rowNumber}`

export const sealCells = (vault: Vault, batchId: number, rowNumber: number, said: RowCells): string =>
  vault.sealShared(JSON.stringify(said), place(batchId, rowNumber))

/** Null once the row is shredded. */
export const openCells = (
  vault: Vault,
  row: { batch_id: number; row_number: number; cells_enc: string | null },
): RowCells | null =>
  row.cells_enc === null
    ? null
    : (JSON.parse(vault.openShared(row.cells_enc, place(row.batch_id, row.row_number))) as RowCells)
