import { findPublishedVersion } from '#server/db/repositories/partners/partner-funnels.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartnerUser } from '#server/session.ts'
import { funnelConfigOf, PLAIN_FUNNEL } from '#src/contract/entities/partners/funnel-config.ts'
import { notFound } from '../shared/not-found.ts'
import { lockFunnel, publishVersion } from './shared/funnel-versions.ts'

/**
 * Publishes an earlier version again, as a new one; version 0 is the brand's own funnel.
 * @throws AppError `not_found`; `conflict` when the funnel is not in `state` any more
 */
export async function rollBackFunnel(
  deps: Deps,
  { state, version }: { state: string; version: number },
  by: ByPartnerUser,
): Promise<Audited<{ state: string }>> {
  return transaction(deps, async (deps) => {
    const { partner, funnel } = await lockFunnel(deps.db, by.partner_id, state)
    const row = version === 0 ? null : await findPublishedVersion(deps.db, by.partner_id, version)
    if (version !== 0 && !row) throw notFound()
    const config = row ? funnelConfigOf(row.config) : PLAIN_FUNNEL
    const published = await publishVersion(deps, by, { partner, funnel, config })
    const after = { version: published.version, from: version, ...published.after }
    return { state: published.state, audit: { object: `partner:${by.partner_id}`, before: published.before, after } }
  })
}
