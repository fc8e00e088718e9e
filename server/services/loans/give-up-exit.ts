import { createEvent, lockApplication } from '#server/db/repositories/applications/applications.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { notifyStaffOfExit } from './public/exit-answers.ts'

/** After the last try: the customer is told to turn to the lender themselves, and staff see it in the log. */
export async function giveUpExit(deps: Deps, { app_id }: JobPayloads['exit_at_lender']): Promise<void> {
  await transaction(deps, async (deps) => {
    const row = await lockApplication(deps.db, app_id, null)
    if (!row || row.exit_answer !== null) return
    const at = deps.clock.now()
    await createEvent(deps.db, { app_id, status: row.status, source: 'creditlane', note: 'exit_unanswered', at })
    await notifyStaffOfExit(deps, row, 'unanswered')
  })
}
