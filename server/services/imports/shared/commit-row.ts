import { lockImportRow, updateImportRow } from '#server/db/repositories/imports/import-rows.ts'
import type { ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { isAppError } from '#src/contract/errors.ts'
import { profileOf } from './kinds/profiles.ts'
import type { MappedBatch } from './mapped-batch.ts'
import { isWritten, judgeRows } from './rows/judge-rows.ts'

/**
 * Writes one row, whole or not at all: judged anew by the same rule, for what it is about may have moved since the dry run.
 * False when it is not to be written any more.
 */
export async function commitRow(deps: Deps, batch: MappedBatch, row: ImportRow): Promise<boolean> {
  const profile = profileOf(batch)
  try {
    return await transaction(deps, async (deps) => {
      // Two processes may be at one part when the first was slow.
      if ((await lockImportRow(deps.db, row))?.outcome === 'committed') return true
      await profile.hold(deps, batch, [row])
      const [judged] = await judgeRows(deps, batch, [row])
      if (!judged || judged.app_id !== row.app_id || !isWritten(judged)) {
        if (judged?.verdict === 'unmapped') await profile.holdUnmappedReport?.(deps, batch, judged)
        if (judged)
          await updateImportRow(deps.db, row, {
            verdict: judged.verdict,
            problems: judged.problems,
            amount: judged.amount,
          })
        return false
      }
      const written = await profile.write(deps, batch, judged)
      await updateImportRow(deps.db, row, { outcome: 'committed', committed_at: deps.clock.now(), ...written })
      return true
    })
  } catch (error) {
    if (!isAppError(error)) throw error
    // What the row says is refused: a row of its own kind, not a failure of the file.
    await updateImportRow(deps.db, row, { verdict: 'invalid', problems: [{ field: null, code: 'refused' }] })
    return false
  }
}
