import { lenderGuidesSchema } from '../../entities/catalogue/lender-guide.ts'
import { sellingRulesSchema } from '../../entities/partners/selling-rules.ts'
import { listOf, strictObject } from '../../entities/shared/fields.ts'
import {
  PARTNER_TOPICS,
  partnerThreadSchema,
  partnerTicketCreateSchema,
  partnerTicketSchema,
} from '../../entities/support/partner-ticket.ts'
import { ratingForm, ticketNumber, ticketTextSchema } from '../../entities/support/ticket.ts'
import { string } from '../../yup.ts'
import { defineEndpoints } from '../endpoint.ts'

const ticketParams = strictObject({ ticket: ticketNumber() })

export const partnerSupportEndpoints = defineEndpoints({
  listLenderJourneys: {
    method: 'GET',
    path: '/api/partner/lender-journeys',
    area: 'partner',
    summary: 'Every active lender: its steps, documents, usual time in working days, and common reasons for a refusal.',
    masquerade: 'allow',
    response: lenderGuidesSchema,
    limit: 'read',
  },
  getSellingRules: {
    method: 'GET',
    path: '/api/partner/selling-rules',
    area: 'partner',
    summary: "The version of the rules of fair selling, and who of the partner's people has accepted it.",
    masquerade: 'allow',
    response: sellingRulesSchema,
    limit: 'read',
  },
  acknowledgeSellingRules: {
    method: 'POST',
    path: '/api/partner/acknowledge-selling-rules',
    area: 'partner',
    summary: 'Keeps that the person has read and accepted the rules of fair selling in their present version.',
    // Nobody accepts rules in another's name.
    masquerade: 'deny',
    body: strictObject({ version: string().max(20).required() }),
    response: sellingRulesSchema,
    limit: 'write',
    audit: 'partner.acknowledge-selling-rules',
  },
  listPartnerTickets: {
    method: 'GET',
    path: '/api/partner/tickets',
    area: 'partner',
    right: 'support',
    summary:
      "The partner's tickets, newest first, each with the days left to answer it; of one topic where it is named.",
    masquerade: 'allow',
    query: strictObject({ topic: string().oneOf(PARTNER_TOPICS).optional() }),
    response: listOf(partnerTicketSchema),
    limit: 'read',
  },
  createPartnerTicket: {
    method: 'POST',
    path: '/api/partner/tickets',
    area: 'partner',
    right: 'support',
    summary: 'Stores what the partner asks and gives it a number; support receives it through the queue.',
    masquerade: 'deny',
    body: partnerTicketCreateSchema,
    response: partnerThreadSchema,
    limit: 'write',
    audit: 'partner.ticket',
  },
  getPartnerTicket: {
    method: 'GET',
    path: '/api/partner/tickets/{ticket}',
    area: 'partner',
    right: 'support',
    summary: "One of the partner's tickets with everything written on it.",
    masquerade: 'allow',
    params: ticketParams,
    response: partnerThreadSchema,
    limit: 'read',
  },
  createPartnerTicketMessage: {
    method: 'POST',
    path: '/api/partner/tickets/{ticket}/messages',
    area: 'partner',
    right: 'support',
    summary: 'Adds a message; an answered ticket is open again. Twenty an hour.',
    masquerade: 'deny',
    params: ticketParams,
    body: ticketTextSchema,
    response: partnerThreadSchema,
    limit: 'write',
    audit: 'partner.ticket-message',
  },
  ratePartnerTicket: {
    method: 'POST',
    path: '/api/partner/tickets/{ticket}/rating',
    area: 'partner',
    right: 'support',
    summary: 'How far our answer helped, from 1 to 5: said once, of a closed ticket.',
    masquerade: 'deny',
    params: ticketParams,
    body: ratingForm,
    response: partnerThreadSchema,
    limit: 'write',
    audit: 'partner.ticket-rate',
  },
})
