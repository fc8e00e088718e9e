import type { StatusRow } from '#src/contract/entities/applications/status-words.ts'
import { readStatusRows } from '#server/db/repositories/catalogue/status-tables.ts'
import { findLoadedHashes, type ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import { listMatchingApplications } from '#server/db/repositories/imports/matching-applications.ts'
import type { Deps } from '#server/deps.ts'
import { judgeRow, referenceOf, type Judgement } from './judge-row.ts'
import type { MappedBatch } from './mapped-batch.ts'
import { readRow, type RowSaid } from './read-row.ts'
import { openCells } from './row-cells.ts'

export interface JudgedRow extends Judgement {
  row: ImportRow
  said: RowSaid
}

/** Keys under which the file speaks of somebody twice, found once for the whole of it. */
export type Twice = ReadonlySet<number>

const known = (values: readonly (string | null)[]): string[] => [...new Set(values.filter((value) => value !== null))]

/** Judges rows of a file together, with as many questions as for one; a row that is shredded says nothing any more. */
export async function judgeRows(
  deps: Deps,
  batch: MappedBatch,
  rows: readonly ImportRow[],
  twice: Twice,
): Promise<JudgedRow[]> {
  const read = rows.flatMap((row) => {
    const cells = openCells(deps.vault, row)
    return cells === null ? [] : [{ row, ...readRow(cells, batch.mapping) }]
  })
  const matches = await listMatchingApplications(deps.db, {
    references: known(read.map(({ said }) => referenceOf(said.application_id))),
    lender_references: known(read.map(({ said }) => said.lender_reference)),
    loan_accounts: known(read.map(({ said }) => said.loan_account)),
  })
  const loaded = await findLoadedHashes(
    deps.db,
    batch.batch_id,
    rows.map(({ row_hash }) => row_hash),
  )
  const words = await wordsOf(
    deps,
    matches.map(({ lender_id }) => lender_id),
  )
  const now = deps.clock.now()
  return read.map(({ row, said, problems }) => {
    const around = { lender_id: batch.lender_id, matches, words, now }
    // What an undo left alone stands as it was loaded.
    const mark = { loaded: row.outcome === 'left' || loaded.has(row.row_hash), twice: twice.has(row.row_number) }
    return { row, said, ...judgeRow(said, problems, { ...around, ...mark }) }
  })
}

/** What the words of these lenders mean, by the tables of today. */
async function wordsOf(deps: Deps, lenders: readonly (number | null)[]) {
  const kept = new Map<number | null, StatusRow[]>()
  for (const lender of new Set(lenders)) if (lender !== null) kept.set(lender, await readStatusRows(deps.db, lender))
  return (lender: number | null): readonly StatusRow[] => kept.get(lender) ?? []
}
