import { toRupees, sumPaise } from '#src/contract/rules/paise.ts'
import { AppError } from '#src/contract/errors.ts'
import { transaction } from '#server/db/transaction.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import { lockPayouts, settleMonth } from '#server/db/repositories/earnings/payouts.ts'
import { listOpenGroups } from '#server/db/repositories/earnings/versions.ts'
import type { Deps } from '#server/deps.ts'
import { istMonth } from './shared/ist-month.ts'
import { notFound } from '../shared/not-found.ts'
import { queueWebhookEvent } from '../integration/queue-webhook-event.ts'
import { fixMonthTax } from './shared/share-tax.ts'
import { recomputePayouts } from './recompute-payouts.ts'
import { tellPartnerPaid } from './tell-partner-paid.ts'

/** What was settled: lines, and their net in rupees. */
export interface Settled {
  lines: number
  net: number
}

/**
 * Approves what a partner earned in a month that is over, worked out once more before it is fixed, or notes that what was approved is paid. Both once: a second
 * call finds nothing to do.
 * @throws AppError `not_found`; `conflict` for a month that goes on, or without any line that waits for this
 */
export async function settlePayouts(
  deps: Deps,
  partnerId: number,
  month: string,
  step: 'approved' | 'paid',
): Promise<Settled> {
  const now = deps.clock.now()
  if (step === 'approved' && month >= istMonth(now))
    throw new AppError('conflict', 'This month is not over: its slabs may still change. Approve it next month.')
  return transaction(deps, async (deps) => {
    if (!(await findPartner(deps.db, partnerId))) throw notFound()
    await lockPayouts(deps.db, partnerId)
    if (step === 'approved') {
      for (const group of await listOpenGroups(deps.db, { partner_id: partnerId, month }))
        await recomputePayouts(deps, group)
      await fixMonthTax(deps, partnerId, month, now)
    }
    const settled = await settleMonth(deps.db, partnerId, month, step, now)
    if (settled.length === 0)
      throw new AppError(
        'conflict',
        step === 'approved' ? 'Nothing of this month waits for approval.' : 'Nothing of this month waits to be paid.',
      )
    const total = { lines: settled.length, net: toRupees(sumPaise(settled.map(({ net }) => net))) }
    if (step === 'approved') await queueWebhookEvent(deps, partnerId, 'payout.approved', { month, ...total })
    else await tellPartnerPaid(deps, partnerId, month, total)
    return total
  })
}
