import { enquiryBodySchema, loanEnquirySchema } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import { listOf, strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'

export const enquiryEndpoints = defineEndpoints({
  listLoanEnquiries: {
    method: 'GET',
    path: '/api/loan-enquiries',
    area: 'customer',
    owner: 'user_id',
    summary: "The customer's enquiries for student, two-wheeler and car loans, newest first.",
    masquerade: 'allow',
    response: strictObject({ data: listOf(loanEnquirySchema) }),
    limit: 'read',
  },
  createLoanEnquiry: {
    method: 'POST',
    path: '/api/loan-enquiries',
    area: 'customer',
    owner: 'user_id',
    summary: 'Takes down what is wanted of a kind that no lender offers online; the open one of the kind is answered.',
    masquerade: 'deny',
    body: enquiryBodySchema,
    response: strictObject({ data: loanEnquirySchema }),
    limit: 'write',
    audit: 'loan-enquiry.create',
  },
})
