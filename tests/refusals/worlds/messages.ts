import { updateCampaign } from '#server/db/repositories/messages/campaigns.ts'
import { createCampaign } from '#server/services/messages/create-campaign.ts'
import { registerTemplate } from '#server/services/messages/register-template.ts'
import { saveTemplate } from '#server/services/messages/save-template.ts'
import type { CampaignForm, CampaignState } from '#src/contract/entities/messages/campaign.ts'
import { EVERYBODY, SMS_TEMPLATE } from '#tests/setup/message-templates.ts'
import type { World } from '../credentials.ts'

/** A draft that may be edited, taken into use and retired. */
export async function freshTemplate({ server }: World): Promise<number> {
  return (await saveTemplate(server.deps, SMS_TEMPLATE, null, { admin_id: 1 })).template_id
}

/** A message to nobody, with a template in use. */
export async function freshCampaignForm(world: World): Promise<CampaignForm> {
  const template_id = await freshTemplate(world)
  await registerTemplate(world.server.deps, template_id)
  return { name: 'Papers', template_id, audience: { ...EVERYBODY, partner: 'nobody' } }
}

export async function freshCampaign(world: World, state: CampaignState = 'draft'): Promise<number> {
  const { deps } = world.server
  const { campaign_id } = await createCampaign(deps, await freshCampaignForm(world), { admin_id: 1 })
  // Whoever asked may not say yes themselves.
  if (state !== 'draft') await updateCampaign(deps.db, campaign_id, { state, created_by: null })
  return campaign_id
}
