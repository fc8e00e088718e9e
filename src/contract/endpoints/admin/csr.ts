import { boolean, number, string } from '#src/contract/yup.ts'
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
import {
  aboutApplicationForm,
  customerTicketForm,
  erasureForCustomerForm,
  quietForm,
  takeBackForm,
} from '../../entities/support/csr-acts.ts'
import { contactCodeForm, contactProofForm, identityForm } from '../../entities/support/identity.ts'
import { isoInstant, listOf, strictObject } from '../../entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { messageAnswer } from '../public.ts'

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
  quietCustomer: {
    method: 'POST',
    path: '/api/csr/customers/{user_id}/quiet',
    area: 'admin',
    pages: PAGES,
    summary:
      "Nobody calls or writes for 7, 30 or 90 days, on the customer's word. It is never ended or shortened here.",
    masquerade: 'deny',
    params,
    body: quietForm,
    response: strictObject({ quiet_until: isoInstant() }),
    limit: 'write',
    audit: 'customer.quiet',
  },
  takeBackForCustomer: {
    method: 'POST',
    path: '/api/csr/customers/{user_id}/take-back',
    area: 'admin',
    pages: PAGES,
    summary: "Ends one consent or one permission for offers, on the customer's word. None is given here.",
    masquerade: 'deny',
    params,
    body: takeBackForm,
    response: messageAnswer,
    limit: 'write',
    audit: 'customer.take-back',
  },
  createTicketForCustomer: {
    method: 'POST',
    path: '/api/csr/customers/{user_id}/tickets',
    area: 'admin',
    pages: PAGES,
    summary: "A ticket in the customer's name, as they told it; it stands among their own.",
    masquerade: 'deny',
    params,
    body: customerTicketForm,
    response: strictObject({ ticket: string().defined() }),
    limit: 'write',
    audit: 'customer.ticket',
  },
  sendLinkToCustomer: {
    method: 'POST',
    path: '/api/csr/customers/{user_id}/link',
    area: 'admin',
    pages: PAGES,
    summary: 'The way back to one application, to their verified mobile number, else e-mail. Three a day.',
    masquerade: 'deny',
    params,
    body: aboutApplicationForm,
    response: messageAnswer,
    limit: 'write',
    audit: 'customer.link',
  },
  nudgeForCustomer: {
    method: 'POST',
    path: '/api/csr/customers/{user_id}/nudge',
    area: 'admin',
    pages: PAGES,
    summary: 'Asks the lender of one application to go on, once a day, as the customer can.',
    masquerade: 'deny',
    params,
    body: aboutApplicationForm,
    response: messageAnswer,
    limit: 'write',
    audit: 'customer.nudge',
  },
  checkIdentity: {
    method: 'POST',
    path: '/api/csr/customers/{user_id}/identity',
    area: 'admin',
    pages: PAGES,
    summary:
      'Were two answers of a caller right? Three wrong pairs about one customer, and nobody asks for an hour. Answers are not kept.',
    masquerade: 'deny',
    params,
    body: identityForm,
    response: strictObject({ passed: boolean().defined(), left: number().integer().min(0).defined() }),
    limit: 'write',
    audit: 'customer.identify',
  },
  sendContactCodeForCustomer: {
    method: 'POST',
    path: '/api/csr/customers/{user_id}/contact-code',
    area: 'admin',
    pages: PAGES,
    summary:
      'A code to the mobile number or e-mail that a caller wants to sign in with, once they have shown who they are.',
    masquerade: 'deny',
    params,
    body: contactCodeForm,
    response: messageAnswer,
    limit: 'write',
    audit: 'customer.contact-code',
  },
  changeContactForCustomer: {
    method: 'POST',
    path: '/api/csr/customers/{user_id}/contact',
    area: 'admin',
    pages: PAGES,
    summary: 'Takes the code that was read out: the contact signs in from now on, and the one before is told.',
    masquerade: 'deny',
    params,
    body: contactProofForm,
    response: messageAnswer,
    limit: 'write',
    audit: 'customer.contact',
  },
  noteErasureForCustomer: {
    method: 'POST',
    path: '/api/csr/customers/{user_id}/erasure',
    area: 'admin',
    pages: PAGES,
    summary:
      "Writes down, on the customer's word, that they want to be forgotten, and sends them a link to say whether that is so. Nothing is erased before.",
    masquerade: 'deny',
    params,
    body: erasureForCustomerForm,
    response: strictObject({
      reference: string().defined(),
      /** A link went out. */
      told: boolean().defined(),
    }),
    limit: 'write',
    audit: 'customer.erasure',
  },
})
