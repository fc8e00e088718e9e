import type { LoanEnquiryRow } from '#server/db/repositories/enquiries/loan-enquiries.ts'
import { listConsentRows } from '#server/db/repositories/privacy/consents.ts'
import type { Deps } from '#server/deps.ts'
import type { ConsentPurpose } from '#src/contract/entities/privacy/consent-purposes.ts'

const PURPOSE: ConsentPurpose = 'loan_enquiry'

/** Whether the customer's consent to pass enquiries on stands, whichever text of it was shown. */
export async function mayPassOn(
  { db }: Pick<Deps, 'db'>,
  { user_id }: Pick<LoanEnquiryRow, 'user_id'>,
): Promise<boolean> {
  const consents = await listConsentRows(db, user_id)
  return consents.some(({ purpose, withdrawn_at }) => purpose === PURPOSE && withdrawn_at === null)
}
