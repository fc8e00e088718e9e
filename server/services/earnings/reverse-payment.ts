import { createPayment, findPayment, unpayLines } from '#server/db/repositories/earnings/payments.ts'
import { lockPayouts } from '#server/db/repositories/earnings/payouts.ts'
import { findLineOfPayment, updateRunLines } from '#server/db/repositories/paying/payment-runs.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { paymentDayProblem } from '#src/contract/entities/earnings/payment.ts'
import type { PaymentReversal } from '#src/contract/entities/earnings/payment.ts'
import { AppError } from '#src/contract/errors.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { wholePaise, toRupees } from '#src/contract/rules/paise.ts'
import { notFound } from '../shared/not-found.ts'
import { notifyPartnerReversed } from './notify-partner-reversed.ts'

/**
 * Reverses a payment that went wrong by an entry with the amount turned round. Its lines are approved again and can be paid
 * anew; the payment stays as it was noted, and the partner is told of both.
 * @throws AppError `not_found`; `conflict` of one that is reversed, or reverses itself; `validation` for a day that cannot be
 */
export async function reversePayment(
  deps: Deps,
  paymentId: number,
  { day, reason }: PaymentReversal,
  by: ByStaff,
): Promise<Audited<{ payment_id: number }>> {
  const now = deps.clock.now()
  return transaction(deps, async (deps) => {
    const payment = await findPayment(deps.db, paymentId)
    if (!payment) throw notFound()
    if (payment.reverses !== null)
      throw new AppError('conflict', 'This entry reverses a payment itself. Pay the month anew instead.')
    const { partner_id, month, account_ending, ifsc } = payment
    await lockPayouts(deps.db, partner_id)
    const wrong = paymentDayProblem(day, payment.day, istDay(now))
    if (wrong) throw new AppError('validation', 'Check the highlighted field.', { errors: { day: wrong } })
    const back = await createPayment(deps.db, {
      partner_id,
      month,
      account_ending,
      ifsc,
      day,
      reason,
      amount: wholePaise(0 - payment.amount),
      parts: payment.parts.map((part) => ({ ...part, net: 0 - part.net })),
      reverses: paymentId,
      noted_by: by.admin_id,
      noted_at: now,
    })
    if (!back) throw new AppError('conflict', 'This payment has been reversed already.')
    await unpayLines(deps.db, paymentId)
    const runLine = await findLineOfPayment(deps.db, paymentId)
    if (runLine)
      await updateRunLines(deps.db, [runLine.line_id], {
        state: 'returned',
        reason,
        returned_day: day,
        settled_at: now,
      })
    await notifyPartnerReversed(deps, payment, { day, reason })
    const { utr } = payment
    return {
      payment_id: back.payment_id,
      audit: {
        object: `partner:${partner_id}`,
        before: { month, status: 'paid', utr, net: toRupees(payment.amount) },
        after: { month, status: 'approved', utr, net: toRupees(back.amount), day, reason },
      },
    }
  })
}
