import { cancelInvoiceRow, listReceipts, lockInvoice } from '#server/db/repositories/reconciliation/lender-bills.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaffOrNobody } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { notFound } from '../shared/not-found.ts'

/**
 * Cancels a bill: its number stays taken, its lines can be billed anew.
 * @throws AppError `not_found`, also for one that is cancelled; `conflict` where something was received for it
 */
export async function cancelInvoice(
  deps: Deps,
  invoiceId: number,
  reason: string,
  by: ByStaffOrNobody,
): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const invoice = await lockInvoice(deps.db, invoiceId)
    if (!invoice || invoice.cancelled_at !== null) throw notFound()
    if ((await listReceipts(deps.db, invoiceId)).length > 0)
      throw new AppError('conflict', 'Money was received for this bill. Take the receipt back first.')
    const cancelled_at = deps.clock.now()
    await cancelInvoiceRow(deps.db, invoiceId, {
      cancelled_by: by.admin_id,
      cancelled_at,
      cancel_reason: tidyText(reason),
    })
    const { lender_id, number } = invoice
    return { audit: { object: `lender:${lender_id}`, before: { number }, after: { reason } } }
  })
}
