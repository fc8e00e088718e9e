import type { Handlers } from '#server/http/handler.ts'
import { answerDeskTicket } from '#server/services/support/answer-desk-ticket.ts'
import { assignDeskTicket } from '#server/services/support/assign-desk-ticket.ts'
import { changeDeskTickets } from '#server/services/support/change-desk-tickets.ts'
import { closeDeskTicket } from '#server/services/support/close-desk-ticket.ts'
import { escalateDeskTicket } from '#server/services/support/escalate-desk-ticket.ts'
import { getDeskShare } from '#server/services/support/get-desk-share.ts'
import { getDeskTicket } from '#server/services/support/get-desk-ticket.ts'
import { linkDeskTicket } from '#server/services/support/link-desk-ticket.ts'
import { listDeskTickets } from '#server/services/support/list-desk-tickets.ts'
import { makeEvidence } from '#server/services/support/make-evidence.ts'
import { mergeDeskTicket } from '#server/services/support/merge-desk-ticket.ts'
import { noteDeskTicket } from '#server/services/support/note-desk-ticket.ts'
import { reopenDeskTicket } from '#server/services/support/reopen-desk-ticket.ts'
import { updateDeskShare } from '#server/services/support/update-desk-share.ts'
import type { adminTicketEndpoints } from '#src/contract/endpoints/admin/support.ts'

export const adminTicketRoutes: Handlers<typeof adminTicketEndpoints> = {
  listDeskTickets: ({ deps, query, by }) => listDeskTickets(deps, query, by),

  changeDeskTickets: ({ deps, body, by }) => changeDeskTickets(deps, body, by),

  getDeskTicket: async ({ deps, params }) => ({ data: await getDeskTicket(deps, params.ticket) }),

  answerDeskTicket: async ({ deps, params: { ticket }, body, by }) => {
    const { audit } = await answerDeskTicket(deps, ticket, body, by)
    return { data: await getDeskTicket(deps, ticket), audit }
  },

  noteDeskTicket: async ({ deps, params: { ticket }, body, by }) => {
    const { audit } = await noteDeskTicket(deps, ticket, body.text, by)
    return { data: await getDeskTicket(deps, ticket), audit }
  },

  assignDeskTicket: async ({ deps, params: { ticket }, body, by }) => {
    const { audit } = await assignDeskTicket(deps, ticket, body, by)
    return { data: await getDeskTicket(deps, ticket), audit }
  },

  closeDeskTicket: async ({ deps, params: { ticket }, body, by }) => {
    const { audit } = await closeDeskTicket(deps, ticket, body.reason, by)
    return { data: await getDeskTicket(deps, ticket), audit }
  },

  mergeDeskTicket: async ({ deps, params: { ticket }, body, by }) => {
    const { audit } = await mergeDeskTicket(deps, ticket, body, by)
    return { data: await getDeskTicket(deps, ticket), audit }
  },

  escalateDeskTicket: async ({ deps, params: { ticket }, body, by }) => {
    const { audit } = await escalateDeskTicket(deps, ticket, body.reason, by)
    return { data: await getDeskTicket(deps, ticket), audit }
  },

  linkDeskTicket: async ({ deps, params: { ticket }, body, by }) => {
    const { audit } = await linkDeskTicket(deps, ticket, body, by)
    return { data: await getDeskTicket(deps, ticket), audit }
  },

  makeTicketEvidence: ({ deps, params: { ticket }, body, by, header }) => {
    header('content-disposition', `attachment; filename="evidence-${ticket}.pdf"`)
    return makeEvidence(deps, ticket, body.reason, by)
  },

  getDeskShare: async ({ deps, by }) => ({ data: await getDeskShare(deps, by) }),

  updateDeskShare: ({ deps, body, by }) => updateDeskShare(deps, body, by),

  reopenDeskTicket: async ({ deps, params: { ticket }, body }) => {
    const { audit } = await reopenDeskTicket(deps, ticket, body)
    return { data: await getDeskTicket(deps, ticket), audit }
  },
}
