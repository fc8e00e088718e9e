import { lockLedger } from '#server/db/repositories/reconciliation/ledger-books.ts'
import { createLenderBook } from '#server/db/repositories/reconciliation/ledger-months.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaffOrNobody } from '#server/session.ts'
import type { LenderBookSave } from '#src/contract/entities/reconciliation/ledger.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { editConflict } from '../shared/edit-conflict.ts'
import { getLenderBook } from './get-lender-book.ts'

/**
 * Saves a new version, which counts for every month that is open.
 * @throws AppError `not_found`, `conflict` where somebody has changed it since
 */
export async function saveLenderBook(
  deps: Deps,
  lenderId: number,
  body: LenderBookSave,
  by: ByStaffOrNobody,
): Promise<Audited> {
  return transaction(deps, async (deps) => {
    await lockLedger(deps.db, lenderId)
    const before = await getLenderBook(deps, lenderId)
    if (before.version !== body.version)
      throw editConflict(before, { by: before.saved_by ?? '', at: before.saved_at ? new Date(before.saved_at) : null })
    await createLenderBook(deps.db, {
      lender_id: lenderId,
      tolerance_amount: toPaise(body.tolerance_amount),
      tolerance_percent: String(body.tolerance_percent),
      tolerance_days: body.tolerance_days,
      bill_name: tidyText(body.bill_name),
      bill_address: tidyText(body.bill_address),
      bill_gstin: body.bill_gstin === '' ? null : body.bill_gstin,
      saved_by: by.admin_id,
      saved_at: deps.clock.now(),
    })
    return { audit: { object: `lender:${lenderId}`, before, after: body } }
  })
}
