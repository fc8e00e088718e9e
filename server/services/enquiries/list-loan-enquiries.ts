import { listOwnEnquiries } from '#server/db/repositories/enquiries/loan-enquiries.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { LoanEnquiry } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import { found } from '../shared/not-found.ts'
import { toLoanEnquiry } from './shared/loan-enquiry-view.ts'

/** The customer's own enquiries, newest first. */
export async function listLoanEnquiries(deps: Deps, by: ByCustomer): Promise<LoanEnquiry[]> {
  const customer = found(await findCustomer(deps.db, by.user_id))
  return (await listOwnEnquiries(deps.db, by.user_id)).map(({ enquiry, lender }) =>
    toLoanEnquiry(deps.vault, customer, enquiry, lender),
  )
}
