import { lockLedger } from '#server/db/repositories/reconciliation/ledger-books.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaffOrNobody } from '#server/session.ts'
import type { ClosedMonths, CloseMonthsBody } from '#src/contract/entities/reconciliation/ledger.ts'
import { istMonth } from '#src/contract/rules/calendar.ts'
import { isOpen, readLedger } from './public/read-ledger.ts'
import { closableOf } from './shared/closable.ts'
import { freezeMonth } from './shared/freeze-month.ts'

/**
 * Closes every month of these lenders that can be closed, the oldest first, each lender by itself: one whose lines have changed since
 * they were looked at is left as it is, and the others are closed.
 */
export async function closeMonths(
  deps: Deps,
  { lenders }: CloseMonthsBody,
  by: ByStaffOrNobody,
): Promise<Audited<ClosedMonths>> {
  const closed: ClosedMonths['closed'] = []
  const left: ClosedMonths['left'] = []
  for (const { lender_id, seen } of lenders) {
    const months = await transaction(deps, async (deps) => {
      await lockLedger(deps.db, lender_id)
      const now = deps.clock.now()
      const present = istMonth(now)
      const found = closableOf(await readLedger(deps.db, lender_id), present)
      if (found.seen !== seen) return null
      const done: ClosedMonths['closed'] = []
      for (const month of found.months) {
        // What a month leaves unpaid goes over to the next one, so that is read again.
        const ledger = await readLedger(deps.db, lender_id)
        const lines = ledger.open.get(month) ?? []
        if (lines.some(isOpen)) break
        if (lines.length === 0) continue
        done.push({ lender_id, month, hash: await freezeMonth(deps, ledger, month, { admin_id: by.admin_id, now }) })
      }
      return done
    })
    if (months === null) left.push({ lender_id })
    else closed.push(...months)
  }
  return { closed, left, audit: { object: 'reconciliation', after: { closed, left } } }
}
