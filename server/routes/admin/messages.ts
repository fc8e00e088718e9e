import { approveCampaign } from '#server/services/messages/approve-campaign.ts'
import { countAudience } from '#server/services/messages/count-audience.ts'
import { createCampaign } from '#server/services/messages/create-campaign.ts'
import { getCampaign } from '#server/services/messages/get-campaign.ts'
import { listCampaigns } from '#server/services/messages/list-campaigns.ts'
import { listTemplates } from '#server/services/messages/list-templates.ts'
import { registerTemplate } from '#server/services/messages/register-template.ts'
import { resumeCampaign } from '#server/services/messages/resume-campaign.ts'
import { retireTemplate } from '#server/services/messages/retire-template.ts'
import { saveTemplate } from '#server/services/messages/save-template.ts'
import { startCampaign } from '#server/services/messages/start-campaign.ts'
import { stopCampaign } from '#server/services/messages/stop-campaign.ts'
import { testCampaign } from '#server/services/messages/test-campaign.ts'
import { maskMobile } from '#server/services/shared/lead-contact.ts'
import type { adminMessageEndpoints } from '#src/contract/endpoints/admin/messages.ts'
import type { Handlers } from '../../http/handler.ts'

export const adminMessageRoutes: Handlers<typeof adminMessageEndpoints> = {
  listCampaigns: async ({ deps }) => ({ data: await listCampaigns(deps) }),
  getCampaign: async ({ deps, params, by }) => ({ data: await getCampaign(deps, params.id, by) }),
  countCampaign: async ({ deps, body, audit }) => {
    const data = await countAudience(deps, body)
    audit({
      object: `template:${body.template_id}`,
      after: { ...body.audience, matched: data.matched, will: data.will },
    })
    return { data }
  },

  createCampaign: async ({ deps, body, by, audit }) => {
    const { campaign_id } = await createCampaign(deps, body, by)
    audit({ object: `campaign:${campaign_id}`, after: body })
    return { data: await getCampaign(deps, campaign_id, by) }
  },

  testCampaign: async ({ deps, params, body, by, audit }) => {
    await testCampaign(deps, params.id, body.mobile, by)
    audit({ object: `campaign:${params.id}`, after: { mobile: body.mobile === null ? null : maskMobile(body.mobile) } })
    return { message: 'The test is on its way.' }
  },

  startCampaign: async ({ deps, params, by, audit }) => {
    const before = await startCampaign(deps, params.id, by)
    const data = await getCampaign(deps, before.campaign_id, by)
    const after = { state: data.state, send_at: data.send_at }
    audit({ object: `campaign:${before.campaign_id}`, before: { state: before.state }, after })
    return { data }
  },

  approveCampaign: async ({ deps, params, by, audit }) => {
    const before = await approveCampaign(deps, params.id, by)
    const data = await getCampaign(deps, before.campaign_id, by)
    audit({ object: `campaign:${before.campaign_id}`, before: { state: before.state }, after: { state: data.state } })
    return { data }
  },

  stopCampaign: async ({ deps, params, by, audit }) => {
    const before = await stopCampaign(deps, params.id)
    const after = await getCampaign(deps, before.campaign_id, by)
    audit({ object: `campaign:${before.campaign_id}`, before: { state: before.state }, after: { state: after.state } })
    return { data: after }
  },

  resumeCampaign: async ({ deps, params, by, audit }) => {
    const before = await resumeCampaign(deps, params.id)
    audit({ object: `campaign:${before.campaign_id}`, before: { state: before.state }, after: { state: 'running' } })
    return { data: await getCampaign(deps, before.campaign_id, by) }
  },

  listMessageTemplates: async ({ deps }) => ({ data: await listTemplates(deps) }),

  createMessageTemplate: async ({ deps, body, by, audit }) => {
    const { template_id } = await saveTemplate(deps, body, null, by)
    audit({ object: `template:${template_id}`, after: body })
    return { data: { template_id } }
  },

  editMessageTemplate: async ({ deps, params, body, by, audit }) => {
    const { template_id, version } = await saveTemplate(deps, body, params.id, by)
    audit({
      object: `template:${template_id}`,
      before: { template_id: params.id },
      after: { ...body, version },
    })
    return { data: { template_id } }
  },

  registerMessageTemplate: async ({ deps, params, audit }) => {
    const before = await registerTemplate(deps, params.id)
    audit({ object: `template:${before.template_id}`, before: { state: before.state }, after: { state: 'registered' } })
    return { message: 'The template is in use.' }
  },

  retireMessageTemplate: async ({ deps, params, body, audit }) => {
    const before = await retireTemplate(deps, params.id, body)
    audit({
      object: `template:${before.template_id}`,
      before: { state: before.state },
      after: { state: 'retired', reason: body.reason },
    })
    return { message: 'The template is out of use.' }
  },
}
