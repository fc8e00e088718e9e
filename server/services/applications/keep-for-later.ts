import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { moveApplication } from './move-application.ts'

/** Marks an application that has not reached its lender yet; once. */
export async function keepForLater(deps: Deps, appId: string): Promise<void> {
  await transaction(deps, async (deps) => {
    const row = await lockApplication(deps.db, appId, null)
    if (row?.status !== 'submitted') return
    await moveApplication(deps, row, { to: 'queued', source: 'creditlane', note: 'lender_unreachable' })
  })
}
