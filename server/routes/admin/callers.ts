import type { Handlers } from '#server/http/handler.ts'
import { askForLostContact } from '#server/services/approvals/ask-for-lost-contact.ts'
import { changeContactForCustomer } from '#server/services/callers/change-contact-for-customer.ts'
import { checkIdentity } from '#server/services/callers/check-identity.ts'
import { checkKnownCode } from '#server/services/callers/check-known-code.ts'
import { createTicketForCustomer } from '#server/services/callers/create-ticket-for-customer.ts'
import { findCustomers } from '#server/services/callers/find-customers.ts'
import { getCsrCustomer } from '#server/services/callers/get-csr-customer.ts'
import { listCsrTimeline } from '#server/services/callers/list-csr-timeline.ts'
import { noteErasureForCustomer } from '#server/services/callers/note-erasure-for-customer.ts'
import { nudgeForCustomer } from '#server/services/callers/nudge-for-customer.ts'
import { quietCustomer } from '#server/services/callers/quiet-customer.ts'
import { revealField } from '#server/services/callers/reveal-field.ts'
import { sendContactCodeForCustomer } from '#server/services/callers/send-contact-code-for-customer.ts'
import { sendKnownCode } from '#server/services/callers/send-known-code.ts'
import { sendLinkToCustomer } from '#server/services/callers/send-link-to-customer.ts'
import { sendLostContactCode } from '#server/services/callers/send-lost-contact-code.ts'
import { takeBackForCustomer } from '#server/services/callers/take-back-for-customer.ts'
import type { adminCsrEndpoints } from '#src/contract/endpoints/admin/callers.ts'
import { REVEAL_SECONDS } from '#src/contract/entities/support/csr.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'

export const adminCsrRoutes: Handlers<typeof adminCsrEndpoints> = {
  findCustomers: async ({ deps, body, by, audit }) => {
    const found = await findCustomers(deps, body.text, by)
    // What was typed may be a PAN: the log has whom it found.
    audit({ after: { found: found.length } })
    return { found }
  },

  getCsrCustomer: async ({ deps, params, by }) => ({
    data: await getCsrCustomer(deps, params.user_id, by),
  }),

  listCsrTimeline: ({ deps, params, query, by }) => listCsrTimeline(deps, params.user_id, query, by),

  revealField: async ({ deps, params: { user_id }, body, by, audit }) => {
    const value = await revealField(deps, user_id, body, by)
    const { field, why } = body
    audit({ object: `customer:${user_id}`, after: { field, why, reason: tidyText(body.reason) } })
    return { value, seconds: REVEAL_SECONDS }
  },

  quietCustomer: async ({ deps, params: { user_id }, body, audit }) => {
    const quiet_until = await quietCustomer(deps, user_id, body)
    audit({ object: `customer:${user_id}`, after: { days: body.days, reason: tidyText(body.reason) } })
    return { quiet_until }
  },

  takeBackForCustomer: async ({ deps, params: { user_id }, body, by, audit }) => {
    const what = await takeBackForCustomer(deps, user_id, body, by)
    audit({ object: `customer:${user_id}`, after: { ...what, reason: tidyText(body.reason) } })
    return { message: 'It is taken back.' }
  },

  createTicketForCustomer: async ({ deps, params: { user_id }, body, by, audit }) => {
    const ticket = await createTicketForCustomer(deps, user_id, body, by)
    audit({ object: `customer:${user_id}`, after: { reference: ticket, reason: tidyText(body.reason) } })
    return { ticket }
  },

  sendLinkToCustomer: async ({ deps, params: { user_id }, body, audit }) => {
    await sendLinkToCustomer(deps, user_id, body.reference)
    audit({ object: `customer:${user_id}`, after: { reference: body.reference, reason: tidyText(body.reason) } })
    return { message: 'The link is sent.' }
  },

  nudgeForCustomer: async ({ deps, params: { user_id }, body, audit }) => {
    await nudgeForCustomer(deps, user_id, body.reference)
    audit({ object: `customer:${user_id}`, after: { reference: body.reference, reason: tidyText(body.reason) } })
    return { message: 'The lender is asked.' }
  },

  checkIdentity: async ({ deps, params: { user_id }, body, by, audit }) => {
    const { passed, left } = await checkIdentity(deps, user_id, body, by)
    audit({ object: `customer:${user_id}`, after: { questions: [body.first, body.second], passed } })
    return { passed, left }
  },

  sendKnownCode: async ({ deps, params: { user_id }, body, by, audit }) => {
    const { late } = await sendKnownCode(deps, user_id, body, by)
    audit({ object: `customer:${user_id}`, after: { channel: body.channel } })
    return { message: 'The code is sent.', late }
  },

  checkKnownCode: async ({ deps, params: { user_id }, body, by, audit }) => {
    await checkKnownCode(deps, user_id, body.otp, by)
    audit({ object: `customer:${user_id}` })
    return { message: 'It is the customer who calls.' }
  },

  sendContactCodeForCustomer: async ({ deps, params: { user_id }, body, by, audit }) => {
    const { late } = await sendContactCodeForCustomer(deps, user_id, body, by)
    audit({ object: `customer:${user_id}`, after: { channel: body.channel, reason: tidyText(body.reason) } })
    return { message: 'The code is sent.', late }
  },

  changeContactForCustomer: async ({ deps, params: { user_id }, body, by, audit }) => {
    const changed = await changeContactForCustomer(deps, user_id, body.otp, by)
    audit({ object: `customer:${user_id}`, after: changed })
    return { message: 'The contact is changed.' }
  },

  sendLostContactCode: async ({ deps, params: { user_id }, body, by, audit }) => {
    const { late } = await sendLostContactCode(deps, user_id, body, by)
    audit({ object: `customer:${user_id}`, after: { channel: body.channel } })
    return { message: 'The code is sent.', late }
  },

  askForLostContact: async ({ deps, params: { user_id }, body, by, audit }) => {
    const { after } = await askForLostContact(deps, user_id, body, by)
    audit({ object: `customer:${user_id}`, after: { ...after, reason: tidyText(body.reason) } })
    return { message: 'This waits for a second person and for 48 hours.' }
  },

  noteErasureForCustomer: async ({ deps, params, body, by, audit }) => {
    const note = tidyText(body.reason)
    const { row, told } = await noteErasureForCustomer(deps, params.user_id, note, by)
    audit({ object: `customer:${row.user_id}`, after: { reference: row.reference, reason: note } })
    return { reference: row.reference, told }
  },
}
