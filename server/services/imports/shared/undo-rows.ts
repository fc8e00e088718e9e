import { setImmediate } from 'node:timers/promises'
import { isUniqueViolation } from '#server/db/database-away.ts'
import { ONE_OPEN } from '#server/db/repositories/applications/applications.ts'
import { markTakenBack, updateImportRow } from '#server/db/repositories/imports/import-rows.ts'
import type { ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { BatchSize } from './batch-size.ts'
import { apart } from './commit-rows.ts'
import type { Profile } from './kinds/profile.ts'

/**
 * Takes rows of a file back, some in one transaction (`pace`) with as many statements as for a few, and leaves those alone
 * where somebody was there since. Of rows about one application the first goes with the others and the second waits.
 */
export async function undoRows(
  deps: Deps,
  profile: Profile,
  rows: readonly ImportRow[],
  pace: BatchSize,
): Promise<void> {
  const { first, later } = apart(rows)
  for (let at = 0; at < first.length;) {
    const block = first.slice(at, at + pace.rows)
    at += block.length
    const since = performance.now()
    const done = await undoTogether(deps, profile, block)
    for (const row of block) if (!done.has(row.row_number)) await undoRow(deps, profile, row)
    pace.took(block.length, performance.now() - since)
    // The embedded database answers without ever letting anybody else have a turn.
    await setImmediate()
  }
  for (const row of later) await undoRow(deps, profile, row)
}

/** Answers the rows that are settled. Where one of them is refused by the database, none is: each is looked at by itself then. */
async function undoTogether(deps: Deps, profile: Profile, rows: readonly ImportRow[]): Promise<ReadonlySet<number>> {
  const [row] = rows
  if (!profile.undoTogether || !row) return new Set()
  try {
    return await transaction(deps, async (deps) => {
      const settled = (await profile.undoTogether?.(deps, rows)) ?? new Map<number, boolean>()
      await markTakenBack(deps.db, row.batch_id, settled)
      return new Set(settled.keys())
    })
  } catch (error) {
    if (!isUniqueViolation(error, ONE_OPEN)) throw error
    return new Set()
  }
}

/** Takes one row back, and leaves it alone where somebody was there since. True when it is back. */
export async function undoRow(deps: Deps, profile: Profile, row: ImportRow): Promise<boolean> {
  const leave = (deps: Deps) => updateImportRow(deps.db, row, { outcome: 'left' })
  try {
    return await transaction(deps, async (deps) => {
      const isBack = (await profile.undo?.(deps, row)) ?? false
      if (isBack) await updateImportRow(deps.db, row, { outcome: 'undone', before: null, after: null })
      else await leave(deps)
      return isBack
    })
  } catch (error) {
    // Something else took the place of what was there before.
    if (!isUniqueViolation(error, ONE_OPEN)) throw error
    await leave(deps)
    return false
  }
}
