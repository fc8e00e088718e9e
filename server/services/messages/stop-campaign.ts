import { updateCampaign } from '#server/db/repositories/messages/campaigns.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { heldCampaign } from './shared/begin-campaign.ts'
import { campaignFacts } from './shared/campaign-facts.ts'

/**
 * Stops it before the next person; what has not begun is called off for good.
 * @throws AppError `not_found`; `conflict` where there is nothing to stop any more
 */
export async function stopCampaign(deps: Deps, campaignId: number): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const { campaign } = await heldCampaign(deps, campaignId, ['draft', 'asking', 'planned', 'running'])
    const ended_at = deps.clock.now()
    const changes =
      campaign.state === 'running'
        ? { state: 'stopped' as const, stop_cause: 'staff' as const, waits_until: null, trouble_since: null }
        : { state: 'cancelled' as const }
    await updateCampaign(deps.db, campaignId, { ...changes, ended_at })
    return { audit: campaignFacts(campaign, { state: changes.state }) }
  })
}
