import { findEnquiry, lockEnquiry } from '#server/db/repositories/enquiries/loan-enquiries.ts'
import type { LoanEnquiryRow } from '#server/db/repositories/enquiries/loan-enquiries.ts'
import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { TxDeps } from '#server/deps.ts'
import type { EnquiryStatus } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../../shared/not-found.ts'

/**
 * An enquiry that somebody acts on, held until the transaction ends. Its customer is held first, as by whoever withdraws a
 * consent, so that neither waits for the other.
 * @throws AppError `not_found`; `conflict` where it is not in one of these states, or somebody has acted on it meanwhile
 */
export async function lockSeenEnquiry(
  deps: TxDeps,
  reference: string,
  { version, states }: { version: number; states: readonly EnquiryStatus[] },
): Promise<{ row: LoanEnquiryRow; customer: CustomerRow }> {
  const { enquiry_id, user_id } = found(await findEnquiry(deps.db, reference))
  const customer = found(await lockCustomer(deps.db, user_id))
  const row = found(await lockEnquiry(deps.db, enquiry_id))
  if (!states.includes(row.status) || row.version !== version)
    throw new AppError('conflict', 'Somebody has acted on this enquiry meanwhile. Nothing was done.', {
      errors: { version: 'rules:enquiryDesk.version' },
    })
  return { row, customer }
}
