import { AppError } from '#src/contract/errors.ts'
import { paymentDayProblem, type Payment, type PayingProblem } from '#src/contract/entities/earnings/payment.ts'
import { istDay, istInstant } from '#src/contract/rules/calendar.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { createPayment, payLines, type PaymentRow } from '#server/db/repositories/earnings/payments.ts'
import { lockPayouts } from '#server/db/repositories/earnings/payouts.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import { notFound } from '../shared/not-found.ts'
import { payingOf, readPayingDesk, toPaying } from './shared/paying.ts'
import { tellPartnerPaid } from './tell-partner-paid.ts'

const REFUSALS: Record<PayingProblem, string> = {
  nothing: 'There is nothing to send for this month. It is set off with the next month that is paid.',
  no_account:
    'This partner has no bank account. Ask the partner to enter one in the portal under Settings, Payments; it is paid once the account is verified.',
  account_waits:
    "This partner's bank account is not verified. Ask the partner to have it checked again, or to enter another one, in the portal under Settings, Payments.",
  own_approval: 'You approved this month. Somebody else who may has to mark it as paid.',
}

/** `alone`: no other admin may, so that whoever approved it has marked it as paid. */
export interface NotedPayment {
  payment: PaymentRow
  lines: number
  alone: boolean
}

/**
 * Notes the transfer by which the approved lines of a month were paid, less what is set off, and tells the partner. Its
 * lines never change again; what went wrong with the transfer is reversed by an entry.
 * @throws AppError `not_found`; `conflict` where nothing can be paid just now, or something else than was shown;
 *   `validation` for a day or a number of the transfer that cannot be
 */
export async function payPayouts(
  deps: Deps,
  partnerId: number,
  month: string,
  { day, utr, amount, account_ending }: Payment,
  { admin_id }: Pick<AdminSession, 'admin_id'>,
): Promise<NotedPayment> {
  const now = deps.clock.now()
  const today = istDay(now)
  return transaction(deps, async (deps) => {
    if (!(await findPartner(deps.db, partnerId))) throw notFound()
    await lockPayouts(deps.db, partnerId)
    const paying = payingOf(await readPayingDesk(deps, partnerId), month, admin_id)
    if (!paying) throw new AppError('conflict', 'Nothing of this month waits to be paid.')
    const { parts, account, problem, alone } = paying
    if (problem !== null || account === null) throw new AppError('conflict', REFUSALS[problem ?? 'no_account'])
    const shown = toPaying(paying)
    if (amount !== shown.amount || account_ending !== shown.account_ending)
      throw new AppError('conflict', 'The amount or the account has changed since you looked. Check both once more.')
    const wrong = paymentDayProblem(day, paying.earliest, today)
    if (wrong) throw new AppError('validation', 'Check the highlighted field.', { errors: { day: wrong } })
    const payment = await createPayment(deps.db, {
      ...{ partner_id: partnerId, month, amount: paying.amount, parts, utr, day },
      ...{ account_ending, ifsc: account.ifsc, noted_by: admin_id, noted_at: now },
    })
    if (!payment)
      throw new AppError('validation', 'Check the highlighted field.', { errors: { utr: 'rules:payment.known' } })
    await payLines(
      deps.db,
      partnerId,
      parts.map((part) => part.month),
      { payment_id: payment.payment_id, paid_at: day === today ? now : istInstant(day, '12:00') },
    )
    const lines = parts.reduce((all, part) => all + part.lines, 0)
    await tellPartnerPaid(deps, partnerId, month, { lines, net: toRupees(payment.amount), day, utr, account_ending })
    return { payment, lines, alone }
  })
}
