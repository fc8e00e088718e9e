import { listDisputesWithoutTicket, lockDisputeWithoutTicket } from '#server/db/repositories/support/dispute-tickets.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { openDisputeTicket } from './public/open-dispute-ticket.ts'

/** Questions about payouts that were asked before there were tickets come to the desk, with the day that they were asked. */
export async function openMissingTickets(deps: Deps, limit: number): Promise<void> {
  for (const id of await listDisputesWithoutTicket(deps.db, limit))
    await transaction(deps, async (deps) => {
      const dispute = await lockDisputeWithoutTicket(deps.db, id)
      if (dispute) await openDisputeTicket(deps, dispute, DEFAULT_LOCALE)
    })
}
