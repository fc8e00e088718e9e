import { withTransaction } from '../db/client.ts'
import { findPayoutLine, lockOpenDispute, lockPayouts, updateDispute } from '../db/repositories/payouts.ts'
import type { DisputeRow } from '../db/repositories/payouts.ts'
import type { Deps } from '../deps.ts'
import { notFound } from './not-found.ts'
import { recomputePayouts } from './recompute-payouts.ts'

/**
 * Answers a partner who disputes a line. Where the partner is right and nothing is approved yet, the month is worked out
 * anew: by then the slab or the terms that were wrong are corrected.
 * @throws AppError `not_found`, also for one that is answered
 */
export async function answerPayoutDispute(
  deps: Deps,
  disputeId: number,
  { upheld, answer }: { upheld: boolean; answer: string },
): Promise<DisputeRow> {
  return withTransaction(deps.db, async (tx) => {
    const dispute = await lockOpenDispute(tx, disputeId)
    const line = dispute && (await findPayoutLine(tx, dispute.payout_id))
    if (!dispute || !line) throw notFound()
    await lockPayouts(tx, dispute.partner_id)
    const changes = { status: upheld ? 'upheld' : 'refused', answer, answered_at: deps.clock.now() } as const
    await updateDispute(tx, disputeId, changes)
    if (upheld && line.status === 'accrued') await recomputePayouts(tx, line)
    return { ...dispute, ...changes }
  })
}
