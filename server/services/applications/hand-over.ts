import { isListedHandover } from '#server/adapters/lenders/lender-profiles.ts'
import { createEvent, lockApplication, updateApplication } from '#server/db/repositories/applications/applications.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import { isFinal } from '#src/contract/entities/applications/application-status.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'
import { statusOf } from '../shared/stored-words.ts'
import { lenderOf } from './shared/offer-required.ts'

/**
 * The address where the customer finishes with the lender: https on one of its listed hosts, or a page of ours while
 * lenders are sandboxed. The first time is noted on the timeline.
 * @throws AppError `not_found`, `validation` before an offer was chosen, `conflict` when there is nothing to finish
 */
export async function handOver(deps: Deps, appId: string, by: ByCustomer): Promise<{ url: string; sandbox: boolean }> {
  return transaction(deps, async (deps) => {
    const row = found(await lockApplication(deps.db, appId, by.user_id))
    const lenderId = lenderOf(row)
    const lender = lenderId === null ? null : await findLender(deps.db, lenderId)
    const url = row.handover_url
    const { sandbox } = deps.lenders
    const allowed = lender !== null && url !== null && (sandbox || isListedHandover(lender.slug, url))
    if (!allowed || row.stopped_at !== null || isFinal(statusOf(row)))
      throw new AppError('conflict', 'There is nothing to finish at the lender at the moment.')
    if (row.handed_over_at === null) {
      const now = deps.clock.now()
      await updateApplication(deps.db, appId, { handed_over_at: now, updated_at: now })
      await createEvent(deps.db, {
        app_id: appId,
        status: row.status,
        source: 'customer',
        note: 'handed_over',
        at: now,
      })
    }
    return { url, sandbox }
  })
}
