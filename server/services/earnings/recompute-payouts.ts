import { updateLineAmounts, updatePayoutLines } from '#server/db/repositories/earnings/payouts.ts'
import type { HeldPayouts, LenderMonth } from '#server/db/repositories/earnings/payouts.ts'
import { taxMonth } from './public/share-tax.ts'
import { inPaise, statementNow } from './public/statement-now.ts'
import type { LineNow } from './public/statement-now.ts'
import type { TaxDeps } from './public/tax-rates.ts'

/**
 * Works out the accrued disbursals of a month with a lender, each by the slabs and terms of its own day. Approved and paid
 * lines count for the slab and are never changed, nor are corrections and rewards. Then shares out the month's tax anew.
 */
export async function recomputePayouts(deps: TaxDeps, payouts: HeldPayouts, of: LenderMonth): Promise<void> {
  const { db } = deps
  const accrued = (await statementNow(db, payouts, of)).filter(({ row }) => row.status === 'accrued')
  // Lines of the same versions came about in the same way.
  const wayOf = ({ basis }: LineNow) => `${basis.slabs_from} ${basis.terms_from}`
  for (const way of new Set(accrued.map(wayOf))) {
    const lines = accrued.filter((each) => wayOf(each) === way)
    const ids = lines.map(({ row }) => row.payout_id)
    if (lines[0]) await updatePayoutLines(db, ids, lines[0].basis)
  }
  const other = accrued.flatMap(({ row, amounts: rupees }) => {
    const amounts = inPaise(rupees)
    const same = row.revenue === amounts.revenue && row.gross === amounts.gross
    return same ? [] : [{ payout_id: row.payout_id, ...amounts }]
  })
  await updateLineAmounts(db, other)
  await taxMonth(deps, payouts, of.month)
}
