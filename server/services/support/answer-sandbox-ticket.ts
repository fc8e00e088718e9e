import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import { findHelpRequest } from '#server/db/repositories/support/help-requests.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { localeOfCustomer } from '../profile/public/customer-profile.ts'
import { answerTicket } from './answer-ticket.ts'

const answerIn = (language: Locale): string => textsIn(language)('server:ticket.sandbox')

/** In a demonstration somebody answers all the same, and says what it is; once a person has taken the ticket, nobody does. */
export async function answerSandboxTicket(deps: Deps, { ticket }: JobPayloads['sandbox_ticket_answer']): Promise<void> {
  const row = await findHelpRequest(deps.db, ticket)
  if (deps.env.mode === 'live' || row?.status !== 'open' || row.assigned_to !== null) return
  if (row.partner_id !== null) return answerTicket(deps, ticket, LOCALES.map(answerIn).join('\n\n'))
  const customer = row.user_id === null ? null : await findCustomer(deps.db, row.user_id)
  if (customer) await answerTicket(deps, ticket, answerIn(localeOfCustomer(customer)))
}
