import type { LoanEnquiry } from '#src/contract/entities/applications/loan-enquiry.ts'
import type { LoanEnquiryRow } from '#server/db/repositories/applications/loan-enquiries.ts'

export const toLoanEnquiry = ({ reference, kind, details, status, created_at }: LoanEnquiryRow): LoanEnquiry => ({
  reference,
  kind,
  details,
  status,
  created_at: created_at.toISOString(),
})
