import type { HelpRequestRow } from '#server/db/repositories/support/help-requests.ts'
import type { TicketMessageRow } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import { helpRequestSchema } from '#src/contract/entities/support/help-request.ts'
import { RATINGS, TICKET_STATUSES } from '#src/contract/entities/support/ticket.ts'
import type { Ticket, TicketMessage, TicketThread } from '#src/contract/entities/support/ticket.ts'
import { daysBetween, istDay } from '#src/contract/rules/calendar.ts'

const EXCERPT_LENGTH = 120

/** Where the text of a ticket's message is sealed. */
export const messageAad = (ticket: string): string => `ticket_messages:${ticket}`

/** A ticket as its owner sees it in a list. */
export function toTicket(deps: Deps, row: HelpRequestRow): Ticket {
  return { ...plainFields(deps, row), excerpt: excerptOf(openRequest(deps, row).description) }
}

/** The beginning of what was asked. */
export const excerptOf = (text: string): string =>
  text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH).trimEnd()}…` : text

/** A ticket with everything written on it. `merged`: whose talk goes on in it. */
export function toThread(
  deps: Deps,
  row: HelpRequestRow,
  messages: readonly TicketMessageRow[],
  merged: string[],
): TicketThread {
  const first: TicketMessage = {
    author: 'customer',
    text: openRequest(deps, row).description,
    at: row.created_at.toISOString(),
    noted: row.noted_by !== null, via: null,
  }
  return {
    ...plainFields(deps, row),
    messages: [first, ...openMessages(deps, row.ticket, messages)],
    merged_into: row.merged_into, merged,
    ...ratingOf(row, messages),
  }
}

/** What was said of our answer, and whether it is asked for. */
export const ratingOf = (row: HelpRequestRow, messages: readonly TicketMessageRow[]) => ({
  rating: RATINGS.find((each) => each === row.rating) ?? null,
  may_rate: mayRate(row, messages),
})

/** Nobody is asked about an answer that never came, or twice, or about a talk that goes on. */
export const mayRate = (row: HelpRequestRow, messages: readonly TicketMessageRow[]): boolean =>
  row.status === 'closed' &&
  row.merged_into === null &&
  row.rating === null &&
  messages.some(({ author }) => author === 'staff')

/** What was written on a ticket after it was opened. */
export const openMessages = (deps: Deps, ticket: string, messages: readonly TicketMessageRow[]): TicketMessage[] =>
  messages.map(({ author, text_enc, at, via }) => ({
    author, noted: false, via,
    text: deps.vault.openShared(text_enc, messageAad(ticket)),
    at: at.toISOString(),
  }))

/** Where the ticket stands, and its clock. */
export function plainFields(deps: Deps, row: HelpRequestRow) {
  return {
    ticket: row.ticket,
    status: TICKET_STATUSES.find((each) => each === row.status) ?? 'open',
    app_id: row.app_id,
    created_at: row.created_at.toISOString(),
    due_at: row.due_at.toISOString(),
    days_left: daysBetween(istDay(deps.clock.now()), istDay(row.due_at)),
  }
}

/** What was asked by the form, signed in or not. */
export function openRequest(deps: Deps, { ticket, request_enc }: Pick<HelpRequestRow, 'ticket' | 'request_enc'>) {
  const stored: unknown = JSON.parse(deps.vault.openShared(request_enc, `help_requests:${ticket}`))
  return helpRequestSchema.validateSync(stored)
}
