import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaffOrNobody } from '#server/session.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { lockSentLine, settleReturned } from './shared/settle.ts'

/**
 * Notes by hand that the bank has sent a line back, and why; another run pays it anew.
 * @param adminId null = it came with the demonstration
 * @throws AppError `not_found`; `conflict` for a line that does not wait for an answer; `validation` for a day that cannot be
 */
export async function returnRunLine(
  deps: Deps,
  lineId: number,
  back: { day: string; reason: string },
  by: ByStaffOrNobody,
): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const { line } = await lockSentLine(deps, lineId, back.day)
    await settleReturned(deps, line, back, by.admin_id)
    const { partner_id, run_id, amount } = line
    return { audit: { object: `partner:${partner_id}`, after: { ...back, run_id, net: toRupees(amount) } } }
  })
}
