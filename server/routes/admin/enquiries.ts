import type { Handlers } from '#server/http/handler.ts'
import { assignDeskEnquiry } from '#server/services/enquiries/assign-desk-enquiry.ts'
import { closeDeskEnquiry } from '#server/services/enquiries/close-desk-enquiry.ts'
import { getDeskEnquiry } from '#server/services/enquiries/get-desk-enquiry.ts'
import { listDeskEnquiries } from '#server/services/enquiries/list-desk-enquiries.ts'
import { passOnEnquiry } from '#server/services/enquiries/pass-on-enquiry.ts'
import type { adminEnquiryEndpoints } from '#src/contract/endpoints/admin/enquiries.ts'

export const adminEnquiryRoutes: Handlers<typeof adminEnquiryEndpoints> = {
  listDeskEnquiries: ({ deps, query, by }) => listDeskEnquiries(deps, query, by),

  getDeskEnquiry: async ({ deps, params, by }) => ({
    data: await getDeskEnquiry(deps, params.reference, by),
  }),

  assignDeskEnquiry: async ({ deps, params: { reference }, body, by }) => {
    const { audit } = await assignDeskEnquiry(deps, reference, body)
    return { data: await getDeskEnquiry(deps, reference, by), audit }
  },

  passOnEnquiry: async ({ deps, params: { reference }, body, by }) => {
    const { audit } = await passOnEnquiry(deps, reference, body, by)
    return { data: await getDeskEnquiry(deps, reference, by), audit }
  },

  closeDeskEnquiry: async ({ deps, params: { reference }, body, by }) => {
    const { audit } = await closeDeskEnquiry(deps, reference, body, by)
    return { data: await getDeskEnquiry(deps, reference, by), audit }
  },
}
