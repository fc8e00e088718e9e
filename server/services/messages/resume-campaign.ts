import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { beginCampaign, heldCampaign } from './shared/begin-campaign.ts'
import { campaignFacts } from './shared/campaign-facts.ts'

/**
 * Goes on with whoever has got nothing yet.
 * @throws AppError `not_found`; `conflict` where it was not stopped, or its template is out of use
 */
export async function resumeCampaign(deps: Deps, campaignId: number): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const held = await heldCampaign(deps, campaignId, ['stopped'])
    return { audit: campaignFacts(held.campaign, { state: await beginCampaign(deps, held) }) }
  })
}
