import { listCampaignRows } from '#server/db/repositories/messages/campaigns.ts'
import type { Deps } from '#server/deps.ts'
import type { CampaignLine } from '#src/contract/entities/messages/campaign.ts'
import { toLines } from './shared/campaign-view.ts'

/** Messages to many, the newest first, with how far each is. */
export const listCampaigns = async (deps: Deps): Promise<CampaignLine[]> =>
  toLines(deps, await listCampaignRows(deps.db))
