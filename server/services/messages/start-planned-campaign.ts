import { findCampaign, lockCampaign, updateCampaign } from '#server/db/repositories/messages/campaigns.ts'
import { findTemplate } from '#server/db/repositories/messages/message-templates.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { notifyOfSoleApproval } from '../shared/second-person/notify-of-sole-approval.ts'
import { needsAnother } from '../shared/second-person/second-person.ts'
import { countAudience } from './count-audience.ts'
import { beginCampaign } from './shared/begin-campaign.ts'

/**
 * Its time has come. The audience is the one of this moment: where it has grown beyond what one person decides, and nobody
 * else has said yes, a second person is asked now. One whose template went out of use meanwhile is called off.
 */
export async function startPlannedCampaign(deps: Deps, { campaign_id }: JobPayloads['start_campaign']): Promise<void> {
  const found = await findCampaign(deps.db, campaign_id)
  if (found?.campaign.state !== 'planned') return
  // The register is asked before the transaction, which then waits for nobody.
  await countAudience(deps, found.campaign)
  await transaction(deps, async (deps) => {
    const campaign = await lockCampaign(deps.db, campaign_id)
    const template = campaign && (await findTemplate(deps.db, campaign.template_id))
    if (!template || campaign.state !== 'planned') return
    if (template.state !== 'registered')
      return updateCampaign(deps.db, campaign_id, { state: 'cancelled', ended_at: deps.clock.now() })
    const { created_by, approved_by } = campaign
    const alone = approved_by === null && created_by !== null
    const others = { written_by: created_by }
    const takesTwo = alone && (await countAudience(deps, campaign)).needs_second
    if (takesTwo && (await needsAnother(deps, others, created_by)))
      return updateCampaign(deps.db, campaign_id, { state: 'asking' })
    if (takesTwo)
      await notifyOfSoleApproval(deps, { kind: 'campaign', target: String(campaign_id), admin_id: created_by })
    return beginCampaign(deps, { campaign, template })
  })
}
