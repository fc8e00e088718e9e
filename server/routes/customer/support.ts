import type { Handlers } from '#server/http/handler.ts'
import { createTicketMessage } from '#server/services/support/create-ticket-message.ts'
import { getTicket } from '#server/services/support/get-ticket.ts'
import { listTickets } from '#server/services/support/list-tickets.ts'
import { rateTicket } from '#server/services/support/rate-ticket.ts'
import type { ticketEndpoints } from '#src/contract/endpoints/customer/support.ts'

export const ticketRoutes: Handlers<typeof ticketEndpoints> = {
  listTickets: async ({ deps, by }) => ({ data: await listTickets(deps, by) }),

  getTicket: async ({ deps, params, by }) => ({ data: await getTicket(deps, params.ticket, by) }),

  createTicketMessage: async ({ deps, params, body, by }) => ({
    data: await createTicketMessage(deps, params.ticket, body.text, by),
  }),

  rateTicket: async ({ deps, params, body, by }) => ({
    data: await rateTicket(deps, params.ticket, body.rating, by),
  }),
}
