import { findCampaign } from '#server/db/repositories/messages/campaigns.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import type { Campaign } from '#src/contract/entities/messages/campaign.ts'
import { found } from '../shared/not-found.ts'
import { toCampaign } from './shared/campaign-view.ts'

/**
 * One message to many with how far it is.
 * @throws AppError `not_found`
 */
export async function getCampaign(deps: Deps, campaignId: number, by: ByStaff): Promise<Campaign> {
  return toCampaign(deps, found(await findCampaign(deps.db, campaignId)), by)
}
