import { toRupees } from '#src/contract/rules/paise.ts'
import type { Statement } from '#src/contract/entities/earnings/payout.ts'
import { sumMonths } from '#server/db/repositories/earnings/payouts.ts'
import type { Deps } from '#server/deps.ts'
import { istMonth } from './shared/ist-month.ts'
import { taxesOf } from './shared/tax-rates.ts'

/** What each month of a partner comes to, rupees, newest first. */
export async function listPayoutStatements(deps: Deps, partnerId: number): Promise<Statement[]> {
  const present = istMonth(deps.clock.now())
  const taxOf = await taxesOf(deps, partnerId)
  return (await sumMonths(deps.db, partnerId)).map(({ month, lines, accrued_lines, approved_lines, ...paise }) => ({
    month,
    is_over: month < present,
    lines,
    disbursed: toRupees(paise.disbursed),
    gross: toRupees(paise.gross),
    tds: toRupees(paise.tds),
    net: toRupees(paise.net),
    tax: taxOf(month),
    accrued: toRupees(paise.accrued),
    approved: toRupees(paise.approved),
    paid: toRupees(paise.paid),
    accrued_lines,
    approved_lines,
  }))
}
