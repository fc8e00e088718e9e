import { findPayoutLine, isHeldLine, lockPayouts, updatePayoutLines } from '#server/db/repositories/earnings/payouts.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { AppError } from '#src/contract/errors.ts'
import { toPaise, toRupees } from '#src/contract/rules/paise.ts'
import { notFound } from '../shared/not-found.ts'
import { recomputePayouts } from './recompute-payouts.ts'

/**
 * Decides on a line that is held because it pays the partner more than the lender pays us: lets it go as it is, or sets
 * what it earns, rupees before tax. The reason stays with the line.
 * @throws AppError `not_found`; `conflict` for a line that is not held
 */
export async function releasePayout(
  deps: Deps,
  payoutId: number,
  { reason, gross = null }: { reason: string; gross?: number | null | undefined },
): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const found = await findPayoutLine(deps.db, payoutId)
    if (!found) throw notFound()
    const payouts = await lockPayouts(deps.db, found.partner_id)
    const before = await findPayoutLine(deps.db, payoutId)
    if (!before || before.lender_id === null || !(await isHeldLine(deps.db, payoutId)))
      throw new AppError('conflict', 'This line is not held: there is nothing to decide.')
    const { lender_id, month } = before
    const decided = gross === null ? { released_at: deps.clock.now() } : { set_gross: toPaise(gross) }
    await updatePayoutLines(deps.db, [payoutId], { ...decided, reason })
    if (gross !== null) await recomputePayouts(deps, payouts, { lender_id, month })
    const after = await findPayoutLine(deps.db, payoutId)
    if (!after) throw notFound()
    return {
      audit: {
        object: `partner:${after.partner_id}`,
        before: { payout_id: payoutId, status: 'held', gross: toRupees(before.gross) },
        after: { payout_id: payoutId, status: 'released', gross: toRupees(after.gross), reason },
      },
    }
  })
}
