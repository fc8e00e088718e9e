import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartnerUser } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { lockFunnel, publishVersion } from './shared/funnel-versions.ts'

/**
 * Shows the draft to customers; the next page of theirs has it.
 * @throws AppError `conflict` when the funnel is not in `state` any more, or there is no draft
 */
export async function publishFunnel(deps: Deps, state: string, by: ByPartnerUser): Promise<Audited<{ state: string }>> {
  return transaction(deps, async (deps) => {
    const { partner, funnel } = await lockFunnel(deps.db, by.partner_id, state)
    if (!funnel.draft) throw new AppError('conflict', 'There is no draft to publish. Save one first.')
    const published = await publishVersion(deps, by, { partner, funnel, config: funnel.draft })
    const { version, before, after } = published
    return {
      state: published.state,
      audit: { object: `partner:${by.partner_id}`, before, after: { version, ...after } },
    }
  })
}
