import { listFrozenLines, lockLedger } from '#server/db/repositories/reconciliation/ledger-books.ts'
import { findLenderBook, listClosedMonths } from '#server/db/repositories/reconciliation/ledger-months.ts'
import {
  createInvoice,
  listBilledLines,
  takeInvoiceNumber,
} from '#server/db/repositories/reconciliation/lender-bills.ts'
import type { InvoiceRow } from '#server/db/repositories/reconciliation/lender-bills.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaffOrNobody } from '#server/session.ts'
import { stateOfGstin } from '#src/contract/entities/earnings/gstin.ts'
import type { MakeInvoiceBody } from '#src/contract/entities/reconciliation/bill.ts'
import { AppError } from '#src/contract/errors.ts'
import { billPart, financialYear, gstOf, invoiceNumber, SAC } from '#src/contract/reconciliation/bill-amounts.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { sumPaise, toRupees } from '#src/contract/rules/paise.ts'

/**
 * Makes the bill of a closed month: what of it is neither disputed nor on a bill, and what earlier months left, such as
 * what was taken back. The number is the next one of the financial year.
 * @throws AppError `conflict` where the month is open, the lender has no GST number, there is nothing to bill, or something
 *   else than was seen
 */
export async function makeInvoice(
  deps: Deps,
  lenderId: number,
  { month, taxable: seen }: MakeInvoiceBody,
  by: ByStaffOrNobody,
): Promise<Audited<{ invoice_id: number; number: string }>> {
  return transaction(deps, async (deps) => {
    const { db, env } = deps
    await lockLedger(db, lenderId)
    const months = (await listClosedMonths(db, lenderId)).filter(({ period }) => period <= month)
    if (months.at(-1)?.period !== month)
      throw new AppError('conflict', 'Only a closed month is billed. Close it in the reconciliation first.')
    const book = await findLenderBook(db, lenderId)
    if (!book?.bill_gstin || book.bill_address === '')
      throw new AppError(
        'conflict',
        'The lender has no GST number or address for bills. Enter both under Settings of its reconciliation.',
      )
    const billed = new Set((await listBilledLines(db, lenderId)).map(({ line_id }) => line_id))
    const lines: { line_id: number; amount: InvoiceRow['total'] }[] = []
    for (const { period } of months)
      for (const line of await listFrozenLines(db, lenderId, period))
        if (line.file && billPart(line) === 'billable' && !billed.has(line.file.line_id))
          lines.push({ line_id: line.file.line_id, amount: line.file.gross })
    const taxable = sumPaise(lines.map(({ amount }) => amount))
    if (taxable <= 0)
      throw new AppError('conflict', 'This comes to nothing or less: it is set off with the next month that is billed.')
    if (toRupees(taxable) !== seen)
      throw new AppError('conflict', 'The amount has changed since you looked. Look once more, then make the bill.')
    const day = istDay(deps.clock.now())
    const tax = gstOf(taxable, stateOfGstin(book.bill_gstin) === stateOfGstin(env.companyGstin))
    const year = financialYear(day)
    const { legalName, address } = env.company
    const invoice = await createInvoice(
      db,
      {
        lender_id: lenderId,
        period: month,
        day,
        sac: SAC,
        taxable,
        ...tax,
        number: invoiceNumber(year, await takeInvoiceNumber(db, year)),
        total: sumPaise([taxable, tax.cgst, tax.sgst, tax.igst]),
        parties: {
          from: { name: legalName, address, gstin: env.companyGstin },
          to: { name: book.bill_name, address: book.bill_address, gstin: book.bill_gstin },
        },
        made_by: by.admin_id,
        made_at: deps.clock.now(),
      },
      lines,
    )
    const { invoice_id, number, period, total } = invoice
    const after = { number, month: period, total: toRupees(total) }
    return { invoice_id, number, audit: { object: `lender:${lenderId}`, after } }
  })
}
