import { eachPartOfRows, updateKeys } from '#server/db/repositories/imports/import-rows.ts'
import type { Deps } from '#server/deps.ts'
import type { MappedBatch } from '../mapped-batch.ts'
import { yieldBetweenRows } from '../yield-between-rows.ts'
import { keyHash } from './key-hash.ts'
import { readRow } from './read-row.ts'
import { openCells } from './row-cells.ts'

const CHUNK = 1_000

/** Writes down anew what each row speaks of: its columns mean something else now. */
export async function indexRowKeys({ db, vault }: Deps, batch: MappedBatch): Promise<void> {
  for await (const rows of eachPartOfRows(db, batch.batch_id, CHUNK)) {
    const keys = await yieldBetweenRows(rows, (row) => {
      const cells = openCells(vault, row)
      const said = cells === null ? null : readRow(cells, batch).said
      return { row_number: row.row_number, key_hash: keyHash(vault, batch, said) }
    })
    await updateKeys(db, batch.batch_id, keys)
  }
}
