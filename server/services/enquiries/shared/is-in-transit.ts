import type { LoanEnquiryRow } from '#server/db/repositories/enquiries/loan-enquiries.ts'

/** True while a lender has still to take the enquiry. `at`: when it was passed on, for it may have gone to another since. */
export const isInTransit = (row: LoanEnquiryRow | null, at: string): row is LoanEnquiryRow =>
  row?.status === 'passed' && row.sent_at === null && row.passed_at?.toISOString() === at
