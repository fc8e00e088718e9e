import { findHelpRequest } from '#server/db/repositories/support/help-requests.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '../shared/not-found.ts'
import { addToTicket } from './shared/add-to-ticket.ts'
import { tellOfAnswer } from './shared/tell-of-answer.ts'

/** Support answers, and whoever asked is told of it. */
export async function answerTicket(deps: Deps, ticket: string, text: string): Promise<void> {
  const row = await findHelpRequest(deps.db, ticket)
  if (!row) throw notFound()
  await addToTicket(deps, ticket, { author: 'staff', text, status: 'answered' })
  await tellOfAnswer(deps, row, text)
}
