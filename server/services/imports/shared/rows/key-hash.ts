import type { Vault } from '#server/crypto/vault.ts'
import type { ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import { profileOf } from '../kinds/profiles.ts'
import type { RowSaid } from './read-row.ts'

/**
 * Keyed hash of what a row speaks of, by which those that speak of the same are found without being opened. Null: of nothing,
 * or nobody has said yet what the columns mean.
 */
export function keyHash(
  vault: Vault,
  { profile }: Pick<ImportBatchRow, 'profile'>,
  said: RowSaid | null,
): string | null {
  const key = said === null ? null : profileOf({ profile }).keyOf(said)
  return key === null ? null : vault.index('import-key', key)
}
