import type { HelpRequestRow } from '#server/db/repositories/support/help-requests.ts'
import type { TicketMessageRow } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import type { HelpRequest } from '#src/contract/entities/support/help-request.ts'
import { PARTNER_TOPICS } from '#src/contract/entities/support/partner-ticket.ts'
import type { PartnerThread, PartnerTicket } from '#src/contract/entities/support/partner-ticket.ts'
import { excerptOf, openMessages, plainFields, ratingOf } from '../public/ticket-view.ts'

/** What a partner's ticket keeps under the master key. `email` is the address of the person who wrote. */
export interface PartnerRequest {
  name: string
  email: string
  company: string
  subject: string
  description: string
}

const requestAad = (ticket: string) => `help_requests:${ticket}`

export const sealPartnerRequest = (deps: Deps, ticket: string, request: PartnerRequest): string =>
  deps.vault.sealShared(JSON.stringify(request), requestAad(ticket))

export const openPartnerRequest = (deps: Deps, { ticket, request_enc }: HelpRequestRow): PartnerRequest =>
  JSON.parse(deps.vault.openShared(request_enc, requestAad(ticket))) as PartnerRequest

/** As customer support receives it, whose form has no field for a subject. */
export function toHelpRequest(deps: Deps, row: HelpRequestRow): HelpRequest {
  const { name, email, company, subject, description } = openPartnerRequest(deps, row)
  return { name, email, company, phone: '', description: `${subject}\n\n${description}` }
}

/** A ticket as the partner sees it in a list. */
export function toPartnerTicket(deps: Deps, row: HelpRequestRow): PartnerTicket {
  const { subject, description } = openPartnerRequest(deps, row)
  return { ...plainFields(deps, row), topic: topicOf(row), subject, excerpt: excerptOf(description) }
}

/** `merged`: tickets whose talk goes on in this one. */
export function toPartnerThread(
  deps: Deps,
  row: HelpRequestRow,
  messages: readonly TicketMessageRow[],
  merged: string[],
): PartnerThread {
  const { subject, description } = openPartnerRequest(deps, row)
  const first = {
    author: 'partner' as const,
    text: description,
    at: row.created_at.toISOString(),
    noted: false,
    via: null,
  }
  return {
    ...plainFields(deps, row),
    topic: topicOf(row),
    subject,
    messages: [first, ...openMessages(deps, row.ticket, messages)],
    merged_into: row.merged_into,
    merged,
    ...ratingOf(row, messages),
  }
}

const topicOf = ({ topic }: HelpRequestRow) => PARTNER_TOPICS.find((each) => each === topic) ?? 'general'
