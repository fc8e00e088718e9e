import { listLenderJourneys } from '#server/services/catalogue/list-lender-journeys.ts'
import { acknowledgeSellingRules } from '#server/services/partners/acknowledge-selling-rules.ts'
import { getSellingRules } from '#server/services/partners/get-selling-rules.ts'
import { createPartnerTicketMessage } from '#server/services/support/create-partner-ticket-message.ts'
import { createPartnerTicket } from '#server/services/support/create-partner-ticket.ts'
import { getPartnerTicket } from '#server/services/support/get-partner-ticket.ts'
import { listPartnerTickets } from '#server/services/support/list-partner-tickets.ts'
import { ratePartnerTicket } from '#server/services/support/rate-partner-ticket.ts'
import type { partnerSupportEndpoints } from '#src/contract/endpoints/partner/support.ts'
import type { Handlers } from '../../http/handler.ts'

export const partnerSupportRoutes: Handlers<typeof partnerSupportEndpoints> = {
  listLenderJourneys: async ({ deps }) => ({ data: await listLenderJourneys(deps) }),

  getSellingRules: ({ deps, by }) => getSellingRules(deps, by),

  acknowledgeSellingRules: (call) => acknowledgeSellingRules(call.deps, call.body.version, call.by),

  listPartnerTickets: ({ deps, query, by }) => listPartnerTickets(deps, query.topic, by),

  getPartnerTicket: ({ deps, params, by }) => getPartnerTicket(deps, params.ticket, by),

  createPartnerTicket: ({ deps, body, by }) => createPartnerTicket(deps, body, by),

  createPartnerTicketMessage: ({ deps, params, body, by }) =>
    createPartnerTicketMessage(deps, params.ticket, body.text, by),

  ratePartnerTicket: ({ deps, params, body, by }) => ratePartnerTicket(deps, params.ticket, body.rating, by),
}
