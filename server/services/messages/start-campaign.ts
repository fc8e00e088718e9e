import { findCampaign, updateCampaign } from '#server/db/repositories/messages/campaigns.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { notifyOfSoleApproval } from '../shared/second-person/notify-of-sole-approval.ts'
import { needsAnother } from '../shared/second-person/second-person.ts'
import { countAudience } from './count-audience.ts'
import { beginCampaign, heldCampaign } from './shared/begin-campaign.ts'
import { campaignFacts } from './shared/campaign-facts.ts'

/**
 * Starts a message to many, or asks a second person where it is for more than one person may decide alone.
 * @throws AppError `not_found`; `conflict` where it is no draft any more, or its template not in use
 */
export async function startCampaign(deps: Deps, campaignId: number, by: ByStaff): Promise<Audited> {
  // The register is asked before the transaction, which then waits for nobody.
  const found = await findCampaign(deps.db, campaignId)
  if (found) await countAudience(deps, found.campaign)
  return transaction(deps, async (deps) => {
    const held = await heldCampaign(deps, campaignId, ['draft'])
    const { needs_second } = await countAudience(deps, held.campaign)
    // Whoever starts it is the one who asks, whoever wrote it.
    const asks = needs_second && (await needsAnother(deps, { written_by: by.admin_id }, by.admin_id))
    if (asks) await updateCampaign(deps.db, campaignId, { state: 'asking', created_by: by.admin_id })
    const state = asks ? 'asking' : await beginCampaign(deps, held, { created_by: by.admin_id })
    // A planned one is told of when it goes out.
    const { send_at } = held.campaign
    if (needs_second && !asks && (send_at === null || send_at <= deps.clock.now()))
      await notifyOfSoleApproval(deps, { kind: 'campaign', target: String(campaignId), ...by })
    return { audit: campaignFacts(held.campaign, { state, send_at: send_at?.toISOString() ?? null }) }
  })
}
