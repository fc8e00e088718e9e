import type { Vault } from '#server/crypto/vault.ts'
import type { ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import { profileOf } from './profiles.ts'
import { readRow } from './read-row.ts'
import type { RowCells } from './row-cells.ts'

/**
 * Keyed hash of what a row speaks of, by which those that speak of the same are found without being opened. Null: of nothing,
 * or nobody has said yet what the columns mean.
 */
export function keyHash(
  vault: Vault,
  { profile, mapping }: Pick<ImportBatchRow, 'profile' | 'mapping'>,
  cells: RowCells,
): string | null {
  const key = mapping === null ? null : profileOf({ profile }).keyOf(readRow(cells, mapping).said)
  return key === null ? null : vault.index('import-key', key)
}
