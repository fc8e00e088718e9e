import {
  deskEnquirySchema,
  ENQUIRY_QUEUES,
  ENQUIRY_SORTS,
  enquiryAssignForm,
  enquiryCloseForm,
  enquiryLineSchema,
  enquiryPassForm,
} from '#src/contract/entities/enquiries/enquiry-desk.ts'
import type { EnquiryQueue } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import { enquiryNumber } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import { listOf, strictObject } from '#src/contract/entities/shared/fields.ts'
import { pageFields, pageSchema, searchText } from '#src/contract/entities/shared/page-query.ts'
import { number, string } from '#src/contract/yup.ts'
import { defineEndpoints } from '../endpoint.ts'

const params = strictObject({ reference: enquiryNumber() })
const response = strictObject({ data: deskEnquirySchema })
const PAGES = ['loan-enquiries'] as const

export const adminEnquiryEndpoints = defineEndpoints({
  listDeskEnquiries: {
    method: 'GET',
    path: '/api/enquiry-desk',
    area: 'admin',
    pages: PAGES,
    summary: 'Enquiries for student, two-wheeler and car loans, queue by queue, the one due first on top.',
    masquerade: 'deny',
    query: strictObject({
      ...pageFields(ENQUIRY_SORTS),
      queue: string<EnquiryQueue>().oneOf(ENQUIRY_QUEUES, 'rules:choice.unknown').optional(),
      /** Part of the enquiry's number, or a customer's number. */
      search: searchText(),
    }),
    response: pageSchema(enquiryLineSchema).shape({
      counts: listOf(
        strictObject({
          queue: string<EnquiryQueue>().oneOf(ENQUIRY_QUEUES).defined(),
          count: number().integer().min(0).defined(),
        }),
      ),
    }),
    limit: 'read',
  },
  getDeskEnquiry: {
    method: 'GET',
    path: '/api/enquiry-desk/{reference}',
    area: 'admin',
    pages: PAGES,
    summary: 'One enquiry with what was asked for, who has it, and to whom it may go.',
    masquerade: 'deny',
    params,
    response,
    limit: 'read',
  },
  assignDeskEnquiry: {
    method: 'POST',
    path: '/api/enquiry-desk/{reference}/assign',
    area: 'admin',
    pages: PAGES,
    summary: 'Takes an enquiry, gives it to somebody who may act on it, or back to nobody.',
    masquerade: 'deny',
    params,
    body: enquiryAssignForm,
    response,
    limit: 'write',
    audit: 'loan-enquiry.assign',
  },
  passOnEnquiry: {
    method: 'POST',
    path: '/api/enquiry-desk/{reference}/pass-on',
    area: 'admin',
    pages: PAGES,
    summary: 'Passes an enquiry on to a lender while its consent stands; its customer is told to which.',
    masquerade: 'deny',
    params,
    body: enquiryPassForm,
    response,
    limit: 'write',
    audit: 'loan-enquiry.pass-on',
  },
  closeDeskEnquiry: {
    method: 'POST',
    path: '/api/enquiry-desk/{reference}/close',
    area: 'admin',
    pages: PAGES,
    summary: 'Closes an enquiry, and why; its customer is told.',
    masquerade: 'deny',
    params,
    body: enquiryCloseForm,
    response,
    limit: 'write',
    audit: 'loan-enquiry.close',
  },
})
