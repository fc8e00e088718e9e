import type { Handlers } from '#server/http/handler.ts'
import { createTicketMessage } from '#server/services/support/create-ticket-message.ts'
import { getTicket } from '#server/services/support/get-ticket.ts'
import { listTickets } from '#server/services/support/list-tickets.ts'
import { rateTicket } from '#server/services/support/rate-ticket.ts'
import type { ticketEndpoints } from '#src/contract/endpoints/customer/support.ts'

export const ticketRoutes: Handlers<typeof ticketEndpoints> = {
  listTickets: async ({ deps, session }) => ({ data: await listTickets(deps, session) }),

  getTicket: async ({ deps, params, session }) => ({ data: await getTicket(deps, params.ticket, session) }),

  createTicketMessage: async ({ deps, params, body, session }) => ({
    data: await createTicketMessage(deps, params.ticket, body.text, session),
  }),

  rateTicket: async ({ deps, params, body, session }) => ({
    data: await rateTicket(deps, params.ticket, body.rating, session),
  }),
}
