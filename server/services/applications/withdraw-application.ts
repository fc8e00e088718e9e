import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByCustomer } from '#server/session.ts'
import { isUndecided } from '#src/contract/entities/applications/application-status.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { NEXT_MOVES } from '#src/contract/entities/applications/next-moves.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'
import { statusOf } from '../shared/stored-words.ts'
import { getApplication } from './get-application.ts'
import { stopApplication } from './stop-application.ts'

/**
 * Takes an application back while the lender has not decided, or declines what it has approved, until the agreement is signed; the
 * lender is told. Taken back twice is taken back once. Answers whether an offer was declined.
 * @throws AppError `not_found`, `conflict` after the lender's no, and after the agreement
 */
export async function withdrawApplication(
  deps: Deps,
  appId: string,
  by: ByCustomer,
): Promise<Audited<{ data: Application }>> {
  const declined = await transaction(deps, async (deps) => {
    const row = found(await lockApplication(deps.db, appId, by.user_id))
    const status = statusOf(row)
    if (status === 'withdrawn') return false
    const declines = NEXT_MOVES[status].declines === true && row.lender_id !== null
    if (!isUndecided(status) && !declines)
      throw new AppError('conflict', 'The lender has decided. Please speak to the lender to cancel.')
    await stopApplication(deps, row, declines ? 'offer_declined' : 'application_withdrawn')
    return declines
  })
  const data = await getApplication(deps, appId, by)
  return { data, audit: declined ? { action: 'application.decline' } : {} }
}
