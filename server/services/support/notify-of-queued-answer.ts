import { findHelpRequest } from '#server/db/repositories/support/help-requests.ts'
import { listTicketMessages } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { messageAad } from './public/ticket-view.ts'
import { notifyOfAnswer } from './shared/notify-of-answer.ts'

/** Tells whoever asked of one answer; nobody of one that is gone. */
export async function notifyOfQueuedAnswer(
  deps: Deps,
  { ticket, message_id }: JobPayloads['tell_of_answer'],
): Promise<void> {
  const row = await findHelpRequest(deps.db, ticket)
  const answer = (await listTicketMessages(deps.db, [ticket])).find((each) => each.message_id === message_id)
  if (row && answer) await notifyOfAnswer(deps, row, deps.vault.openShared(answer.text_enc, messageAad(ticket)))
}
