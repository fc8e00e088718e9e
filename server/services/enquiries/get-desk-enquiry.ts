import { findEnquiry } from '#server/db/repositories/enquiries/loan-enquiries.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import type { DeskEnquiry } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import { found } from '../shared/not-found.ts'
import { toDeskEnquiry } from './shared/enquiry-desk-view.ts'

/** One enquiry as whoever acts on it sees it. @throws AppError `not_found` */
export async function getDeskEnquiry(deps: Deps, reference: string, by: ByStaff): Promise<DeskEnquiry> {
  const row = found(await findEnquiry(deps.db, reference))
  return toDeskEnquiry(deps, row, found(await findCustomer(deps.db, row.user_id)), by)
}
