import { transaction } from '#server/db/transaction.ts'
import { pgErrorCode } from '#server/db/database-away.ts'
import { createEvent, lastEventId, lockApplication } from '#server/db/repositories/applications/applications.ts'
import { listStandingLines } from '#server/db/repositories/earnings/payouts.ts'
import { restoreApplication } from '#server/db/repositories/imports/restore-application.ts'
import { updateImportRow, type ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import type { Deps } from '#server/deps.ts'
import { takeBackPayout } from '#server/services/earnings/take-back-payout.ts'
import type { StateAfter, StateBefore } from './row-states.ts'

/** In the statement of the partner. */
const REASON = 'The lender’s file that reported this disbursal was taken back.'

/** Two applications of one customer that may not be under way together: somebody applied anew meanwhile. */
const UNIQUE = '23505'

/**
 * Takes one row back: the application is again what it was before, with a line in its timeline, and what a partner has
 * earned by it is taken back by a further line. Left alone where somebody was there since. True when it is back.
 */
export async function undoRow(deps: Deps, row: ImportRow): Promise<boolean> {
  try {
    return await transaction(deps, async (deps) => {
      const before = row.before as StateBefore | null
      const after = row.after as StateAfter | null
      const locked = row.app_id === null ? null : await lockApplication(deps.db, row.app_id, null)
      const same =
        locked !== null &&
        before !== null &&
        after !== null &&
        locked.status === after.status &&
        (await lastEventId(deps.db, locked.app_id)) === after.event_id
      if (!same) {
        await updateImportRow(deps.db, row, { outcome: 'left' })
        return false
      }
      const { app_id } = locked
      const at = deps.clock.now()
      const gone = await restoreApplication(
        deps.db,
        app_id,
        { ...before.application, updated_at: at },
        before.disbursals,
      )
      for (const { payout_id, tranche } of await listStandingLines(deps.db, app_id))
        if (gone.includes(tranche)) await takeBackPayout(deps, payout_id, REASON)
      const { status } = before.application
      const event = { app_id, status, source: 'creditlane', note: 'file_undone', batch_id: row.batch_id, at }
      await createEvent(deps.db, event)
      await updateImportRow(deps.db, row, { outcome: 'undone', before: null, after: null })
      return true
    })
  } catch (error) {
    if (pgErrorCode(error) !== UNIQUE) throw error
    await updateImportRow(deps.db, row, { outcome: 'left' })
    return false
  }
}
