import { listLenderNames } from '#server/db/repositories/catalogue/lenders.ts'
import { countEnquiryQueues, listEnquiryPage } from '#server/db/repositories/enquiries/enquiry-desk.ts'
import { listAdminNames } from '#server/db/repositories/identity/admins.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import { ENQUIRY_QUEUES, ENQUIRY_SORTS, overdueEnquiriesBefore } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import type { EnquiryLine, EnquiryQueue } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import { COUNT_CAP, readPageAsk } from '#src/contract/entities/shared/page-query.ts'
import type { PageQuery } from '#src/contract/entities/shared/page-query.ts'
import { readCustomerReference } from '#src/contract/rules/codes/customer-reference.ts'
import { toEnquiryLine } from './shared/enquiry-desk-view.ts'

/** A page of the desk, the enquiry that is due first on top unless asked otherwise, and how many there are in each queue. */
export async function listDeskEnquiries(
  deps: Deps,
  query: PageQuery & { queue?: EnquiryQueue | undefined; search?: string | undefined },
  by: ByStaff,
) {
  const ended = query.queue === 'closed' || query.queue === 'passed'
  const ask = readPageAsk(query, ENQUIRY_SORTS, { sort: 'created_at', direction: ended ? 'desc' : 'asc' })
  const desk = { late: overdueEnquiriesBefore(deps.clock.now()), adminId: by.admin_id }
  const text = query.search?.trim() ?? ''
  const named = readCustomerReference(text)
  const search = text === '' ? null : { text, user_id: named?.kind === 'user_id' ? named.user_id : null }
  const { rows, count } = await listEnquiryPage(deps.db, { queue: query.queue, search, desk }, ask)
  const hands = rows.flatMap(({ assigned_to }) => assigned_to ?? [])
  const names = { staff: await listAdminNames(deps.db, hands), lenders: await listLenderNames(deps.db) }
  const lines: EnquiryLine[] = []
  for (const row of rows) {
    const owner = await findCustomer(deps.db, row.user_id)
    if (owner) lines.push(toEnquiryLine(deps, row, owner, names))
  }
  const counts = await countEnquiryQueues(deps.db, desk)
  return {
    rows: lines,
    total: Math.min(count, COUNT_CAP),
    capped: count > COUNT_CAP,
    counts: ENQUIRY_QUEUES.map((queue) => ({ queue, count: counts.get(queue) ?? 0 })),
  }
}
