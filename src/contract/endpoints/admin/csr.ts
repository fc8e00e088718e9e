import { number, string } from '#src/contract/yup.ts'
import {
  csrCustomerSchema,
  csrFoundSchema,
  csrSearchForm,
  MOST_CUSTOMERS,
  REVEAL_SECONDS,
  revealForm,
  TIMELINE_CURSOR,
  TIMELINE_GROUP_KEYS,
  timelineEntrySchema,
  type TimelineGroup,
} from '../../entities/support/csr.ts'
import { listOf, strictObject } from '../../entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'

const PAGES = ['csr-portal'] as const

const params = strictObject({
  user_id: string()
    .matches(/^[1-9]\d{0,8}$/, 'rules:id')
    .required('rules:required'),
})

export const adminCsrEndpoints = defineEndpoints({
  findCustomers: {
    method: 'POST',
    path: '/api/csr/search',
    area: 'admin',
    pages: PAGES,
    summary: 'Customers by one whole number, mobile, e-mail or PAN. What is typed stands in no address and in no log.',
    masquerade: 'deny',
    body: csrSearchForm,
    response: strictObject({ found: listOf(csrFoundSchema).max(MOST_CUSTOMERS) }),
    limit: 'write',
    audit: 'customer.search',
  },
  getCsrCustomer: {
    method: 'GET',
    path: '/api/csr/customers/{user_id}',
    area: 'admin',
    pages: PAGES,
    summary: 'One customer, masked, with applications, tickets and contact rules. The customer sees that staff looked.',
    masquerade: 'deny',
    params,
    response: strictObject({ data: csrCustomerSchema }),
    limit: 'read',
  },
  listCsrTimeline: {
    method: 'GET',
    path: '/api/csr/customers/{user_id}/timeline',
    area: 'admin',
    pages: PAGES,
    summary: 'What happened with one customer, newest first, a page at a time. The customer sees that staff looked.',
    masquerade: 'deny',
    params,
    query: strictObject({
      group: string<TimelineGroup>().oneOf(TIMELINE_GROUP_KEYS, 'rules:choice.unknown').optional(),
      /** One application's entries alone. */
      reference: string()
        .matches(/^CL-\d{1,12}$/, 'rules:id')
        .optional(),
      /** `next` of the page before. */
      before: string().matches(TIMELINE_CURSOR, 'rules:id').optional(),
    }),
    response: strictObject({ entries: listOf(timelineEntrySchema), next: string().nullable().defined() }),
    limit: 'read',
  },
  revealField: {
    method: 'POST',
    path: '/api/csr/customers/{user_id}/reveal',
    area: 'admin',
    pages: PAGES,
    summary: 'One field in clear, to be shown for a minute. The customer sees which field, in which role and why.',
    masquerade: 'deny',
    params,
    body: revealForm,
    response: strictObject({
      value: string().defined(),
      seconds: number().integer().oneOf([REVEAL_SECONDS]).defined(),
    }),
    limit: 'write',
    audit: 'customer.reveal',
  },
})
