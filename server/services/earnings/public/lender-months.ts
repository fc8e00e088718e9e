import { lockLenderBusiness, listOpenDues } from '#server/db/repositories/earnings/lender-business.ts'
import { lockPayoutsOf } from '#server/db/repositories/earnings/payouts.ts'
import type { LenderMonth, PayoutGroup } from '#server/db/repositories/earnings/payouts.ts'
import { listPaidOut } from '#server/db/repositories/reconciliation/ledger-books.ts'
import type { InTx } from '#server/db/transaction.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { recomputePayouts } from '../recompute-payouts.ts'
import { dueOf, lenderDues } from './lender-dues.ts'
import type { TaxDeps } from './tax-rates.ts'
import { readSlabsOf } from './versions.ts'

/** The months of what was paid out, each once, the lower lender first: in this order everybody locks them. */
export const monthsOf = (parts: readonly { lender_id: number; day: string }[]): LenderMonth[] =>
  [...new Map(parts.map(({ lender_id, day }) => [`${lender_id} ${day.slice(0, 7)}`, { lender_id, day }])).values()]
    .map(({ lender_id, day }) => ({ lender_id, month: day.slice(0, 7) }))
    .sort((a, b) => a.lender_id - b.lender_id || a.month.localeCompare(b.month))

/**
 * Partners' months whose open lines no longer say what the lender owes for them: somebody else's loan has lifted all of a
 * lender's month into another slab. Until the transaction ends nobody else changes the business of these lenders.
 */
export async function outdatedGroups(deps: InTx<TaxDeps>, months: readonly LenderMonth[]): Promise<PayoutGroup[]> {
  const { db } = deps
  for (const lenderId of new Set(months.map(({ lender_id }) => lender_id))) await lockLenderBusiness(db, lenderId)
  const groups = new Map<string, PayoutGroup>()
  for (const { lender_id, month } of months) {
    const open = await listOpenDues(db, lender_id, month)
    if (open.length === 0) continue
    const dues = lenderDues(await listPaidOut(db, lender_id, month), await readSlabsOf(db, lender_id))
    for (const { partner_id, revenue, ...part } of open)
      if (toPaise(dueOf(dues, part).revenue) !== revenue)
        groups.set(`${partner_id} ${lender_id} ${month}`, { partner_id, lender_id, month })
  }
  return [...groups.values()]
}

/** Works out anew what the business of these months has changed, whosever lines they are. */
export async function restateMonths(deps: InTx<TaxDeps>, months: readonly LenderMonth[]): Promise<void> {
  const groups = await outdatedGroups(deps, months)
  const payoutsOf = await lockPayoutsOf(
    deps.db,
    groups.map(({ partner_id }) => partner_id),
  )
  for (const group of groups) await recomputePayouts(deps, payoutsOf(group.partner_id), group)
}
