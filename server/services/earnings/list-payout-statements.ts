import type { Statement } from '#src/contract/entities/earnings/payout.ts'
import { sumMonths } from '#server/db/repositories/earnings/payouts.ts'
import type { Deps } from '#server/deps.ts'
import { istMonth } from './shared/ist-month.ts'

/** What each month of a partner comes to, rupees, newest first. */
export async function listPayoutStatements(deps: Deps, partnerId: number): Promise<Statement[]> {
  const present = istMonth(deps.clock.now())
  return (await sumMonths(deps.db, partnerId)).map(({ month, lines, accrued_lines, approved_lines, ...paise }) => ({
    month,
    is_over: month < present,
    lines,
    disbursed: paise.disbursed / 100,
    gross: paise.gross / 100,
    tds: paise.tds / 100,
    net: paise.net / 100,
    accrued: paise.accrued / 100,
    approved: paise.approved / 100,
    paid: paise.paid / 100,
    accrued_lines,
    approved_lines,
  }))
}
