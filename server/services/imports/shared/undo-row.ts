import { pgErrorCode } from '#server/db/database-away.ts'
import { updateImportRow } from '#server/db/repositories/imports/import-rows.ts'
import type { ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Profile } from './profile.ts'

/** Something else took the place of what was there before: two applications of one customer may not be under way together. */
const UNIQUE = '23505'

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
    if (pgErrorCode(error) !== UNIQUE) throw error
    await leave(deps)
    return false
  }
}
