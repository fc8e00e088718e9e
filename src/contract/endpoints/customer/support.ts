import { listOf, strictObject } from '#src/contract/entities/shared/fields.ts'
import {
  ownThreadSchema,
  ratingForm,
  ticketNumber,
  ticketSchema,
  ticketTextSchema,
} from '#src/contract/entities/support/ticket.ts'
import { defineEndpoints } from '../endpoint.ts'

const thread = strictObject({ data: ownThreadSchema })
const ticketParams = strictObject({ ticket: ticketNumber() })

export const ticketEndpoints = defineEndpoints({
  listTickets: {
    method: 'GET',
    path: '/api/tickets',
    area: 'customer',
    owner: 'user_id',
    summary: "The customer's requests for help, newest first, each with the days left to answer it.",
    masquerade: 'allow',
    response: strictObject({ data: listOf(ticketSchema) }),
    limit: 'read',
  },
  getTicket: {
    method: 'GET',
    path: '/api/tickets/{ticket}',
    area: 'customer',
    owner: 'user_id',
    summary: 'One request for help with everything written on it.',
    masquerade: 'allow',
    params: ticketParams,
    response: thread,
    limit: 'read',
  },
  createTicketMessage: {
    method: 'POST',
    path: '/api/tickets/{ticket}/messages',
    area: 'customer',
    owner: 'user_id',
    summary: 'Adds a message; an answered ticket is open again. Twenty an hour.',
    masquerade: 'deny',
    params: ticketParams,
    body: ticketTextSchema,
    response: thread,
    limit: 'write',
    audit: 'ticket.message',
  },
  rateTicket: {
    method: 'POST',
    path: '/api/tickets/{ticket}/rating',
    area: 'customer',
    owner: 'user_id',
    summary: 'How far our answer helped, from 1 to 5: said once, of a closed ticket.',
    masquerade: 'deny',
    params: ticketParams,
    body: ratingForm,
    response: thread,
    limit: 'write',
    audit: 'ticket.rate',
  },
})
