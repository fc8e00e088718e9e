import { findHelpRequest } from '#server/db/repositories/support/help-requests.ts'
import type { Deps } from '#server/deps.ts'
import { found } from '../shared/not-found.ts'
import { addToTicket } from './shared/add-to-ticket.ts'
import { notifyOfAnswer } from './shared/notify-of-answer.ts'

/** Support answers, and whoever asked is told of it. */
export async function answerTicket(deps: Deps, ticket: string, text: string): Promise<void> {
  const row = found(await findHelpRequest(deps.db, ticket))
  await addToTicket(deps, ticket, { author: 'staff', text, status: 'answered' })
  await notifyOfAnswer(deps, row, text)
}
