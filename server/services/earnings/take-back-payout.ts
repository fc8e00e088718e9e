import {
  createPayoutLine,
  findPayoutLine,
  isTakenBack,
  listCorrections,
  lockPayouts,
} from '#server/db/repositories/earnings/payouts.ts'
import type { PayoutRow } from '#server/db/repositories/earnings/payouts.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { AppError } from '#src/contract/errors.ts'
import { takenBack } from '#src/contract/finance/earnings/statement.ts'
import { istMonth } from '#src/contract/rules/calendar.ts'
import { wholePaise, toRupees } from '#src/contract/rules/paise.ts'
import { notFound } from '../shared/not-found.ts'
import { taxMonth } from './public/share-tax.ts'
import { inRupees, untaxed } from './public/statement-now.ts'
import { recomputePayouts } from './recompute-payouts.ts'

/**
 * Takes a line back by a second one with every amount turned round, those of its corrections with them: what is there
 * stays as it was paid. It stands in the running month, unless the line itself is not approved yet; then in the line's
 * own, whose slab is chosen anew without that loan. Answers both lines.
 * @throws AppError `not_found`; `conflict` where it is, or was, taken back, or corrects another line
 */
export async function takeBackPayout(
  deps: Deps,
  payoutId: number,
  reason: string,
): Promise<Audited<{ line: PayoutRow; payout_id: number }>> {
  const now = deps.clock.now()
  return transaction(deps, async (deps) => {
    const found = await findPayoutLine(deps.db, payoutId)
    if (!found) throw notFound()
    const payouts = await lockPayouts(deps.db, found.partner_id)
    const line = await findPayoutLine(deps.db, payoutId)
    if (!line) throw notFound()
    if (line.takes_back !== null)
      throw new AppError('conflict', 'This line takes another one back itself. Choose a line of a disbursal.')
    if (line.corrects !== null)
      throw new AppError(
        'conflict',
        'This line corrects another one. Take that one back, and its corrections go with it.',
      )
    if (await isTakenBack(deps.db, payoutId)) throw new AppError('conflict', 'This line has been taken back already.')
    const standing = [line, ...(await listCorrections(deps.db, payoutId))]
    const open = line.status === 'accrued'
    const { partner_id, lead_id, app_id, lender_id, slab, business, partner_percent, partner_flat } = line
    const { slabs_from, terms_from } = line
    const back = await createPayoutLine(deps.db, {
      partner_id,
      lead_id,
      app_id,
      lender_id,
      slab,
      business,
      partner_percent,
      partner_flat,
      slabs_from,
      terms_from,
      ...untaxed(takenBack(standing.map(inRupees))),
      month: open ? line.month : istMonth(now),
      disbursed_at: now,
      disbursed_amount: wholePaise(0 - line.disbursed_amount),
      status: 'taken_back',
      takes_back: line.payout_id,
      reason,
      approved_at: null,
      paid_at: null,
      created_at: now,
    })
    if (!back) throw new Error('the line was not written')
    if (open && lender_id !== null) await recomputePayouts(deps, payouts, { lender_id, month: line.month })
    else await taxMonth(deps, payouts, back.month)
    const { net } = (await findPayoutLine(deps.db, back.payout_id)) ?? back
    return {
      line,
      payout_id: back.payout_id,
      audit: {
        object: `partner:${partner_id}`,
        before: { payout_id: line.payout_id, net: toRupees(line.net) },
        after: { payout_id: back.payout_id, net: toRupees(net), reason },
      },
    }
  })
}
