import { createEvent, lockApplication, updateApplication } from '#server/db/repositories/applications/applications.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { ByCustomer } from '#server/session.ts'
import type { ApplicationCare } from '#src/contract/entities/applications/application-care.ts'
import { AppError } from '#src/contract/errors.ts'
import { lenderTarget } from '../shared/lenders/lender-target.ts'
import { found } from '../shared/not-found.ts'
import { getApplicationCare } from './get-application-care.ts'
import { canBeNudged, NUDGE_PAUSE_MS } from './public/expect-next-step.ts'

/**
 * Asks the lender to go on, once a day: written on the timeline and sent by the queue, so that a lender that is down
 * hears it later.
 * @throws AppError `not_found`, `conflict` when the application is not with a lender, `too_many_requests` within a day
 */
export async function nudgeApplication(deps: Deps, appId: string, by: ByCustomer): Promise<ApplicationCare> {
  await transaction(deps, async (deps) => {
    const row = found(await lockApplication(deps.db, appId, by.user_id))
    if (!canBeNudged(row)) throw new AppError('conflict', 'There is nobody to ask for this application just now.')
    const now = deps.clock.now()
    const wait = row.nudged_at === null ? 0 : row.nudged_at.getTime() + NUDGE_PAUSE_MS - now.getTime()
    if (wait > 0)
      throw new AppError('too_many_requests', 'You have asked today already. You can ask once a day.', {
        retryAfter: Math.ceil(wait / 1000),
      })
    await updateApplication(deps.db, appId, { nudged_at: now })
    await createEvent(deps.db, { app_id: appId, status: row.status, source: 'customer', note: 'nudged', at: now })
    await queueJob(
      deps.db,
      'nudge_lender',
      { app_id: appId, at: now.toISOString() },
      now,
      await lenderTarget(deps.db, row.lender_id),
    )
  })
  return getApplicationCare(deps, appId, by)
}
