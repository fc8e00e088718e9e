import {
  findRowsTwice,
  listImportRows,
  updateKeys,
  type ImportRow,
} from '#server/db/repositories/imports/import-rows.ts'
import type { Deps } from '#server/deps.ts'
import type { Twice } from './judge-rows.ts'
import type { MappedBatch } from './mapped-batch.ts'
import { profileOf } from './profiles.ts'
import { readRow } from './read-row.ts'
import { openCells } from './row-cells.ts'

const CHUNK = 1_000

/**
 * Rows that speak of what another row of the file speaks of. Where all say the same, the first one counts; where they do
 * not, none does: nobody knows which is meant.
 */
export async function findTwice(deps: Deps, batch: MappedBatch): Promise<Twice> {
  for (let after = 0; ;) {
    const rows = await listImportRows(deps.db, batch.batch_id, after, CHUNK)
    if (rows.length === 0) break
    after = rows.at(-1)?.row_number ?? after
    const keys = rows.map((row) => ({ row_number: row.row_number, key_hash: keyHash(deps, batch, row) }))
    await updateKeys(deps.db, batch.batch_id, keys)
  }
  return new Set(await findRowsTwice(deps.db, batch.batch_id))
}

/** Keyed hash of what a row speaks of, by which those that speak of the same are found without being opened. */
export function keyHash({ vault }: Deps, batch: MappedBatch, row: ImportRow): string | null {
  const cells = openCells(vault, row)
  const key = cells === null ? null : profileOf(batch).keyOf(readRow(cells, batch.mapping).said)
  return key === null ? null : vault.index('import-key', key)
}
