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

  changeDeskTickets: async ({ deps, body, by, audit }) => {
    const answer = await changeDeskTickets(deps, body, by)
    const { changed, unchanged, refused } = answer
    audit({
      object: 'ticket-desk',
      after: {
        act: body.act,
        asked: body.tickets.length,
        changed: changed.length,
        unchanged: unchanged.length,
        refused: refused.length,
      },
    })
    return answer
  },

  getDeskTicket: async ({ deps, params }) => ({ data: await getDeskTicket(deps, params.ticket) }),

  answerDeskTicket: async ({ deps, params: { ticket }, body, by, audit }) => {
    await answerDeskTicket(deps, ticket, body, by)
    audit({ object: `ticket:${ticket}`, after: { closed: body.close } })
    return { data: await getDeskTicket(deps, ticket) }
  },

  noteDeskTicket: async ({ deps, params: { ticket }, body, by, audit }) => {
    await noteDeskTicket(deps, ticket, body.text, by)
    audit({ object: `ticket:${ticket}` })
    return { data: await getDeskTicket(deps, ticket) }
  },

  assignDeskTicket: async ({ deps, params: { ticket }, body, by, audit }) => {
    const { before, after } = await assignDeskTicket(deps, ticket, body, by)
    audit({ object: `ticket:${ticket}`, before: { assigned_to: before }, after: { assigned_to: after } })
    return { data: await getDeskTicket(deps, ticket) }
  },

  closeDeskTicket: async ({ deps, params: { ticket }, body, by, audit }) => {
    await closeDeskTicket(deps, ticket, body.reason, by)
    audit({ object: `ticket:${ticket}`, after: { reason: body.reason } })
    return { data: await getDeskTicket(deps, ticket) }
  },

  mergeDeskTicket: async ({ deps, params: { ticket }, body, by, audit }) => {
    const due = await mergeDeskTicket(deps, ticket, body, by)
    audit({
      object: `ticket:${ticket}`,
      before: { due_at: due.before },
      after: { merged_into: body.into, due_at: due.after },
    })
    return { data: await getDeskTicket(deps, ticket) }
  },

  escalateDeskTicket: async ({ deps, params: { ticket }, body, by, audit }) => {
    await escalateDeskTicket(deps, ticket, body.reason, by)
    audit({ object: `ticket:${ticket}`, after: { reason: body.reason } })
    return { data: await getDeskTicket(deps, ticket) }
  },

  linkDeskTicket: async ({ deps, params: { ticket }, body, by, audit }) => {
    await linkDeskTicket(deps, ticket, body, by)
    audit({ object: `ticket:${ticket}`, after: body })
    return { data: await getDeskTicket(deps, ticket) }
  },

  makeTicketEvidence: async ({ deps, params: { ticket }, body, by, audit, header }) => {
    const { bytes, sha256 } = await makeEvidence(deps, ticket, body.reason, by)
    audit({ object: `ticket:${ticket}`, after: { reason: body.reason, sha256 } })
    header('content-disposition', `attachment; filename="evidence-${ticket}.pdf"`)
    return bytes
  },

  getDeskShare: async ({ deps, by }) => ({ data: await getDeskShare(deps, by) }),

  updateDeskShare: async ({ deps, body, by, audit }) => {
    const { before, after } = await updateDeskShare(deps, body, by)
    audit({ object: `admin:${by.admin_id}`, before, after })
    return { data: after }
  },

  reopenDeskTicket: async ({ deps, params: { ticket }, body, audit }) => {
    await reopenDeskTicket(deps, ticket)
    audit({ object: `ticket:${ticket}`, after: { reason: body.reason } })
    return { data: await getDeskTicket(deps, ticket) }
  },
}
