import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { findLenderBook } from '#server/db/repositories/reconciliation/ledger-months.ts'
import type { Deps } from '#server/deps.ts'
import type { LenderBook } from '#src/contract/entities/reconciliation/ledger.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { found } from '../shared/not-found.ts'
import { toleranceOf } from './public/read-ledger.ts'

/** How a lender's books are compared, and whom its bills name; what is usual, until somebody has said. @throws AppError `not_found` */
export async function getLenderBook({ db }: Pick<Deps, 'db'>, lenderId: number): Promise<LenderBook> {
  const lender = found(await findLender(db, lenderId))
  const book = await findLenderBook(db, lenderId)
  const { amount, percent, days } = toleranceOf(book)
  return {
    tolerance_amount: toRupees(amount),
    tolerance_percent: percent,
    tolerance_days: days,
    bill_name: book?.bill_name ?? lender.name,
    bill_address: book?.bill_address ?? '',
    bill_gstin: book?.bill_gstin ?? '',
    version: book?.version_id ?? 0,
    saved_by: book?.saved_name ?? null,
    saved_at: book?.saved_at.toISOString() ?? null,
  }
}
