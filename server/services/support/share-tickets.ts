import { findApplication } from '#server/db/repositories/applications/applications.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import { listTakers, listUnshared, stampGiven } from '#server/db/repositories/support/desk-people.ts'
import type { HelpRequestRow } from '#server/db/repositories/support/help-requests.ts'
import { lockTicket, updateTicket } from '#server/db/repositories/support/ticket-desk.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { minutes } from '#src/contract/rules/time.ts'
import { takerOf } from '#src/contract/tickets/share-ticket.ts'
import type { Taker, TicketNeeds } from '#src/contract/tickets/share-ticket.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { localeOfCustomer } from '../profile/public/customer-profile.ts'
import { DESK_ROLES } from './shared/desk-view.ts'

/** Whoever has done nothing for so long is not here. */
const HERE = minutes(15)

/** Gives what nobody has taken to those who are here, by language, subject and load; each in a transaction of its own. */
export async function shareTickets(deps: Deps, most: number): Promise<void> {
  const now = deps.clock.now()
  let takers = await listTakers(deps.db, DESK_ROLES, new Date(now.getTime() - HERE))
  if (takers.length === 0) return
  for (const { ticket } of await listUnshared(deps.db, most)) {
    const given = await giveTicket(deps, ticket, takers, now)
    if (given !== null)
      takers = takers.map((each) =>
        each.admin_id === given ? { ...each, waiting: each.waiting + 1, given_at: now } : each,
      )
  }
}

/** Answers whose it is now; null = somebody was quicker, or nobody can answer it. */
const giveTicket = (deps: Deps, ticket: string, takers: readonly Taker[], now: Date): Promise<number | null> =>
  transaction(deps, async (deps) => {
    const row = await lockTicket(deps.db, ticket)
    if (row?.status !== 'open' || row.assigned_to !== null) return null
    const taker = takerOf(takers, await needsOf(deps, row))
    if (!taker) return null
    const { admin_id } = taker
    await updateTicket(deps.db, ticket, { assigned_to: admin_id })
    await stampGiven(deps.db, admin_id, now)
    await writeAudit(deps, {
      actor: 'creditlane',
      action: 'ticket.assign',
      object: `ticket:${ticket}`,
      before: { assigned_to: null },
      after: { assigned_to: admin_id },
    })
    return admin_id
  })

async function needsOf({ db }: Deps, row: HelpRequestRow): Promise<TicketNeeds> {
  if (row.partner_id !== null) return { language: null, subject: row.dispute_id === null ? 'partner' : 'payout' }
  const customer = row.user_id === null ? null : await findCustomer(db, row.user_id)
  const application = row.app_id === null ? null : await findApplication(db, row.app_id)
  return { language: customer && localeOfCustomer(customer), subject: application?.product_type ?? null }
}
