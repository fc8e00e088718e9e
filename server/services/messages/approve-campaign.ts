import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { requireSecondPerson } from '../shared/second-person/require-second-person.ts'
import { beginCampaign, heldCampaign } from './shared/begin-campaign.ts'
import { campaignFacts } from './shared/campaign-facts.ts'

/**
 * The second person's yes starts it.
 * @throws AppError `not_found`; `conflict` where it does not wait for one, or whoever asked says it themselves, or has just let in who says it
 */
export async function approveCampaign(deps: Deps, campaignId: number, by: ByStaff): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const held = await heldCampaign(deps, campaignId, ['asking'])
    const act = { kind: 'campaign', target: String(campaignId), written_by: held.campaign.created_by } as const
    const own = 'You asked for it. Somebody else has to say yes.'
    await requireSecondPerson(deps, { ...act, own }, by.admin_id)
    const state = await beginCampaign(deps, held, { approved_by: by.admin_id })
    return { audit: campaignFacts(held.campaign, { state }) }
  })
}
