import { lockTicket } from '#server/db/repositories/support/ticket-desk.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { found } from '../../shared/not-found.ts'
import { addToTicket } from './add-to-ticket.ts'

/**
 * One more message of whoever asked, which opens the ticket again. Where the talk goes on in another ticket it stands
 * there, and nothing that somebody wrote is lost. Answers the number of the ticket that has it.
 */
export async function addByAsker(
  deps: Deps,
  ticket: string,
  written: { author: 'customer' | 'partner'; text: string; via?: 'mail'; whole?: string },
): Promise<string> {
  const goesOn = await transaction(deps, async (deps) => {
    const row = found(await lockTicket(deps.db, ticket))
    if (row.merged_into === null) await addToTicket(deps, ticket, { ...written, status: 'open' })
    return row.merged_into
  })
  return goesOn === null ? ticket : addByAsker(deps, goesOn, written)
}
