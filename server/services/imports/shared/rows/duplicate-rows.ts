import { eachPartOfRows } from '#server/db/repositories/imports/import-rows.ts'
import type { ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import type { Deps } from '#server/deps.ts'
import { profileOf } from '../kinds/profiles.ts'
import type { MappedBatch } from '../mapped-batch.ts'
import { yieldBetweenRows } from '../yield-between-rows.ts'
import type { Twice } from './judge-rows.ts'
import { readRow } from './read-row.ts'
import { openCells } from './row-cells.ts'

const CHUNK = 1_000

/** Numbers of the rows with something that may stand in one row of the file alone and stands in several, however far apart. */
export async function findDuplicateRows({ db, vault }: Deps, batch: MappedBatch): Promise<Twice> {
  const { onceOf } = profileOf(batch)
  // Of a file that may be large, only what is compared stays in memory.
  const first = new Map<string, Pick<ImportRow, 'row_number' | 'row_hash'>>()
  const again = new Set<number>()
  if (onceOf === undefined) return again
  for await (const rows of eachPartOfRows(db, batch.batch_id, CHUNK))
    await yieldBetweenRows(rows, (row) => {
      const cells = row.left_out ? null : openCells(vault, row)
      const once = cells === null ? null : onceOf(readRow(cells, batch).said)
      if (once === null) return
      const { row_number, row_hash } = row
      const before = first.get(once)
      if (before === undefined) first.set(once, { row_number, row_hash })
      // The very same row once more is `twice` already.
      else if (before.row_hash !== row_hash) again.add(before.row_number).add(row_number)
    })
  return again
}
