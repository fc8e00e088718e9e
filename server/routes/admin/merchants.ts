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
import { toRupees } from '#src/contract/rules/paise.ts'
import type { Handlers } from '../../http/handler.ts'

export const adminMerchantsRoutes: Handlers<typeof adminMerchantsEndpoints> = {
  listMerchants: ({ deps }) => listMerchants(deps),

  listMerchantRequests: ({ deps, query }) => listMerchantRequests(deps, query),

  getMerchantRequest: async ({ deps, params, audit }) => {
    const request = await getMerchantRequest(deps, params.id)
    audit({ object: `merchant-request:${request.reference}` })
    return request
  },

  approveMerchantRequest: async ({ deps, params, body, by, audit, afterwards }) => {
    const { reference, ...approved } = await approveMerchantRequest(deps, params.id, body, by)
    afterwards((after) => notifyMerchantNow(after, params.id))
    const { partner_id, merchant_id } = approved
    const { revenue_percent, revenue_flat_fee } = body
    audit({
      object: `merchant-request:${reference}`,
      before: { status: 'open' },
      after: { status: 'approved', partner_id, merchant_id, revenue_percent, revenue_flat_fee },
    })
    return { message: 'A link is on its way to the merchant.', ...approved }
  },

  declineMerchantRequest: async ({ deps, params, body, by, audit, afterwards }) => {
    afterwards((after) => notifyMerchantNow(after, params.id))
    const reference = await declineMerchantRequest(deps, params.id, body.reason, by)
    audit({
      object: `merchant-request:${reference}`,
      before: { status: 'open' },
      after: { status: 'declined', reason: body.reason },
    })
    return { message: 'The request is declined.' }
  },

  listPartnerStatements: ({ deps, params }) => listPayoutStatements(deps, params.id),

  listPartnerPayouts: ({ deps, params, query }) =>
    listPayoutReport(deps, { ...query, month: params.month }, { partner_id: params.id }),

  approvePayouts: async ({ deps, params, body, by, audit }) => {
    const { id, month } = params
    const asked = { kind: 'payouts' as const, target: `${id}:${month}`, body: { partner_id: id, month } }
    const { waits, audit: facts } = await askOrAct(deps, { ...asked, reason: body.reason }, by)
    audit(facts)
    const { lines, net } = { ...facts.after }
    const message = waits ? 'The month waits for a second person.' : 'The month is approved.'
    return { message, waits, lines: Number(lines), net: Number(net) }
  },

  reversePayment: async ({ deps, params, body, by, audit }) => {
    const { payment, back } = await reversePayment(deps, params.paymentId, body, by)
    const { partner_id, month, utr } = payment
    audit({
      object: `partner:${partner_id}`,
      before: { month, status: 'paid', utr, net: toRupees(payment.amount) },
      after: { month, status: 'approved', utr, net: toRupees(back.amount), ...body },
    })
    return { message: 'The payment is reversed.', payment_id: back.payment_id }
  },

  takeBackPayout: async ({ deps, params, body, audit }) => {
    const { line, back } = await takeBackPayout(deps, params.payoutId, body.reason)
    audit({
      object: `partner:${line.partner_id}`,
      before: { payout_id: line.payout_id, net: toRupees(line.net) },
      after: { payout_id: back.payout_id, net: toRupees(back.net), reason: body.reason },
    })
    return { message: 'The line is taken back.', payout_id: back.payout_id }
  },

  releasePayout: async ({ deps, params, body, audit }) => {
    const { before, after } = await releasePayout(deps, params.payoutId, body)
    const { partner_id, payout_id } = after
    audit({
      object: `partner:${partner_id}`,
      before: { payout_id, status: 'held', gross: toRupees(before.gross) },
      after: { payout_id, status: 'released', gross: toRupees(after.gross), reason: body.reason },
    })
    return { message: 'The line is not held any more.' }
  },

  listPayoutDisputes: ({ deps }) => listPayoutDisputes(deps),

  answerPayoutDispute: async ({ deps, params, body, by, audit }) => {
    const answered = await decideDispute(deps, params.disputeId, body, by)
    audit(answered.audit)
    const message = answered.waits ? 'Your answer waits for a second person.' : 'The partner sees your answer.'
    return { message, waits: answered.waits, difference: answered.difference }
  },
}
