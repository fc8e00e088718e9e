import { findLoadedHashes } from '#server/db/repositories/imports/import-rows.ts'
import type { ImportRow, Judged } from '#server/db/repositories/imports/import-rows.ts'
import type { Deps } from '#server/deps.ts'
import type { JudgedRow, Judgement, Profile, ReadRow } from '../kinds/profile.ts'
import { profileOf } from '../kinds/profiles.ts'
import type { MappedBatch } from '../mapped-batch.ts'
import { yieldBetweenRows } from '../yield-between-rows.ts'
import { readRow } from './read-row.ts'
import { openCells } from './row-cells.ts'

/** Numbers of rows that speak of what another row of the file speaks of. */
export type Twice = ReadonlySet<number>
const NOBODY: Twice = new Set()

/** A row as it is kept, and what it says. */
export type OpenRow = Pick<ReadRow, 'row' | 'said' | 'problems' | 'reopen'>

/** Judges kept rows of a file together; one that is shredded says nothing any more. */
export async function judgeRows(
  deps: Deps,
  batch: MappedBatch,
  rows: readonly ImportRow[],
  twice: Twice = NOBODY,
  again: Twice = NOBODY,
): Promise<JudgedRow[]> {
  const opened = await yieldBetweenRows(rows, (row): OpenRow[] => {
    const cells = openCells(deps.vault, row)
    if (cells === null) return []
    const { said, problems } = readRow(cells, batch)
    return [{ row, said, problems, reopen: cells.reopen ?? null }]
  })
  return judgeOpen(deps, batch, opened.flat(), twice, again)
}

/** Judges rows together, with as many questions as for one. */
export async function judgeOpen(
  deps: Deps,
  batch: MappedBatch,
  rows: readonly OpenRow[],
  twice: Twice = NOBODY,
  again: Twice = NOBODY,
): Promise<JudgedRow[]> {
  const hashes = rows.map(({ row }) => row.row_hash)
  const loaded = await findLoadedHashes(deps.db, batch.batch_id, hashes)
  const read = rows.map(({ row, said, problems, reopen }): ReadRow => ({
    row,
    said,
    problems,
    reopen,
    // What an undo left alone stands as it was loaded.
    loaded: row.outcome === 'left' || loaded.has(row.row_hash),
    twice: twice.has(row.row_number),
    again: again.has(row.row_number),
  }))
  const profile = profileOf(batch)
  const judgements = await profile.judge(deps, batch, read)
  return read.map((each, at) => joined(profile, each, judgements[at]))
}

function joined(
  profile: Profile,
  { row, said, loaded, twice, again, reopen }: ReadRow,
  judgement: Judgement | undefined,
): JudgedRow {
  if (!judgement) throw new Error('a row was not judged')
  const { verdict, problems, app_id, to, changes } = judgement
  const amount = isWritten(judgement) ? profile.amountOf(said, judgement) : null
  return { row, said, loaded, twice, again, reopen, verdict, problems, app_id, to, changes, amount }
}

export const isWritten = ({ verdict }: { verdict: string }): boolean => verdict === 'new' || verdict === 'update'

/** What is kept of a row that was judged. */
export const keptOf = ({ row: { row_number }, verdict, problems, app_id, amount }: JudgedRow): Judged => ({
  row_number,
  verdict,
  problems,
  app_id,
  amount,
})
