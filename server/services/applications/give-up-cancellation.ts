import { createEvent, lockApplication } from '#server/db/repositories/applications/applications.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { notifyStaff } from './shared/after-stopping.ts'

/** After the last try: the customer is told to tell the lender themselves, and staff see it in the log. */
export async function giveUpCancellation(deps: Deps, { app_id }: JobPayloads['cancel_at_lender']): Promise<void> {
  await transaction(deps, async (deps) => {
    const row = await lockApplication(deps.db, app_id, null)
    if (!row || row.cancel_answer !== null) return
    const at = deps.clock.now()
    await createEvent(deps.db, { app_id, status: row.status, source: 'creditlane', note: 'cancel_unanswered', at })
    await notifyStaff(deps, row, 'unanswered')
  })
}
