import { createCampaignRow } from '#server/db/repositories/messages/campaigns.ts'
import { findTemplate } from '#server/db/repositories/messages/message-templates.ts'
import type { TemplateRow } from '#server/db/repositories/messages/message-templates.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { PLAN_AHEAD_DAYS } from '#src/contract/entities/messages/campaign.ts'
import type { CampaignForm } from '#src/contract/entities/messages/campaign.ts'
import { AppError } from '#src/contract/errors.ts'
import { addDays, isHoliday, istDay, istHour, istInstant } from '#src/contract/rules/calendar.ts'
import { CALL_HOURS } from '#src/contract/rules/contact/contact-rules.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { found } from '../shared/not-found.ts'
import { purposeOf } from './public/campaign-text.ts'

/**
 * Writes a message to many down as a draft: nobody gets anything.
 * @throws AppError `not_found`; `conflict` where the template is not in use; `validation` of a time that is over, too far
 * away, or one at which nobody would be written to
 */
export async function createCampaign(
  deps: Deps,
  form: CampaignForm,
  by: ByStaff,
): Promise<Audited<{ campaign_id: number }>> {
  const template = found(await findTemplate(deps.db, form.template_id))
  if (template.state !== 'registered') throw new AppError('conflict', 'This template is not in use.')
  const { campaign_id } = await createCampaignRow(deps.db, {
    name: tidyText(form.name),
    template_id: form.template_id,
    audience: form.audience,
    created_by: by.admin_id,
    created_at: deps.clock.now(),
    send_at: plannedTime(deps, form, template),
  })
  return { campaign_id, audit: { object: `campaign:${campaign_id}`, after: form } }
}

/** What sells by phone is planned for an hour at which it may go out; the rule is asked about each person all the same. */
function plannedTime(
  { clock }: Pick<Deps, 'clock'>,
  { send_day, send_time }: Pick<CampaignForm, 'send_day' | 'send_time'>,
  template: TemplateRow,
): Date | null {
  if (send_day === undefined || send_time === undefined) return null
  const now = clock.now()
  const at = istInstant(send_day, send_time)
  const refuse = (field: 'send_day' | 'send_time', key: string) =>
    new AppError('validation', 'It cannot go out at this time.', { errors: { [field]: key } })
  if (at <= now) throw refuse('send_time', 'rules:call.past')
  if (send_day > addDays(istDay(now), PLAN_AHEAD_DAYS)) throw refuse('send_day', 'rules:campaign.far')
  if (template.channel !== 'sms' || purposeOf(template) === 'service') return at
  if (isHoliday(istDay(at))) throw refuse('send_day', 'rules:call.no.holiday')
  const hour = istHour(at)
  if (hour < CALL_HOURS.from || hour >= CALL_HOURS.to) throw refuse('send_time', 'rules:call.no.hours')
  return at
}
