import type { Db } from '#server/db/client.ts'
import { listFrozenPayments } from '#server/db/repositories/reconciliation/ledger-books.ts'
import type { FileLine, LedgerLine } from '#src/contract/reconciliation/ledger-line.ts'
import type { Ledger } from '../public/read-ledger.ts'

/** Of each line that pays for a loan once more, by its number: the line that pays for it already. */
export async function paidBefore(
  db: Db,
  { lender_id, open }: Pick<Ledger, 'lender_id' | 'open'>,
  rows: readonly LedgerLine[],
): Promise<Map<number, FileLine>> {
  const twice = rows.flatMap(({ verdict, file }) => (verdict === 'duplicate' && file ? [file] : []))
  if (twice.length === 0) return new Map()
  const paying = [...(await listFrozenPayments(db, lender_id, twice)), ...[...open.values()].flat()]
  return new Map(
    twice.flatMap((file) => {
      const first = paying.find((line) => line.own !== null && isSameLoan(file, line))?.file
      return first ? [[file.line_id, first] as const] : []
    }),
  )
}

const isSameLoan = ({ line_id, loan_account, app_id }: FileLine, { file, own }: LedgerLine): boolean =>
  file !== null &&
  file.line_id !== line_id &&
  ([file.loan_account, own?.loan_account].includes(loan_account) || (app_id !== null && own?.app_id === app_id))
