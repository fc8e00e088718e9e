import { createLoanEnquiry } from '#server/services/enquiries/create-loan-enquiry.ts'
import { listLoanEnquiries } from '#server/services/enquiries/list-loan-enquiries.ts'
import type { enquiryEndpoints } from '#src/contract/endpoints/customer/enquiries.ts'
import type { Handlers } from '../../http/handler.ts'

export const enquiryRoutes: Handlers<typeof enquiryEndpoints> = {
  listLoanEnquiries: async ({ deps, by }) => ({ data: await listLoanEnquiries(deps, by) }),

  createLoanEnquiry: ({ deps, body, by }) => createLoanEnquiry(deps, body, by),
}
