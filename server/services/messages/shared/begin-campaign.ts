import {
  freezeAudience,
  listAudience,
  lockCampaign,
  updateCampaign,
} from '#server/db/repositories/messages/campaigns.ts'
import type { CampaignRow } from '#server/db/repositories/messages/campaigns.ts'
import { findTemplate } from '#server/db/repositories/messages/message-templates.ts'
import type { TemplateRow } from '#server/db/repositories/messages/message-templates.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { AUDIENCE_MAX } from '#src/contract/entities/messages/campaign.ts'
import type { CampaignState } from '#src/contract/entities/messages/campaign.ts'
import { AppError } from '#src/contract/errors.ts'
import { notFound } from '../../shared/not-found.ts'

/**
 * The campaign and its template, held until the transaction ends.
 * @throws AppError `not_found`; `conflict` where it is in none of these states
 */
export async function heldCampaign(
  deps: TxDeps,
  campaignId: number,
  states: readonly CampaignState[],
): Promise<{ campaign: CampaignRow; template: TemplateRow }> {
  const campaign = await lockCampaign(deps.db, campaignId)
  const template = campaign && (await findTemplate(deps.db, campaign.template_id))
  if (!template) throw notFound()
  if (!states.includes(campaign.state)) throw new AppError('conflict', 'Somebody else has done this meanwhile.')
  return { campaign, template }
}

/**
 * Starts a campaign, plans it where its time is still to come, or goes on where it stopped; answers its new state. Inside
 * the transaction that holds it.
 * @throws AppError `conflict` where its template is out of use meanwhile
 */
export async function beginCampaign(
  deps: Deps,
  { campaign, template }: { campaign: CampaignRow; template: TemplateRow },
  changes: Partial<CampaignRow> = {},
): Promise<'planned' | 'running'> {
  if (template.state !== 'registered') throw new AppError('conflict', 'This template is not in use any more.')
  const now = deps.clock.now()
  const { campaign_id, audience, send_at } = campaign
  if (campaign.started_at === null && send_at !== null && send_at > now) {
    await updateCampaign(deps.db, campaign_id, { state: 'planned', ...changes })
    await queueJob(deps.db, 'start_campaign', { campaign_id, at: send_at.toISOString() }, send_at)
    return 'planned'
  }
  if (campaign.started_at === null)
    await freezeAudience(
      deps.db,
      campaign_id,
      template.channel,
      await listAudience(deps.db, audience, template, now, AUDIENCE_MAX),
    )
  const run = campaign.run + 1
  await updateCampaign(deps.db, campaign_id, {
    state: 'running',
    run,
    run_since: now,
    started_at: campaign.started_at ?? now,
    ended_at: null,
    stop_cause: null,
    stop_word: null,
    trouble_since: null,
    waits_until: null,
    ...changes,
  })
  await queueJob(deps.db, 'send_campaign', { campaign_id, run, batch: 0 }, now)
  return 'running'
}
