import { helpRequests, inboundMails, ticketMessages, ticketNotes } from '#server/db/schema/support.ts'
import { additionOf, changeOf, removalOf, rowsOf } from './stored.ts'
import type { Values, WithDeps } from './stored.ts'

export const storedHelpRequests = rowsOf(helpRequests, 'created_at')
export const changeHelpRequests = changeOf(helpRequests)
export const removeHelpRequests = removalOf(helpRequests)
export const storedTicketMessages = rowsOf(ticketMessages, 'message_id')
const addTicketMessages = additionOf(ticketMessages)
export const storedTicketNotes = rowsOf(ticketNotes, 'note_id')
export const storedInboundMails = rowsOf(inboundMails, 'mail_index')

/** A question to the help desk, that is to be answered by a moment. */
export async function makeTicket(
  { deps }: WithDeps,
  facts: Partial<Values<typeof helpRequests>> & { ticket: string; due_at: Date },
): Promise<void> {
  await deps.db.insert(helpRequests).values({ request_enc: 'x', partner: 'cl', ...facts })
}

/** An answer of the staff, whose words no test reads. */
export const makeAnswer = (server: WithDeps, ticket: string, at = server.deps.clock.now()) =>
  addTicketMessages(server, { ticket, author: 'staff', text_enc: 'x', at })
