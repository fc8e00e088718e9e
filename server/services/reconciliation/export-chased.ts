import type { Deps } from '#server/deps.ts'
import { isOfPart } from '#src/contract/entities/reconciliation/ledger.ts'
import type { ChaseLine, ChasePart } from '#src/contract/entities/reconciliation/ledger.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { XlsxTable } from '#src/contract/rules/cells/xlsx-texts.ts'
import { listChased } from './list-chased.ts'
import { tableOf } from './shared/table-of.ts'

const HEADS = [
  ...['lender', 'month', 'application', 'loan_account', 'paid_out_on', 'days', 'age', 'disbursed', 'commission'],
  ...['times_asked', 'last_asked_at', 'last_asked_by', 'reason'],
]

/** What lenders do not pay for, the oldest first; amounts in rupees. */
export async function exportChased(deps: Deps, age: ChasePart | undefined, language: Locale): Promise<XlsxTable> {
  const lines = (await listChased(deps)).filter((line) => age === undefined || isOfPart(line, age))
  const listed = { list: 'chased', now: deps.clock.now(), filters: { age } } as const
  return tableOf({ ...listed, language, heads: HEADS, lines, cellsOf })
}

const cellsOf = (line: ChaseLine): readonly unknown[] => [
  ...[line.lender, line.month, line.reference, line.loan_account, line.day, line.days, line.age],
  ...[line.disbursed, line.expected, line.times, line.decision?.at, line.decision?.by, line.decision?.reason],
]
