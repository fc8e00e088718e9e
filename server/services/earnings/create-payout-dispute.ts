import { createDisputeRow, findOwnPayoutLine } from '#server/db/repositories/earnings/payouts.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { PartnerSession, InLanguage } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { notFound } from '../shared/not-found.ts'
import { openDisputeTicket } from '../support/public/open-dispute-ticket.ts'

/**
 * Opens a dispute about one of the partner's own lines; it stands on the desk of tickets too, with both clocks.
 * @throws AppError `not_found`; `conflict` while an earlier one is not answered
 */
export async function createPayoutDispute(
  deps: Deps,
  { payoutId, reason }: { payoutId: number; reason: string },
  by: PartnerSession & InLanguage,
): Promise<Audited<{ dispute_id: number; created_at: Date }>> {
  const line = await findOwnPayoutLine(deps.db, by.partner_id, payoutId)
  if (!line) throw notFound()
  return transaction(deps, async (deps) => {
    const row = await createDisputeRow(deps.db, {
      partner_id: by.partner_id,
      payout_id: payoutId,
      reason,
      created_by: by.partner_user_id,
      created_at: deps.clock.now(),
    })
    if (!row)
      throw new AppError('conflict', 'You have asked about this line already. Please wait for the answer to that.')
    await openDisputeTicket(deps, row, by.language)
    const { dispute_id, created_at } = row
    return { dispute_id, created_at, audit: { object: `payout:${payoutId}`, after: { dispute_id } } }
  })
}
