import { setImmediate } from 'node:timers/promises'
import {
  lockImportRows,
  updateImportRow,
  updateOutcomes,
  updateVerdicts,
} from '#server/db/repositories/imports/import-rows.ts'
import type { ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import { isAppError } from '#src/contract/errors.ts'
import type { BatchSize } from './batch-size.ts'
import type { JudgedRow, Written } from './kinds/profile.ts'
import { profileOf } from './kinds/profiles.ts'
import type { MappedBatch } from './mapped-batch.ts'
import { isWritten, judgeRows, keptOf } from './rows/judge-rows.ts'

/**
 * Writes rows of a file, some in one transaction (`pace`) with as many statements as for a few. Of rows about one
 * application the first goes with the others: what was found of the second would be wrong once that one is written, so it
 * waits. False when a row is not to be written any more; all or nothing then goes no further.
 */
export async function commitRows(
  deps: Deps,
  batch: MappedBatch,
  rows: readonly ImportRow[],
  pace: BatchSize,
): Promise<boolean> {
  const { first, later } = apart(rows)
  let whole = true
  const goesOn = () => whole || batch.mode === 'valid_rows'
  let at = 0
  const lane = async () => {
    while (at < first.length && goesOn()) {
      const block = first.slice(at, at + pace.rows)
      at += block.length
      const since = performance.now()
      const isWhole = await commitBlock(deps, batch, block)
      whole &&= isWhole
      pace.took(block.length, performance.now() - since)
      // The embedded database answers without ever letting anybody else have a turn.
      await setImmediate()
    }
  }
  const lanes = Array.from({ length: pace.lanes }, () =>
    lane().catch((error: unknown) => {
      // The others end what they are at, and take up nothing more.
      at = first.length
      throw error
    }),
  )
  for (const ended of await Promise.allSettled(lanes)) if (ended.status === 'rejected') throw ended.reason
  for (const row of later) if (goesOn()) whole = (await commitRow(deps, batch, row)) && whole
  return whole
}

/** The first row about each application, and those behind it about the same one. */
export function apart(rows: readonly ImportRow[]) {
  const seen = new Set<string>()
  const first: ImportRow[] = []
  const later: ImportRow[] = []
  for (const row of rows) {
    const isSecond = row.app_id !== null && seen.has(row.app_id)
    if (row.app_id !== null) seen.add(row.app_id)
    ;(isSecond ? later : first).push(row)
  }
  return { first, later }
}

/**
 * Writes rows about different applications in one transaction: each judged anew, what it is about held. Where one of them
 * is refused, each half is written by itself, down to that row alone (`commitRow`).
 */
async function commitBlock(deps: Deps, batch: MappedBatch, rows: readonly ImportRow[]): Promise<boolean> {
  const [row, ...more] = rows
  if (row !== undefined && more.length === 0) return commitRow(deps, batch, row)
  try {
    return await transaction(deps, (deps) => writeRows(deps, batch, rows))
  } catch (error) {
    if (!isAppError(error)) throw error
  }
  const half = Math.ceil(rows.length / 2)
  const first = await commitBlock(deps, batch, rows.slice(0, half))
  return (await commitBlock(deps, batch, rows.slice(half))) && first
}

/** Writes one row, whole or not at all; false when it is not to be written any more. */
export async function commitRow(deps: Deps, batch: MappedBatch, row: ImportRow): Promise<boolean> {
  try {
    return await transaction(deps, (deps) => writeRows(deps, batch, [row]))
  } catch (error) {
    if (!isAppError(error)) throw error
    // What the row says is refused: a row of its own kind, not a failure of the file.
    await updateImportRow(deps.db, row, { verdict: 'invalid', problems: [{ field: null, code: 'refused' }] })
    return false
  }
}

/**
 * Judges rows anew by the same rule, for what they are about may have moved since the dry run, and writes those that still
 * may be. False when one of them is not to be written any more.
 */
async function writeRows(deps: TxDeps, batch: MappedBatch, rows: readonly ImportRow[]): Promise<boolean> {
  const profile = profileOf(batch)
  // Two processes may be at one part when the first was slow.
  const done = await lockImportRows(deps.db, batch.batch_id, rows)
  const open = rows.filter(({ row_number }) => !done.has(row_number))
  if (open.length === 0) return true
  await profile.hold(deps, batch, open)
  const judged = await judgeRows(deps, batch, open)
  const isReady = (each: JudgedRow) => each.app_id === each.row.app_id && isWritten(each)
  const ready = judged.filter(isReady)
  const rest = judged.filter((each) => !isReady(each))
  for (const each of rest) if (each.verdict === 'unmapped') await profile.holdUnmappedReport?.(deps, batch, each)
  await updateVerdicts(
    deps.db,
    batch.batch_id,
    rest.map((each) => ({ ...keptOf(each), app_id: each.row.app_id })),
  )
  const written = (await profile.writeTogether?.(deps, batch, ready)) ?? new Map<number, Written>()
  for (const each of ready)
    if (!written.has(each.row.row_number)) written.set(each.row.row_number, await profile.write(deps, batch, each))
  await updateOutcomes(deps.db, batch.batch_id, outcomesOf(ready, written), deps.clock.now())
  return open.length === ready.length
}

const outcomesOf = (ready: readonly JudgedRow[], written: ReadonlyMap<number, Written>) =>
  ready.flatMap(({ row: { row_number } }) => {
    const done = written.get(row_number)
    return done ? [{ row_number, before: done.before, after: done.after }] : []
  })
