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
import { withMessage } from '../with-message.ts'

export const adminCsrRoutes: Handlers<typeof adminCsrEndpoints> = {
  findCustomers: ({ deps, body, by }) => findCustomers(deps, body.text, by),

  getCsrCustomer: async ({ deps, params, by }) => ({
    data: await getCsrCustomer(deps, params.user_id, by),
  }),

  listCsrTimeline: ({ deps, params, query, by }) => listCsrTimeline(deps, params.user_id, query, by),

  revealField: async ({ deps, params, body, by }) => ({
    ...(await revealField(deps, params.user_id, body, by)),
    seconds: REVEAL_SECONDS,
  }),

  quietCustomer: ({ deps, params, body }) => quietCustomer(deps, params.user_id, body),

  takeBackForCustomer: ({ deps, params: { user_id }, body, by }) =>
    withMessage('It is taken back.', takeBackForCustomer(deps, user_id, body, by)),

  createTicketForCustomer: ({ deps, params, body, by }) => createTicketForCustomer(deps, params.user_id, body, by),

  sendLinkToCustomer: ({ deps, params: { user_id }, body }) =>
    withMessage('The link is sent.', sendLinkToCustomer(deps, user_id, body)),

  nudgeForCustomer: ({ deps, params: { user_id }, body }) =>
    withMessage('The lender is asked.', nudgeForCustomer(deps, user_id, body)),

  checkIdentity: ({ deps, params: { user_id }, body, by }) => checkIdentity(deps, user_id, body, by),

  sendKnownCode: ({ deps, params: { user_id }, body, by }) =>
    withMessage('The code is sent.', sendKnownCode(deps, user_id, body, by)),

  checkKnownCode: ({ deps, params: { user_id }, body, by }) =>
    withMessage('It is the customer who calls.', checkKnownCode(deps, user_id, body.otp, by)),

  sendContactCodeForCustomer: ({ deps, params: { user_id }, body, by }) =>
    withMessage('The code is sent.', sendContactCodeForCustomer(deps, user_id, body, by)),

  changeContactForCustomer: ({ deps, params: { user_id }, body, by }) =>
    withMessage('The contact is changed.', changeContactForCustomer(deps, user_id, body.otp, by)),

  sendLostContactCode: ({ deps, params: { user_id }, body, by }) =>
    withMessage('The code is sent.', sendLostContactCode(deps, user_id, body, by)),

  askForLostContact: ({ deps, params: { user_id }, body, by }) =>
    withMessage('This waits for a second person and for 48 hours.', askForLostContact(deps, user_id, body, by)),

  noteErasureForCustomer: ({ deps, params, body, by }) => noteErasureForCustomer(deps, params.user_id, body, by),
}
