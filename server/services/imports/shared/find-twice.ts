import { listImportRows } from '#server/db/repositories/imports/import-rows.ts'
import type { Deps } from '#server/deps.ts'
import { referenceOf } from './judge-row.ts'
import type { Twice } from './judge-rows.ts'
import type { MappedBatch } from './mapped-batch.ts'
import { readRow, type RowSaid } from './read-row.ts'
import { openCells } from './row-cells.ts'

const CHUNK = 2_000

/** What a row speaks of; of a loan that is paid in parts, each transfer for itself. */
const keyOf = ({ application_id, lender_reference, loan_account, utr }: RowSaid): string | null => {
  const key = referenceOf(application_id) ?? lender_reference ?? loan_account
  return key === null ? null : `${key}\u0000${utr ?? ''}`
}

/**
 * Rows that speak of what another row of the file speaks of. Where all say the same, the first one counts; where they do
 * not, none does: nobody knows which is meant.
 */
export async function findTwice(deps: Deps, batch: MappedBatch): Promise<Twice> {
  const groups = new Map<string, { rows: number[]; hashes: Set<string> }>()
  for (let after = 0; ;) {
    const rows = await listImportRows(deps.db, batch.batch_id, after, CHUNK)
    if (rows.length === 0) break
    after = rows.at(-1)?.row_number ?? after
    for (const row of rows) {
      const cells = row.left_out ? null : openCells(deps.vault, row)
      const key = cells === null ? null : keyOf(readRow(cells, batch.mapping).said)
      if (key === null) continue
      const group = groups.get(key) ?? { rows: [], hashes: new Set() }
      group.rows.push(row.row_number)
      group.hashes.add(row.row_hash)
      groups.set(key, group)
    }
  }
  const twice = [...groups.values()].flatMap(({ rows, hashes }) => (hashes.size > 1 ? rows : rows.slice(1)))
  return new Set(twice)
}
