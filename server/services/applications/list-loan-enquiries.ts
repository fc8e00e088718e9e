import type { LoanEnquiry } from '#src/contract/entities/applications/loan-enquiry.ts'
import { listOwnEnquiries } from '#server/db/repositories/applications/loan-enquiries.ts'
import type { Deps } from '#server/deps.ts'
import { toLoanEnquiry } from './shared/loan-enquiry-view.ts'

/** The customer's own enquiries, newest first. */
export async function listLoanEnquiries(deps: Deps, by: { user_id: number }): Promise<LoanEnquiry[]> {
  return (await listOwnEnquiries(deps.db, by.user_id)).map(toLoanEnquiry)
}
