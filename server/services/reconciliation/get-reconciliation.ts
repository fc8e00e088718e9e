import { listLenderNames } from '#server/db/repositories/catalogue/lenders.ts'
import { listLedgerMonths } from '#server/db/repositories/reconciliation/ledger-months.ts'
import { sumReceived } from '#server/db/repositories/reconciliation/lender-bills.ts'
import type { Deps } from '#server/deps.ts'
import type { Reconciliation } from '#src/contract/entities/reconciliation/ledger.ts'
import { sumLedger } from '#src/contract/reconciliation/ledger-sums.ts'
import { istMonth } from '#src/contract/rules/calendar.ts'
import { toRupees, NO_PAISE } from '#src/contract/rules/paise.ts'
import { isOpen, linesOf, readLedger } from './public/read-ledger.ts'
import { closableOf } from './shared/closable.ts'
import { stateOf, sumView } from './shared/ledger-view.ts'

/** A month over all lenders that have anything in it; without one, the last month that is over. */
export async function getReconciliation(deps: Deps, asked?: string): Promise<Reconciliation> {
  const { db } = deps
  const present = istMonth(deps.clock.now())
  const months = await listLedgerMonths(db)
  const month = asked ?? months.find((each) => each < present) ?? present
  const received = await sumReceived(db, month)
  const lenders: Reconciliation['lenders'] = []
  const closing: Reconciliation['closing'] = []
  for (const [lender_id, lender] of await listLenderNames(db)) {
    const ledger = await readLedger(db, lender_id)
    const lines = await linesOf(db, ledger, month)
    const closable = closableOf(ledger, present)
    if (closable.months.length > 0 || closable.blocked !== null)
      closing.push({ lender_id, lender, ...closable, lines: closable.lines.length })
    const closed = ledger.closed.find(({ period }) => period === month)
    if (lines.length === 0 && !closed) continue
    const { file, own } = closed?.sums ?? sumLedger(lines)
    lenders.push({
      lender_id,
      lender,
      state: stateOf(lines, closed !== undefined),
      open: closed ? 0 : lines.filter(isOpen).length,
      has_file: file.all.lines > 0,
      file: sumView(file.all),
      own: sumView(own.all),
      received: toRupees(received.get(lender_id) ?? NO_PAISE),
    })
  }
  const known = new Set([...months, month])
  return { month, months: [...known].sort().reverse(), lenders, closing }
}
