import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { InLanguage } from '#server/session.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import { isOfPart } from '#src/contract/entities/reconciliation/ledger.ts'
import type { ChaseLine, ChasePart } from '#src/contract/entities/reconciliation/ledger.ts'
import type { FileColumn } from '../shared/file-columns.ts'
import { listChased } from './list-chased.ts'
import { tableOf } from './shared/table-of.ts'

const COLUMNS: readonly FileColumn<ChaseLine>[] = [
  { head: 'reconciliation:head.lender', cell: ({ lender }) => lender },
  { head: 'reconciliation:month', cell: ({ month }) => month },
  { head: 'file-columns:applicationReference', cell: ({ reference }) => reference },
  { head: 'file-columns:loanAccount', cell: ({ loan_account }) => loan_account },
  { head: 'file-columns:paidOutOn', cell: ({ day }) => day },
  { head: 'file-columns:days', cell: ({ days }) => days },
  { head: 'reconciliation:head.age', cell: ({ age }, say) => say(`file-columns:ages.${age}`) },
  { head: 'reconciliation:cell.disbursed', cell: ({ disbursed }) => disbursed },
  { head: 'reconciliation:cell.due', cell: ({ expected }) => expected },
  { head: 'file-columns:timesAsked', cell: ({ times }) => times },
  { head: 'file-columns:lastAskedAt', time: true, cell: ({ decision }) => decision?.at },
  { head: 'file-columns:lastAskedBy', cell: ({ decision }) => decision?.by },
  { head: 'file-columns:reason', cell: ({ decision }) => decision?.reason },
]

/** What lenders do not pay for, the oldest first; amounts in rupees. */
export async function exportChased(
  deps: Deps,
  age: ChasePart | undefined,
  by: InLanguage,
): Promise<Audited<XlsxTable>> {
  const lines = (await listChased(deps)).filter((line) => age === undefined || isOfPart(line, age))
  const listed = {
    list: 'chased',
    now: deps.clock.now(),
    filters: { age: age && textsIn(by.language)(`file-columns:ages.${age}`) },
  } as const
  const table = tableOf({ ...listed, language: by.language, columns: COLUMNS, lines })
  return { ...table, audit: { object: 'chase-list', after: { age: age ?? 'all' } } }
}
