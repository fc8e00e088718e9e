import { listOf, strictObject } from '../entities/shared/fields.ts'
import { ticketNumber, ticketSchema, ticketTextSchema, ticketThreadSchema } from '../entities/support/ticket.ts'
import { defineEndpoints } from './endpoint.ts'

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
    response: strictObject({ data: ticketThreadSchema }),
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
    response: strictObject({ data: ticketThreadSchema }),
    limit: 'write',
    audit: 'ticket.message',
  },
})
