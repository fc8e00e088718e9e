import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { moveApplication } from './move-application.ts'
import { isWaiting } from './shared/submission.ts'
import type { Submission } from './shared/submission.ts'

/** After the last try: the application ends, and the customer is told that nothing was sent. */
export async function giveUpSubmission(deps: Deps, { app_id }: Submission): Promise<void> {
  await transaction(deps, async (deps) => {
    const row = await lockApplication(deps.db, app_id, null)
    if (!isWaiting(row)) return
    await moveApplication(deps, row, { to: 'expired', source: 'creditlane', note: 'gave_up' })
  })
}
