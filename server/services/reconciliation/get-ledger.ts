import type { Db } from '#server/db/client.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { findAdmin } from '#server/db/repositories/identity/admins.ts'
import { listCustomersOf } from '#server/db/repositories/reconciliation/ledger-books.ts'
import type { Deps } from '#server/deps.ts'
import type { LedgerView } from '#src/contract/entities/reconciliation/ledger.ts'
import { readPageAsk } from '#src/contract/entities/shared/page-query.ts'
import type { PageQuery } from '#src/contract/entities/shared/page-query.ts'
import { isDiffering, VERDICTS } from '#src/contract/reconciliation/ledger-line.ts'
import type { LedgerLine } from '#src/contract/reconciliation/ledger-line.ts'
import { sumLedger } from '#src/contract/reconciliation/ledger-sums.ts'
import { istMonth } from '#src/contract/rules/calendar.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { found } from '../shared/not-found.ts'
import { isOpen, linesOf, readLedger, seenOf } from './public/read-ledger.ts'
import type { Ledger } from './public/read-ledger.ts'
import { lineView, stateOf, sumsView } from './shared/ledger-view.ts'
import { filtered } from './shared/line-filters.ts'
import type { LineFilters } from './shared/line-filters.ts'
import { paidBefore } from './shared/paid-before.ts'

/** A month with a lender. @throws AppError `not_found` */
export async function getLedger(deps: Deps, lenderId: number, query: LineFilters & PageQuery): Promise<LedgerView> {
  const lender = found(await findLender(deps.db, lenderId))
  const ledger = await readLedger(deps.db, lenderId)
  const { month } = query
  const closed = ledger.closed.find(({ period }) => period === month)
  const lines = await linesOf(deps.db, ledger, month)
  const rows = filtered(lines, query)
  const { page, size } = readPageAsk(query, [], { sort: '' as never, direction: 'asc' })
  const shown = rows.slice((page - 1) * size, page * size)
  const closer = closed?.closed_by ? await findAdmin(deps.db, closed.closed_by) : null
  return {
    lender_id: lenderId,
    lender: lender.name,
    month,
    state: stateOf(lines, closed !== undefined),
    open: closed ? 0 : lines.filter(isOpen).length,
    differing: closed ? 0 : lines.filter((line) => isDiffering(line.verdict) && line.decision === null).length,
    tolerance: toRupees(ledger.tolerance.amount),
    earlier: [...ledger.open.keys()].filter((each) => each < month).sort()[0] ?? null,
    running: month >= istMonth(deps.clock.now()),
    closed: closed ? { by: closer?.name ?? null, at: closed.closed_at.toISOString(), hash: closed.hash } : null,
    seen: seenOf(lines),
    sums: sumsView(closed?.sums ?? sumLedger(lines)),
    verdicts: VERDICTS.map((verdict) => ({
      verdict,
      lines: lines.filter((line) => line.verdict === verdict).length,
    })).filter((each) => each.lines > 0),
    rows: await withWays(deps.db, ledger, shown),
    total: rows.length,
  }
}

/** With the way to what a line is about: the customer of its application, and the line that has paid for it already. */
async function withWays(db: Db, ledger: Ledger, lines: readonly LedgerLine[]): Promise<LedgerView['rows']> {
  const customers = await listCustomersOf(
    db,
    lines.flatMap(({ reference }) => reference ?? []),
  )
  const before = await paidBefore(db, ledger, lines)
  return lines.map((line) => {
    const first = line.file && before.get(line.file.line_id)
    return {
      ...lineView(line),
      user_id: (line.reference !== null && customers.get(line.reference)) || null,
      paid_before: first ? { month: first.period, day: first.day, gross: toRupees(first.gross) } : null,
    }
  })
}
