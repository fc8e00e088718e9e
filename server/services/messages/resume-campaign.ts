import type { CampaignRow } from '#server/db/repositories/messages/campaigns.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { beginCampaign, heldCampaign } from './shared/begin-campaign.ts'

/**
 * Goes on with whoever has got nothing yet. Answers it as it was.
 * @throws AppError `not_found`; `conflict` where it was not stopped, or its template is out of use
 */
export async function resumeCampaign(deps: Deps, campaignId: number): Promise<CampaignRow> {
  return transaction(deps, async (deps) => {
    const held = await heldCampaign(deps, campaignId, ['stopped'])
    await beginCampaign(deps, held)
    return held.campaign
  })
}
