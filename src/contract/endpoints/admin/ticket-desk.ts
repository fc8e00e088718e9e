import { number, string } from '#src/contract/yup.ts'
import {
  deskAnswerForm,
  deskAssignForm,
  deskCloseForm,
  deskEscalateForm,
  deskLineSchema,
  deskMergeForm,
  deskNoteForm,
  deskReopenForm,
  deskTicketSchema,
  TICKET_QUEUES,
  TICKET_SORTS,
  type TicketQueue,
} from '../../entities/support/ticket-desk.ts'
import { ticketNumber } from '../../entities/support/ticket.ts'
import { listOf, strictObject } from '../../entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pageFields, pageSchema, searchText } from '../page-query.ts'

const params = strictObject({ ticket: ticketNumber() })
const data = strictObject({ data: deskTicketSchema })
const PAGES = ['ticket-desk'] as const

export const adminTicketEndpoints = defineEndpoints({
  listDeskTickets: {
    method: 'GET',
    path: '/api/ticket-desk',
    area: 'admin',
    pages: PAGES,
    summary: 'Tickets of customers, visitors and partners in one list, queue by queue, the one due first on top.',
    masquerade: 'deny',
    query: strictObject({
      ...pageFields(TICKET_SORTS),
      queue: string<TicketQueue>().oneOf(TICKET_QUEUES, 'rules:choice.unknown').optional(),
      /** Part of the ticket's number or of a partner's name, an application's number, or a customer's. */
      search: searchText(),
    }),
    response: pageSchema(deskLineSchema).shape({
      counts: listOf(
        strictObject({
          queue: string<TicketQueue>().oneOf(TICKET_QUEUES).defined(),
          count: number().integer().min(0).defined(),
        }),
      ),
    }),
    limit: 'read',
  },
  getDeskTicket: {
    method: 'GET',
    path: '/api/ticket-desk/{ticket}',
    area: 'admin',
    pages: PAGES,
    summary: 'One ticket with everything written on it, the notes of the staff, and both clocks.',
    masquerade: 'deny',
    params,
    response: data,
    limit: 'read',
  },
  answerDeskTicket: {
    method: 'POST',
    path: '/api/ticket-desk/{ticket}/answer',
    area: 'admin',
    pages: PAGES,
    summary: 'Answers, unless somebody has written since the writer looked: then nothing is sent.',
    masquerade: 'deny',
    params,
    body: deskAnswerForm,
    response: data,
    limit: 'write',
    audit: 'ticket.answer',
  },
  noteDeskTicket: {
    method: 'POST',
    path: '/api/ticket-desk/{ticket}/notes',
    area: 'admin',
    pages: PAGES,
    summary: 'Writes something down for the staff alone.',
    masquerade: 'deny',
    params,
    body: deskNoteForm,
    response: data,
    limit: 'write',
    audit: 'ticket.note',
  },
  assignDeskTicket: {
    method: 'POST',
    path: '/api/ticket-desk/{ticket}/assign',
    area: 'admin',
    pages: PAGES,
    summary: 'Gives a ticket to somebody who may answer it, to whoever has the fewest waiting, or back to nobody.',
    masquerade: 'deny',
    params,
    body: deskAssignForm,
    response: data,
    limit: 'write',
    audit: 'ticket.assign',
  },
  closeDeskTicket: {
    method: 'POST',
    path: '/api/ticket-desk/{ticket}/close',
    area: 'admin',
    pages: PAGES,
    summary: 'Closes a ticket, and why.',
    masquerade: 'deny',
    params,
    body: deskCloseForm,
    response: data,
    limit: 'write',
    audit: 'ticket.close',
  },
  mergeDeskTicket: {
    method: 'POST',
    path: '/api/ticket-desk/{ticket}/merge',
    area: 'admin',
    pages: PAGES,
    summary:
      'Closes a ticket whose talk goes on in another one of the same asker, which is due by the earlier of both days.',
    masquerade: 'deny',
    params,
    body: deskMergeForm,
    response: data,
    limit: 'write',
    audit: 'ticket.merge',
  },
  escalateDeskTicket: {
    method: 'POST',
    path: '/api/ticket-desk/{ticket}/escalate',
    area: 'admin',
    pages: PAGES,
    summary:
      'Gives a ticket to the grievance officer, and why; the officer is told its number. Done once, and for good.',
    masquerade: 'deny',
    params,
    body: deskEscalateForm,
    response: data,
    limit: 'write',
    audit: 'ticket.escalate',
  },
  reopenDeskTicket: {
    method: 'POST',
    path: '/api/ticket-desk/{ticket}/reopen',
    area: 'admin',
    pages: PAGES,
    summary: 'Opens a closed ticket again, with the clocks it had.',
    masquerade: 'deny',
    params,
    body: deskReopenForm,
    response: data,
    limit: 'write',
    audit: 'ticket.reopen',
  },
})
