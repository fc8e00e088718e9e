import { askOrAct } from '#server/services/approvals/ask-or-act.ts'
import { decideDispute } from '#server/services/approvals/decide-dispute.ts'
import { listPayoutDisputes } from '#server/services/earnings/list-payout-disputes.ts'
import { listPayoutStatements } from '#server/services/earnings/list-payout-statements.ts'
import { releasePayout } from '#server/services/earnings/release-payout.ts'
import { reversePayment } from '#server/services/earnings/reverse-payment.ts'
import { takeBackPayout } from '#server/services/earnings/take-back-payout.ts'
import { approveMerchantRequest } from '#server/services/merchants/approve-merchant-request.ts'
import { declineMerchantRequest } from '#server/services/merchants/decline-merchant-request.ts'
import { getMerchantRequest } from '#server/services/merchants/get-merchant-request.ts'
import { listMerchantRequests } from '#server/services/merchants/list-merchant-requests.ts'
import { listMerchants } from '#server/services/merchants/list-merchants.ts'
import { notifyMerchantNow } from '#server/services/merchants/notify-merchant-now.ts'
import { listPayoutReport } from '#server/services/reports/list-payout-report.ts'
import type { adminMerchantsEndpoints } from '#src/contract/endpoints/admin/merchants.ts'
import type { Handlers } from '../../http/handler.ts'
import { withMessage } from '../with-message.ts'

export const adminMerchantsRoutes: Handlers<typeof adminMerchantsEndpoints> = {
  listMerchants: ({ deps }) => listMerchants(deps),

  listMerchantRequests: ({ deps, query }) => listMerchantRequests(deps, query),

  getMerchantRequest: ({ deps, params }) => getMerchantRequest(deps, params.id),

  approveMerchantRequest: async ({ deps, params, body, by, afterwards }) => {
    const { audit, ...approved } = await approveMerchantRequest(deps, params.id, body, by)
    afterwards((after) => notifyMerchantNow(after, params.id))
    return { message: 'A link is on its way to the merchant.', ...approved, audit }
  },

  declineMerchantRequest: async ({ deps, params, body, by, afterwards }) => {
    afterwards((after) => notifyMerchantNow(after, params.id))
    const { audit } = await declineMerchantRequest(deps, params.id, body.reason, by)
    return { message: 'The request is declined.', audit }
  },

  listPartnerStatements: ({ deps, params }) => listPayoutStatements(deps, params.id),

  listPartnerPayouts: ({ deps, params, query }) =>
    listPayoutReport(deps, { ...query, month: params.month }, { partner_id: params.id }),

  approvePayouts: async ({ deps, params, body, by }) => {
    const { id, month } = params
    const asked = { kind: 'payouts' as const, target: `${id}:${month}`, body: { partner_id: id, month } }
    const { waits, audit } = await askOrAct(deps, { ...asked, reason: body.reason }, by)
    const { lines, net } = { ...audit.after }
    const message = waits ? 'The month waits for a second person.' : 'The month is approved.'
    return { message, waits, lines: Number(lines), net: Number(net), audit }
  },

  reversePayment: ({ deps, params, body, by }) =>
    withMessage('The payment is reversed.', reversePayment(deps, params.paymentId, body, by)),

  takeBackPayout: ({ deps, params, body }) =>
    withMessage('The line is taken back.', takeBackPayout(deps, params.payoutId, body.reason)),

  releasePayout: ({ deps, params, body }) =>
    withMessage('The line is not held any more.', releasePayout(deps, params.payoutId, body)),

  listPayoutDisputes: ({ deps }) => listPayoutDisputes(deps),

  answerPayoutDispute: async ({ deps, params, body, by }) => {
    const { waits, difference, audit } = await decideDispute(deps, params.disputeId, body, by)
    const message = waits ? 'Your answer waits for a second person.' : 'The partner sees your answer.'
    return { message, waits, difference, audit }
  },
}
