import { payoutDisputes, payoutLines, payoutMonths } from '#server/db/schema/earnings.ts'
import { referrals } from '#server/db/schema/partners.ts'
import { paymentRunLines, paymentRuns, payoutPayments } from '#server/db/schema/paying.ts'
import { istMonth } from '#src/contract/rules/calendar.ts'
import { NO_PAISE, toPaise } from '#src/contract/rules/paise.ts'
import { additionOf, changeOf, rowsOf } from './stored.ts'
import type { WithDeps } from './stored.ts'

export const storedPayoutLines = rowsOf(payoutLines, 'payout_id')
export const changePayoutLines = changeOf(payoutLines)
export const addPayoutLines = additionOf(payoutLines)
export const storedPayoutPayments = rowsOf(payoutPayments, 'payment_id')
export const addPayoutPayments = additionOf(payoutPayments)
export const storedPayoutMonths = rowsOf(payoutMonths, 'month')
export const storedPayoutDisputes = rowsOf(payoutDisputes, 'dispute_id')
export const addPayoutDisputes = additionOf(payoutDisputes)
export const storedPaymentRuns = rowsOf(paymentRuns, 'run_id')
export const addPaymentRuns = additionOf(paymentRuns)
export const storedPaymentRunLines = rowsOf(paymentRunLines, 'line_id')
export const changePaymentRunLines = changeOf(paymentRunLines)
export const addPaymentRunLines = additionOf(paymentRunLines)
export const storedReferrals = rowsOf(referrals, 'referral_id')
export const addReferrals = additionOf(referrals)

/** A line of the first partner that rewards an invitation with 1,000 rupees, or takes another one back. Answers its number. */
export async function makeReward(
  server: WithDeps,
  { referral_id, takes_back, at }: { referral_id: number | null; takes_back: number | null; at: Date },
): Promise<number> {
  const { payout_id } = await addPayoutLines(server, {
    partner_id: 1,
    referral_id,
    takes_back,
    disbursed_amount: NO_PAISE,
    disbursed_at: at,
    month: istMonth(at),
    revenue: NO_PAISE,
    partner_percent: '0',
    partner_flat: toPaise(1000),
    gross: toPaise(1000),
    tds: toPaise(20),
    net: toPaise(980),
    status: takes_back === null ? 'accrued' : 'taken_back',
  })
  return payout_id
}
