import type { PaymentRow } from '#server/db/repositories/earnings/payments.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaffOrNobody } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { lockSentLine, settlePaid } from './shared/settle.ts'

/**
 * Notes by hand that the bank has paid a line, with the day and the number of the transfer.
 * @param adminId null = it came with the demonstration
 * @throws AppError `not_found`; `conflict` for a line that does not wait for an answer; `validation` for a day or a number
 *   of the transfer that cannot be
 */
export async function payRunLine(
  deps: Deps,
  lineId: number,
  transfer: { day: string; utr: string },
  by: ByStaffOrNobody,
): Promise<Audited<PaymentRow>> {
  return transaction(deps, async (deps) => {
    const { line } = await lockSentLine(deps, lineId, transfer.day)
    const payment = await settlePaid(deps, line, transfer, by.admin_id)
    if (!payment)
      throw new AppError('validation', 'Check the highlighted field.', { errors: { utr: 'rules:payment.known' } })
    const { partner_id, amount, day, utr, account_ending, ifsc } = payment
    const after = { day, utr, net: toRupees(amount), account_ending, ifsc }
    return { ...payment, audit: { object: `partner:${partner_id}`, after } }
  })
}
