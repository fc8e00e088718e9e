import type { Vault } from '#server/crypto/vault.ts'
import { detailsOfEnquiry } from '#server/db/repositories/applications/kept-details.ts'
import type { LoanEnquiryRow } from '#server/db/repositories/enquiries/loan-enquiries.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { enquiryDueAt } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import type { LoanEnquiry } from '#src/contract/entities/enquiries/loan-enquiry.ts'

/** An enquiry as its owner sees it. `lender`: the name of the one it was passed on to. */
export const toLoanEnquiry = (
  vault: Vault,
  owner: CustomerRow,
  row: LoanEnquiryRow,
  lender: string | null,
): LoanEnquiry => ({
  reference: row.reference,
  kind: row.kind,
  details: detailsOfEnquiry(vault, owner, row),
  status: row.status,
  created_at: row.created_at.toISOString(),
  due_at: enquiryDueAt(row.created_at).toISOString(),
  taken: row.assigned_to !== null,
  lender,
  sent_at: row.sent_at?.toISOString() ?? null,
  closed_at: row.closed_at?.toISOString() ?? null,
  close_reason: row.close_reason,
})
