import { findApplicationByReference } from '#server/db/repositories/applications/applications.ts'
import { listAdminNames } from '#server/db/repositories/identity/admins.ts'
import { countQueues, listDeskPage, listDeskPeople } from '#server/db/repositories/support/ticket-desk.ts'
import type { TicketSearch } from '#server/db/repositories/support/ticket-desk.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import { COUNT_CAP, readPageAsk } from '#src/contract/entities/shared/page-query.ts'
import type { PageQuery } from '#src/contract/entities/shared/page-query.ts'
import { TICKET_QUEUES, TICKET_SORTS } from '#src/contract/entities/support/ticket-desk.ts'
import type { TicketQueue } from '#src/contract/entities/support/ticket-desk.ts'
import { readCustomerReference } from '#src/contract/rules/codes/customer-reference.ts'
import { DESK_ROLES, deskNow, toDeskLine } from './shared/desk-view.ts'

/** A page of the desk, the ticket that is due first on top unless asked otherwise, and how many there are in each queue. */
export async function listDeskTickets(
  deps: Deps,
  query: PageQuery & { queue?: TicketQueue | undefined; search?: string | undefined },
  by: ByStaff,
) {
  const ended = query.queue === 'closed'
  const ask = readPageAsk(query, TICKET_SORTS, { sort: 'due_at', direction: ended ? 'desc' : 'asc' })
  const at = deskNow(deps)
  const text = query.search?.trim() ?? ''
  const search = text === '' ? null : await whomOf(deps, text)
  const { rows, count } = await listDeskPage(deps.db, { queue: query.queue, search, at, adminId: by.admin_id }, ask)
  const hands = rows.map(({ assigned_to }) => assigned_to).filter((id) => id !== null)
  const names = await listAdminNames(deps.db, hands)
  const counts = await countQueues(deps.db, at, by.admin_id)
  return {
    rows: rows.map((row) => toDeskLine(deps, row, names)),
    total: Math.min(count, COUNT_CAP),
    capped: count > COUNT_CAP,
    counts: TICKET_QUEUES.map((queue) => ({ queue, count: counts.get(queue) ?? 0 })),
    people: await listDeskPeople(deps.db, DESK_ROLES),
  }
}

/** Mobile numbers find nothing here: what is searched for stands in an address. */
async function whomOf({ db }: Deps, text: string): Promise<TicketSearch> {
  const named = readCustomerReference(text)
  if (named?.kind === 'user_id') return { text, user_id: named.user_id, app_id: null }
  if (named?.kind !== 'reference') return { text, user_id: null, app_id: null }
  const application = await findApplicationByReference(db, named.reference)
  return { text, user_id: application?.user_id ?? null, app_id: application?.app_id ?? null }
}
