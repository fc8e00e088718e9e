import { setImmediate } from 'node:timers/promises'
import { CSV_BOM, csvLine } from '#src/contract/rules/csv.ts'
import type { LedgerLine } from '#src/contract/reconciliation/ledger-line.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '../shared/not-found.ts'
import { filtered, type LineFilters } from './shared/line-filters.ts'
import { lineView } from './shared/ledger-view.ts'
import { linesOf, readLedger } from './shared/read-ledger.ts'

const PART = 1_000

const HEADS = [
  ...['verdict', 'application', 'loan_account', 'their_disbursed', 'our_disbursed', 'their_day', 'our_day'],
  ...['their_commission', 'our_commission', 'slab', 'invoice_number', 'partner', 'partner_share', 'partner_state'],
  ...['flags', 'decision', 'decision_state', 'reason', 'decided_by', 'decided_at'],
]

/** The lines of a month with a lender, amounts in rupees. @throws AppError `not_found` */
export async function exportLedger(deps: Deps, lenderId: number, filters: LineFilters): Promise<AsyncIterable<string>> {
  if (!(await findLender(deps.db, lenderId))) throw notFound()
  const lines = await linesOf(deps.db, await readLedger(deps.db, lenderId), filters.month)
  return linesAsCsv(filtered(lines, filters))
}

async function* linesAsCsv(lines: readonly LedgerLine[]): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(HEADS)
  for (let at = 0; at < lines.length; at += PART) {
    yield lines
      .slice(at, at + PART)
      .map(cellsOf)
      .join('')
    await setImmediate()
  }
}

function cellsOf(line: LedgerLine): string {
  const { verdict, reference, loan_account, file, own, partner, flags, decision } = lineView(line)
  return csvLine([
    ...[verdict, reference, loan_account, file?.disbursed, own?.disbursed, file?.day, own?.day],
    ...[file?.gross, own?.expected, file?.slab, file?.invoice_number],
    ...[partner?.partner, partner?.gross, partner?.status, flags.join(' ')],
    ...[decision?.kind, decision?.state, decision?.reason, decision?.by, decision?.at],
  ])
}
