import { createReceipt, listReceipts, lockInvoice } from '#server/db/repositories/reconciliation/lender-bills.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaffOrNobody } from '#server/session.ts'
import { paymentDayProblem } from '#src/contract/entities/earnings/payment.ts'
import type { NoteReceiptBody } from '#src/contract/entities/reconciliation/bill.ts'
import { AppError } from '#src/contract/errors.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { sumPaise, toPaise, toRupees, wholePaise } from '#src/contract/rules/paise.ts'
import { notFound } from '../shared/not-found.ts'

const wrong = (field: keyof NoteReceiptBody, message: string) =>
  new AppError('validation', 'Check the highlighted field.', { errors: { [field]: message } })

/**
 * Notes what a lender sent for a bill, and the tax it held back: together never more than is outstanding.
 * @throws AppError `not_found`, also for a cancelled bill; `validation` with the field
 */
export async function noteReceipt(
  deps: Deps,
  invoiceId: number,
  body: NoteReceiptBody,
  by: ByStaffOrNobody,
): Promise<Audited> {
  const { received, tds, utr, day } = body
  return transaction(deps, async (deps) => {
    const now = deps.clock.now()
    const invoice = await lockInvoice(deps.db, invoiceId)
    if (!invoice || invoice.cancelled_at !== null) throw notFound()
    const before = await listReceipts(deps.db, invoiceId)
    const problem = paymentDayProblem(day, invoice.day, istDay(now))
    if (problem) throw wrong('day', problem)
    if (before.some((each) => each.utr === utr)) throw wrong('utr', 'This transfer is noted for this bill already.')
    const settled = sumPaise(before.flatMap((each) => [each.received, each.tds]))
    const outstanding = wholePaise(invoice.total - settled)
    const sum = sumPaise([toPaise(received), toPaise(tds)])
    if (sum <= 0) throw wrong('received', 'rules:number.range')
    if (sum > outstanding)
      throw wrong('received', `Only ₹${toRupees(outstanding)} is outstanding, tax held back with it.`)
    await createReceipt(deps.db, {
      invoice_id: invoiceId,
      received: toPaise(received),
      tds: toPaise(tds),
      utr,
      day,
      noted_by: by.admin_id,
      noted_at: now,
    })
    const { lender_id, number } = invoice
    return { audit: { object: `lender:${lender_id}`, after: { number, ...body } } }
  })
}
