import { findHelpRequest } from '#server/db/repositories/support/help-requests.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { tellAsker } from './shared/tell-asker.ts'

/** Tells whoever asked of a queued piece of news; nobody of a ticket that is gone. */
export async function tellAskerOfTicket(
  deps: Deps,
  { ticket, news }: JobPayloads['tell_asker_of_ticket'],
): Promise<void> {
  const row = await findHelpRequest(deps.db, ticket)
  if (row) await tellAsker(deps, row, news)
}
