import type { PartnerThread, PartnerTicketCreate } from '#src/contract/entities/support/partner-ticket.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { transaction } from '#server/db/transaction.ts'
import { createHelpRequestRow, nextTicket } from '#server/db/repositories/support/help-requests.ts'
import { findPartnerUser } from '#server/db/repositories/partners/partner-users.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { clocksFrom } from './shared/clocks.ts'
import { getPartnerTicket } from './get-partner-ticket.ts'
import { notFound } from '../shared/not-found.ts'
import { sealPartnerRequest } from './shared/partner-ticket-view.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { type Person, MAX_PER_HOUR } from './shared/partner-ticket-desk.ts'

/** Stores the ticket before anybody is told of it. @throws AppError `too_many_requests` */
export async function createPartnerTicket(
  deps: Deps,
  by: Person,
  { topic, subject, description }: PartnerTicketCreate,
): Promise<PartnerThread> {
  await spendAllowance(deps, `partner-ticket:${by.partner_user_id}`, MAX_PER_HOUR, 3_600)
  const now = deps.clock.now()
  const ticket = await transaction(deps, async (deps) => {
    const [partner, person] = [
      await findPartner(deps.db, by.partner_id),
      await findPartnerUser(deps.db, by.partner_id, by.partner_user_id),
    ]
    if (!partner || !person) throw notFound()
    const number = await nextTicket(deps.db)
    await createHelpRequestRow(deps.db, {
      ticket: number,
      request_enc: sealPartnerRequest(deps, number, {
        name: person.name,
        email: person.email,
        company: partner.name,
        subject: tidyText(subject),
        description: tidyText(description),
      }),
      partner: partner.code,
      partner_id: by.partner_id,
      topic,
      ...clocksFrom(now),
      created_at: now,
    })
    await queueJob(deps.db, 'forward_help_request', { ticket: number }, now)
    return number
  })
  return getPartnerTicket(deps, by, ticket)
}
