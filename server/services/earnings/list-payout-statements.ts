import { sumLowerTaxByMonth } from '#server/db/repositories/earnings/lower-tax.ts'
import { listPayments } from '#server/db/repositories/earnings/payments.ts'
import { sumMonths } from '#server/db/repositories/earnings/payouts.ts'
import { listRunsOfPayments } from '#server/db/repositories/paying/payment-runs.ts'
import type { Deps } from '#server/deps.ts'
import type { Statement } from '#src/contract/entities/earnings/payout.ts'
import { istMonth } from '#src/contract/rules/calendar.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { paymentsOf } from './public/payment-view.ts'
import { taxesOf } from './public/tax-rates.ts'

/** What each month of a partner comes to, rupees, and what was sent for it, newest first. */
export async function listPayoutStatements(deps: Deps, partnerId: number): Promise<Statement[]> {
  const present = istMonth(deps.clock.now())
  const taxOf = await taxesOf(deps, partnerId)
  const payments = await listPayments(deps.db, partnerId)
  const runs = await listRunsOfPayments(deps.db, partnerId)
  const lower = await sumLowerTaxByMonth(deps.db, partnerId)
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
      lower: lower
        .filter((part) => part.month === month)
        .map(({ number, tds_percent, gross, tds }) => ({
          number,
          tds_percent,
          gross: toRupees(gross),
          tds: toRupees(tds),
        })),
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
