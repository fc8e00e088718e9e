import { createLoanEnquiry } from '#server/services/enquiries/create-loan-enquiry.ts'
import { listLoanEnquiries } from '#server/services/enquiries/list-loan-enquiries.ts'
import type { enquiryEndpoints } from '#src/contract/endpoints/customer/enquiries.ts'
import type { Handlers } from '../../http/handler.ts'

export const enquiryRoutes: Handlers<typeof enquiryEndpoints> = {
  listLoanEnquiries: async ({ deps, session }) => ({ data: await listLoanEnquiries(deps, session) }),

  createLoanEnquiry: async ({ deps, body, session, request, audit }) => {
    const data = await createLoanEnquiry(deps, body, { user_id: session.user_id, ip: request.ip })
    audit({ object: `loan-enquiry:${data.reference}` })
    return { data }
  },
}
