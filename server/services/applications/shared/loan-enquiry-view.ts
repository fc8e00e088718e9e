import type { Vault } from '#server/crypto/vault.ts'
import { detailsOfEnquiry } from '#server/db/repositories/applications/kept-details.ts'
import type { LoanEnquiryRow } from '#server/db/repositories/applications/loan-enquiries.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { LoanEnquiry } from '#src/contract/entities/applications/loan-enquiry.ts'

export const toLoanEnquiry = (vault: Vault, owner: CustomerRow, row: LoanEnquiryRow): LoanEnquiry => ({
  reference: row.reference,
  kind: row.kind,
  details: detailsOfEnquiry(vault, owner, row),
  status: row.status,
  created_at: row.created_at.toISOString(),
})
