import { listDueForOfficer, listDueForOmbudsman } from '#server/db/repositories/support/ticket-desk.ts'
import type { Deps } from '#server/deps.ts'
import { OFFICER_DAYS_LEFT } from '#src/contract/entities/support/ticket-desk.ts'
import { days } from '#src/contract/rules/time.ts'
import { escalateByItself } from './escalate-by-itself.ts'
import { notifyOfOmbudsman } from './notify-of-ombudsman.ts'
import { openMissingTickets } from './open-missing-tickets.ts'
import { queueTending } from './queue-tending.ts'
import { shareTickets } from './share-tickets.ts'
import { deskNow } from './shared/desk-view.ts'

/** Tickets that are looked after at once; the rest waits for the next time. */
const BATCH = 100

/**
 * What happens with tickets though nobody touches them: from day 20 the grievance officer has what still waits, after
 * day 30 whoever asked is told where else to complain, and what nobody has taken goes to whoever is here and can answer it.
 * Questions about payouts that stand on no desk get a ticket first.
 * Queues the next time.
 */
export async function runTicketSla(deps: Deps): Promise<void> {
  await queueTending(deps)
  await openMissingTickets(deps, BATCH)
  const { now, today } = deskNow(deps)
  const officer = new Date(today.getTime() + days(OFFICER_DAYS_LEFT + 1))
  for (const ticket of await listDueForOfficer(deps.db, officer, BATCH)) await escalateByItself(deps, ticket)
  for (const ticket of await listDueForOmbudsman(deps.db, today, BATCH)) await notifyOfOmbudsman(deps, ticket, now)
  await shareTickets(deps, BATCH)
}
