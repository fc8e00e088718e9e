import { findPartnerUser } from '#server/db/repositories/partners/partner-users.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import { createHelpRequestRow, nextTicket } from '#server/db/repositories/support/help-requests.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartnerUser } from '#server/session.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { notFound } from '../../shared/not-found.ts'
import { clocksFrom } from '../public/clocks.ts'
import { sealPartnerRequest } from './partner-ticket-view.ts'

interface Asked {
  topic: string
  subject: string
  description: string
  /** The question about a payout that it is. */
  disputeId?: number
  /** When it was asked; now where it says nothing. */
  at?: Date
}

/** A ticket of a partner's person, in the caller's transaction; answers its number. @throws AppError `not_found` */
export async function openPartnerTicket(
  deps: Deps,
  { partner_id, partner_user_id }: ByPartnerUser,
  { topic, subject, description, disputeId, at = deps.clock.now() }: Asked,
): Promise<string> {
  const partner = await findPartner(deps.db, partner_id)
  const person = await findPartnerUser(deps.db, partner_id, partner_user_id)
  if (!partner || !person) throw notFound()
  const ticket = await nextTicket(deps.db)
  await createHelpRequestRow(deps.db, {
    ticket,
    partner: partner.code,
    partner_id,
    topic,
    dispute_id: disputeId ?? null,
    request_enc: sealPartnerRequest(deps, ticket, {
      name: person.name,
      email: person.email,
      company: partner.name,
      subject: tidyText(subject),
      description: tidyText(description),
    }),
    ...clocksFrom(at),
    created_at: at,
  })
  return ticket
}
