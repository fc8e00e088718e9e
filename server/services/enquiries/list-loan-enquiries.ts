import { listOwnEnquiries } from '#server/db/repositories/enquiries/loan-enquiries.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import type { LoanEnquiry } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import { toLoanEnquiry } from './shared/loan-enquiry-view.ts'

/** The customer's own enquiries, newest first. */
export async function listLoanEnquiries(deps: Deps, by: ByCustomerWithRow): Promise<LoanEnquiry[]> {
  return (await listOwnEnquiries(deps.db, by.user_id)).map(({ enquiry, lender }) =>
    toLoanEnquiry(deps.vault, by.customer, enquiry, lender),
  )
}
