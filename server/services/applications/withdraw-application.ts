import { isUndecided } from '#src/contract/entities/applications/application.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { AppError } from '#src/contract/errors.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import type { Deps } from '#server/deps.ts'
import { statusOf } from './shared/application-view.ts'
import { getApplication } from './get-application.ts'
import { stopApplication } from './stop-application.ts'
import { found } from '../shared/not-found.ts'

/**
 * Takes an application back while the lender has not decided; taken back twice is taken back once.
 * @throws AppError `not_found`, `conflict` after the lender's decision
 */
export async function withdrawApplication(deps: Deps, appId: string, by: { user_id: number }): Promise<Application> {
  await transaction(deps, async (deps) => {
    const row = found(await lockApplication(deps.db, appId, by.user_id))
    const status = statusOf(row)
    if (status === 'withdrawn') return
    if (!isUndecided(status))
      throw new AppError('conflict', 'The lender has decided. Please speak to the lender to cancel.')
    await stopApplication(deps, row, 'application_withdrawn')
  })
  return getApplication(deps, appId, by)
}
