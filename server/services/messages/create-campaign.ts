import type { CampaignForm } from '#src/contract/entities/messages/campaign.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { createCampaignRow, type CampaignRow } from '#server/db/repositories/messages/campaigns.ts'
import { findTemplate } from '#server/db/repositories/messages/message-templates.ts'
import type { Deps } from '#server/deps.ts'
import { found } from '../shared/not-found.ts'

/**
 * Writes a message to many down as a draft: nobody gets anything.
 * @throws AppError `not_found`; `conflict` where the template is not in use
 */
export async function createCampaign(deps: Deps, form: CampaignForm, by: { admin_id: number }): Promise<CampaignRow> {
  const template = found(await findTemplate(deps.db, form.template_id))
  if (template.state !== 'registered') throw new AppError('conflict', 'This template is not in use.')
  return createCampaignRow(deps.db, {
    ...{ name: tidyText(form.name), template_id: form.template_id, audience: form.audience },
    ...{ created_by: by.admin_id, created_at: deps.clock.now() },
  })
}
