import { listActiveAdmins } from '#server/db/repositories/identity/admins.ts'
import { findCampaign, updateCampaign } from '#server/db/repositories/messages/campaigns.ts'
import type { CampaignRow } from '#server/db/repositories/messages/campaigns.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { needsAnother } from '../shared/needs-another.ts'
import { countAudience } from './count-audience.ts'
import { beginCampaign, heldCampaign } from './shared/begin-campaign.ts'

/**
 * Starts a message to many, or asks a second person where it is for more than one person may decide alone. Answers it as
 * it was.
 * @throws AppError `not_found`; `conflict` where it is no draft any more, or its template not in use
 */
export async function startCampaign(deps: Deps, campaignId: number, by: { admin_id: number }): Promise<CampaignRow> {
  // The register is asked before the transaction, which then waits for nobody.
  const found = await findCampaign(deps.db, campaignId)
  if (found) await countAudience(deps, found.campaign)
  return transaction(deps, async (deps) => {
    const held = await heldCampaign(deps, campaignId, ['draft'])
    const { needs_second } = await countAudience(deps, held.campaign)
    const administrators = await listActiveAdmins(deps.db, [1])
    // Whoever starts it is the one who asks, whoever wrote it.
    const asks = needs_second && needsAnother({ written_by: by.admin_id }, by.admin_id, administrators)
    if (asks) await updateCampaign(deps.db, campaignId, { state: 'asking', created_by: by.admin_id })
    else await beginCampaign(deps, held, { created_by: by.admin_id })
    return held.campaign
  })
}
