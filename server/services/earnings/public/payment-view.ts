import type { PaymentRow } from '#server/db/repositories/earnings/payments.ts'
import type { PaymentEntry } from '#src/contract/entities/earnings/payment.ts'
import { toRupees, wholePaise } from '#src/contract/rules/paise.ts'

/** The payments that a month of a partner is part of, as both sides see them. */
export const paymentsOf = (
  payments: readonly PaymentRow[],
  runs: ReadonlyMap<number, number>,
  month: string,
): PaymentEntry[] =>
  payments
    .filter(({ parts }) => parts.some((part) => part.month === month))
    .map((payment) => ({
      payment_id: payment.payment_id,
      amount: toRupees(payment.amount),
      day: payment.day,
      utr: payment.utr,
      account_ending: payment.account_ending,
      ifsc: payment.ifsc,
      parts: payment.parts.map((part) => ({ month: part.month, net: toRupees(wholePaise(part.net)) })),
      reverses: payments.find(({ payment_id }) => payment_id === payment.reverses)?.utr ?? null,
      reason: payment.reason,
      is_reversed: payments.some(({ reverses }) => reverses === payment.payment_id),
      run_id: runs.get(payment.payment_id) ?? null,
      noted_at: payment.noted_at.toISOString(),
    }))
