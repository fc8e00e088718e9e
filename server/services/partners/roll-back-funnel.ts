import { findPublishedVersion } from '#server/db/repositories/partners/partner-funnels.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartnerUser } from '#server/session.ts'
import { funnelConfigOf, PLAIN_FUNNEL } from '#src/contract/entities/partners/funnel-config.ts'
import { notFound } from '../shared/not-found.ts'
import { lockFunnel, publishVersion } from './shared/funnel-versions.ts'
import type { FunnelChange } from './shared/funnel-versions.ts'

/**
 * Publishes an earlier version again, as a new one; version 0 is the brand's own funnel.
 * @throws AppError `not_found`; `conflict` when the funnel is not in `state` any more
 */
export async function rollBackFunnel(
  deps: Deps,
  { state, version }: { state: string; version: number },
  by: ByPartnerUser,
): Promise<FunnelChange & { version: number }> {
  return transaction(deps, async (deps) => {
    const { partner, funnel } = await lockFunnel(deps.db, by.partner_id, state)
    const row = version === 0 ? null : await findPublishedVersion(deps.db, by.partner_id, version)
    if (version !== 0 && !row) throw notFound()
    return publishVersion(deps, by, { partner, funnel, config: row ? funnelConfigOf(row.config) : PLAIN_FUNNEL })
  })
}
