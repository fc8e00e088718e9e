import { findReceipt, lockInvoice, undoReceiptRow } from '#server/db/repositories/reconciliation/lender-bills.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaffOrNobody } from '#server/session.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { found, notFound } from '../shared/not-found.ts'

/** Takes a receipt back that was noted wrongly. @throws AppError `not_found`, also for one that was taken back */
export async function undoReceipt(deps: Deps, receiptId: number, by: ByStaffOrNobody): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const { invoice_id } = found(await findReceipt(deps.db, receiptId))
    await lockInvoice(deps.db, invoice_id)
    const receipt = await findReceipt(deps.db, receiptId)
    if (!receipt || receipt.undone_at !== null) throw notFound()
    await undoReceiptRow(deps.db, receiptId, { undone_by: by.admin_id, undone_at: deps.clock.now() })
    const { utr, received } = receipt
    return { audit: { object: `lender_invoice:${invoice_id}`, before: { utr, received: toRupees(received) } } }
  })
}
