import { findPartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import type { HelpRequestRow } from '#server/db/repositories/support/help-requests.ts'
import type { Deps } from '#server/deps.ts'
import { inAllLanguages } from '#server/texts/in-all-languages.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { NOTIFICATION_DEFAULTS } from '#src/contract/entities/partners/partner-settings.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { openPartnerRequest } from './shared/partner-ticket-view.ts'
import { withReplyAddress } from './shared/with-reply-address.ts'

/** A mail to the person who asked, unless the partner has switched it off: that there is an answer, never what it says. */
export async function notifyPartnerOfAnswer(deps: Deps, row: HelpRequestRow, partnerId: number): Promise<void> {
  const details = await findPartnerDetails(deps.db, partnerId)
  if (!(details?.notifications.tickets ?? NOTIFICATION_DEFAULTS.tickets)) return
  const { email } = openPartnerRequest(deps, row)
  const { ticket } = row
  const mail = inAllLanguages((language) => ({
    subject: textsIn(language)('server:ticket.subject', { ticket }),
    text: textsIn(language)('server:ticket.partner', { ticket }),
  }))
  await deps.mail.send({ to: email, ...withReplyAddress(deps, ticket, LOCALES, mail) })
}
