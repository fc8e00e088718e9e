import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { LedgerLine } from '#src/contract/reconciliation/ledger-line.ts'
import type { XlsxTable } from '#src/contract/rules/cells/xlsx-texts.ts'
import { found } from '../shared/not-found.ts'
import { lineView } from './shared/ledger-view.ts'
import { filtered } from './shared/line-filters.ts'
import type { LineFilters } from './shared/line-filters.ts'
import { linesOf, readLedger } from './shared/read-ledger.ts'
import { tableOf } from './shared/table-of.ts'

const HEADS = [
  ...['verdict', 'application', 'loan_account', 'their_disbursed', 'our_disbursed', 'their_day', 'our_day'],
  ...['their_commission', 'our_commission', 'slab', 'invoice_number', 'partner', 'partner_share', 'partner_state'],
  ...['flags', 'decision', 'decision_state', 'reason', 'decided_by', 'decided_at'],
]

/** The lines of a month with a lender, amounts in rupees. @throws AppError `not_found` */
export async function exportLedger(
  deps: Deps,
  lenderId: number,
  filters: LineFilters,
  language: Locale,
): Promise<XlsxTable> {
  const lender = found(await findLender(deps.db, lenderId))
  const lines = await linesOf(deps.db, await readLedger(deps.db, lenderId), filters.month)
  const { month, verdict, open } = filters
  const only = textsIn(language)('server:basis.toSettle')
  return tableOf({
    ...{ list: 'ledger', now: deps.clock.now(), filters: { lender: lender.name, month, verdict, open: open && only } },
    ...{ language, heads: HEADS, lines: filtered(lines, filters), cellsOf },
  })
}

function cellsOf(line: LedgerLine): readonly unknown[] {
  const { verdict, reference, loan_account, file, own, partner, flags, decision } = lineView(line)
  return [
    ...[verdict, reference, loan_account, file?.disbursed, own?.disbursed, file?.day, own?.day],
    ...[file?.gross, own?.expected, file?.slab, file?.invoice_number],
    ...[partner?.partner, partner?.gross, partner?.status, flags.join(' ')],
    ...[decision?.kind, decision?.state, decision?.reason, decision?.by, decision?.at],
  ]
}
