import { toRupees } from '#src/contract/rules/paise.ts'
import type { Statement } from '#src/contract/entities/earnings/payout.ts'
import { listPayments } from '#server/db/repositories/earnings/payments.ts'
import { listRunsOfPayments } from '#server/db/repositories/paying/payment-runs.ts'
import { sumMonths } from '#server/db/repositories/earnings/payouts.ts'
import type { Deps } from '#server/deps.ts'
import { istMonth } from './shared/ist-month.ts'
import { paymentsOf } from './shared/payment-view.ts'
import { taxesOf } from './shared/tax-rates.ts'

/** What each month of a partner comes to, rupees, and what was sent for it, newest first. */
export async function listPayoutStatements(deps: Deps, partnerId: number): Promise<Statement[]> {
  const present = istMonth(deps.clock.now())
  const taxOf = await taxesOf(deps, partnerId)
  const payments = await listPayments(deps.db, partnerId)
  const runs = await listRunsOfPayments(deps.db, partnerId)
  return (await sumMonths(deps.db, partnerId)).map(
    ({ month, lines, accrued_lines, held_lines, approved_lines, unrecorded, ...paise }) => ({
      month,
      is_over: month < present,
      lines,
      disbursed: toRupees(paise.disbursed),
      gross: toRupees(paise.gross),
      tds: toRupees(paise.tds),
      net: toRupees(paise.net),
      gst: toRupees(paise.gst),
      tax: taxOf(month),
      accrued: toRupees(paise.accrued),
      held: toRupees(paise.held),
      approved: toRupees(paise.approved),
      paid: toRupees(paise.paid),
      accrued_lines,
      held_lines,
      approved_lines,
      payments: paymentsOf(payments, runs, month),
      paid_unrecorded: unrecorded > 0,
    }),
  )
}
