import { findHelpRequest } from '#server/db/repositories/support/help-requests.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { notifyRequester } from './shared/notify-requester.ts'

/** Tells whoever asked of a queued piece of news; nobody of a ticket that is gone. */
export async function notifyRequesterOfTicket(
  deps: Deps,
  { ticket, news }: JobPayloads['tell_asker_of_ticket'],
): Promise<void> {
  const row = await findHelpRequest(deps.db, ticket)
  if (row) await notifyRequester(deps, row, news)
}
