import { createHash } from 'node:crypto'
import { approveMonth, countUnapproved, lockPayouts } from '#server/db/repositories/earnings/payouts.ts'
import { listOpenGroups } from '#server/db/repositories/earnings/versions.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { istMonth } from '#src/contract/rules/calendar.ts'
import { toRupees, sumPaise } from '#src/contract/rules/paise.ts'
import { notFound } from '../shared/not-found.ts'
import { queueWebhookEvent } from '../shared/queue-webhook-event.ts'
import { fixMonthTax } from './public/share-tax.ts'
import { recomputePayouts } from './recompute-payouts.ts'

const NOTHING = 'Nothing of this month waits for approval.'
const HELD =
  'What is left of this month is held, because it would pay the partner more than the lender pays us. Decide on those lines first.'

/**
 * Approves what a partner earned in a month that is over, worked out once more before it is fixed, without what is held. A
 * second call finds nothing to do. Answers how many lines, their net in rupees, and a seal over every figure of each.
 * @throws AppError `not_found`; `conflict` for a month that goes on, or without any line that waits for this and is not held
 */
export async function approvePayouts(
  deps: Deps,
  partnerId: number,
  month: string,
  by: ByStaff,
): Promise<{ lines: number; net: number; seal: string }> {
  const now = deps.clock.now()
  if (month >= istMonth(now))
    throw new AppError('conflict', 'This month is not over: its slabs may still change. Approve it next month.')
  return transaction(deps, async (deps) => {
    if (!(await findPartner(deps.db, partnerId))) throw notFound()
    const payouts = await lockPayouts(deps.db, partnerId)
    for (const group of await listOpenGroups(deps.db, { partner_id: partnerId, month }))
      await recomputePayouts(deps, payouts, group)
    const { waiting, held } = await countUnapproved(deps.db, partnerId, month)
    if (waiting === 0) throw new AppError('conflict', held === 0 ? NOTHING : HELD)
    await fixMonthTax(deps, payouts, month, now)
    const approved = await approveMonth(deps.db, partnerId, month, { approved_at: now, approved_by: by.admin_id })
    const total = { lines: approved.length, net: toRupees(sumPaise(approved.map(({ net }) => net))) }
    await queueWebhookEvent(deps, partnerId, 'payout.approved', { month, ...total })
    return { ...total, seal: sealOf(approved) }
  })
}

/** Other lines have another seal, and so have the same ones with other figures that add up alike. */
const sealOf = (lines: Awaited<ReturnType<typeof approveMonth>>): string =>
  createHash('sha256')
    .update(JSON.stringify(lines.toSorted((a, b) => a.payout_id - b.payout_id)))
    .digest('hex')
