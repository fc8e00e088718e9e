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
import type { adminMessageEndpoints } from '#src/contract/endpoints/admin/messages.ts'
import type { Handlers } from '../../http/handler.ts'
import { withMessage } from '../with-message.ts'

export const adminMessageRoutes: Handlers<typeof adminMessageEndpoints> = {
  listCampaigns: async ({ deps }) => ({ data: await listCampaigns(deps) }),
  getCampaign: async ({ deps, params, by }) => ({ data: await getCampaign(deps, params.id, by) }),
  countCampaign: async ({ deps, body }) => {
    const { audit, ...data } = await countAudience(deps, body)
    return { data, audit }
  },

  createCampaign: async ({ deps, body, by }) => {
    const { campaign_id, audit } = await createCampaign(deps, body, by)
    return { data: await getCampaign(deps, campaign_id, by), audit }
  },

  testCampaign: ({ deps, params, body, by }) =>
    withMessage('The test is on its way.', testCampaign(deps, params.id, body.mobile, by)),

  startCampaign: async ({ deps, params, by }) => {
    const { audit } = await startCampaign(deps, params.id, by)
    return { data: await getCampaign(deps, params.id, by), audit }
  },

  approveCampaign: async ({ deps, params, by }) => {
    const { audit } = await approveCampaign(deps, params.id, by)
    return { data: await getCampaign(deps, params.id, by), audit }
  },

  stopCampaign: async ({ deps, params, by }) => {
    const { audit } = await stopCampaign(deps, params.id)
    return { data: await getCampaign(deps, params.id, by), audit }
  },

  resumeCampaign: async ({ deps, params, by }) => {
    const { audit } = await resumeCampaign(deps, params.id)
    return { data: await getCampaign(deps, params.id, by), audit }
  },

  listMessageTemplates: async ({ deps }) => ({ data: await listTemplates(deps) }),

  createMessageTemplate: async ({ deps, body, by }) => {
    const { template_id, audit } = await saveTemplate(deps, body, null, by)
    return { data: { template_id }, audit }
  },

  editMessageTemplate: async ({ deps, params, body, by }) => {
    const { template_id, audit } = await saveTemplate(deps, body, params.id, by)
    return { data: { template_id }, audit }
  },

  registerMessageTemplate: ({ deps, params }) =>
    withMessage('The template is in use.', registerTemplate(deps, params.id)),

  retireMessageTemplate: ({ deps, params, body }) =>
    withMessage('The template is out of use.', retireTemplate(deps, params.id, body)),
}
