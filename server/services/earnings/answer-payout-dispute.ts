import {
  findPayoutLine,
  lockOpenDispute,
  lockPayouts,
  updateDispute,
} from '#server/db/repositories/earnings/payouts.ts'
import type { DisputeRow, PayoutRow } from '#server/db/repositories/earnings/payouts.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '../shared/not-found.ts'
import { closeDisputeTicket } from '../support/close-dispute-ticket.ts'
import { setPayoutRight } from './set-payout-right.ts'

/**
 * Answers a partner who disputes a line. Where the partner is right, the line is worked out anew by the slabs and terms of
 * its day, or earns what the answer sets, rupees before tax. Answers the line as it was, and the one that
 * holds the difference, where it is settled.
 * @throws AppError `not_found`, also for one that is answered; `conflict` where upholding it would change nothing
 */
export async function answerPayoutDispute(
  deps: Deps,
  disputeId: number,
  { upheld, answer, gross = null }: { upheld: boolean; answer: string; gross?: number | null | undefined },
): Promise<{ dispute: DisputeRow; line: PayoutRow; correction: PayoutRow | null }> {
  const now = deps.clock.now()
  return transaction(deps, async (deps) => {
    const dispute = await lockOpenDispute(deps.db, disputeId)
    if (!dispute) throw notFound()
    const payouts = await lockPayouts(deps.db, dispute.partner_id)
    // Read under the lock: an approval just before decides whether it is worked out anew or corrected.
    const line = await findPayoutLine(deps.db, dispute.payout_id)
    if (!line) throw notFound()
    const correction = upheld ? await setPayoutRight(deps, payouts, line, { reason: answer, now, gross }) : null
    const changes = { status: upheld ? 'upheld' : 'refused', answer, answered_at: now } as const
    await updateDispute(deps.db, disputeId, changes)
    await closeDisputeTicket(deps, disputeId, answer)
    return { dispute: { ...dispute, ...changes }, line, correction }
  })
}
