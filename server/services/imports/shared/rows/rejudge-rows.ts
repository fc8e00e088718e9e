import { findRowsTwice, findRowsWithProblem, updateVerdicts } from '#server/db/repositories/imports/import-rows.ts'
import type { ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import { listRowsOfKeys } from '#server/db/repositories/imports/shown-rows.ts'
import type { Deps } from '#server/deps.ts'
import { recountBatch } from '../../recount-batch.ts'
import type { MappedBatch } from '../mapped-batch.ts'
import { findDuplicateRows } from './duplicate-rows.ts'
import { judgeRows, keptOf } from './judge-rows.ts'

/** Judges a few changed rows anew, and with them those that speak, or spoke, of the same. */
export async function rejudgeRows(deps: Deps, batch: MappedBatch, changed: readonly ImportRow[]): Promise<void> {
  const { db } = deps
  const numbers = changed.map(({ row_number }) => row_number)
  const fresh = await listRowsOfKeys(db, batch.batch_id, { keys: [], rows: numbers })
  const keys = [...changed, ...fresh].flatMap(({ key_hash }) => (key_hash === null ? [] : [key_hash]))
  const again = await findDuplicateRows(deps, batch)
  const were = await findRowsWithProblem(db, batch.batch_id, 'utr_twice')
  const together = await listRowsOfKeys(db, batch.batch_id, { keys, rows: [...numbers, ...again, ...were] })
  const twice = new Set(await findRowsTwice(db, batch.batch_id, keys))
  const open = together.filter(({ outcome }) => outcome !== 'committed')
  const judged = await judgeRows(deps, batch, open, twice, again)
  await updateVerdicts(db, batch.batch_id, judged.map(keptOf))
  await recountBatch(deps, batch.batch_id)
}
