import { findLoadedHashes, type ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import type { Deps } from '#server/deps.ts'
import { inTurns } from './in-turns.ts'
import type { MappedBatch } from './mapped-batch.ts'
import type { JudgedRow, Judgement, ReadRow } from './profile.ts'
import { profileOf } from './profiles.ts'
import { readRow } from './read-row.ts'
import { openCells } from './row-cells.ts'

/** Numbers of rows that speak of what another row of the file speaks of. */
export type Twice = ReadonlySet<number>
const NOBODY: Twice = new Set()

/** Judges rows of a file together, with as many questions as for one; a row that is shredded says nothing any more. */
export async function judgeRows(
  deps: Deps,
  batch: MappedBatch,
  rows: readonly ImportRow[],
  twice: Twice,
  again: Twice = NOBODY,
): Promise<JudgedRow[]> {
  const hashes = rows.map(({ row_hash }) => row_hash)
  const loaded = await findLoadedHashes(deps.db, batch.batch_id, hashes)
  const opened = await inTurns(rows, (row): ReadRow[] => {
    const cells = openCells(deps.vault, row)
    if (cells === null) return []
    // What an undo left alone stands as it was loaded.
    const mark = {
      loaded: row.outcome === 'left' || loaded.has(row.row_hash),
      ...{ twice: twice.has(row.row_number), again: again.has(row.row_number) },
    }
    return [{ row, ...readRow(cells, batch.mapping), ...mark, reopen: cells.reopen ?? null }]
  })
  const read = opened.flat()
  const judgements = await profileOf(batch).judge(deps, batch, read)
  return read.map((each, at) => joined(each, judgements[at]))
}

function joined(read: ReadRow, judgement: Judgement | undefined): JudgedRow {
  if (!judgement) throw new Error('a row was not judged')
  return { ...read, ...judgement }
}
