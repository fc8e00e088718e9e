import { findAdmin } from '#server/db/repositories/identity/admins.ts'
import { findCampaign } from '#server/db/repositories/messages/campaigns.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { maskMobile } from '#server/services/shared/lead-contact.ts'
import type { ByStaff } from '#server/session.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { AppError } from '#src/contract/errors.ts'
import { notFound } from '../shared/not-found.ts'
import { countAudience } from './count-audience.ts'
import { purposeOf } from './public/campaign-text.ts'
import { sendText } from './send-text.ts'
import { dltRegistration } from './shared/dlt-registration.ts'

/**
 * Sends whoever asks what somebody of the audience would read, names masked, in both languages: a mail to their own
 * address, an SMS to the number they give.
 * @throws AppError `not_found`; `validation` without a number for an SMS; `not_available`
 */
export async function testCampaign(
  deps: Deps,
  campaignId: number,
  mobile: string | null,
  by: ByStaff,
): Promise<Audited> {
  const found = await findCampaign(deps.db, campaignId)
  const admin = await findAdmin(deps.db, by.admin_id)
  if (!found || !admin) throw notFound()
  const { campaign, template } = found
  if (template.channel === 'sms' && mobile === null)
    throw new AppError('validation', 'A number is missing.', { errors: { mobile: 'rules:required' } })
  const { examples } = await countAudience(deps, campaign)
  const about = purposeOf(template) === 'offers' ? 'offers' : 'application'
  for (const language of LOCALES) {
    const shown = examples.find((each) => each.language === language)
    if (!shown) continue
    const { subject, text } = shown
    if (template.channel === 'sms')
      await sendText(deps, { to: mobile ?? '', text, template: about, dlt: dltRegistration(template, language) })
    else await deps.mail.send({ to: admin.email, subject, text })
  }
  return { audit: { object: `campaign:${campaignId}`, after: { mobile: mobile === null ? null : maskMobile(mobile) } } }
}
