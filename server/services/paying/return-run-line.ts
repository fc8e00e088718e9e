import type { RunLineRow } from '#server/db/repositories/paying/payment-runs.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaffOrNobody } from '#server/session.ts'
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
): Promise<RunLineRow> {
  return transaction(deps, async (deps) => {
    const { line } = await lockSentLine(deps, lineId, back.day)
    await settleReturned(deps, line, back, by.admin_id)
    return line
  })
}
