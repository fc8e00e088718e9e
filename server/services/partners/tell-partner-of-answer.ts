import { NOTIFICATION_DEFAULTS } from '#src/contract/entities/partners/partner-settings.ts'
import type { HelpRequestRow } from '#server/db/repositories/support/help-requests.ts'
import { findPartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import type { Deps } from '#server/deps.ts'
import { openPartnerRequest } from '../support/shared/partner-ticket-view.ts'

/** A mail to the person who asked, unless the partner has switched it off: that there is an answer, never what it says. */
export async function tellPartnerOfAnswer(deps: Deps, row: HelpRequestRow, partnerId: number): Promise<void> {
  const details = await findPartnerDetails(deps.db, partnerId)
  if (!(details?.notifications.tickets ?? NOTIFICATION_DEFAULTS.tickets)) return
  const { email } = openPartnerRequest(deps, row)
  await deps.mail.send({
    to: email,
    subject: `Your ticket ${row.ticket}`,
    text: `Your ticket ${row.ticket} has an answer. Sign in to the partner portal and open Communication to read it.`,
  })
}
