import type { Billing, LenderInvoice } from '#src/contract/entities/reconciliation/bill.ts'
import { billSums } from '#src/contract/reconciliation/bill-amounts.ts'
import { sumPaise, toRupees, wholePaise } from '#src/contract/rules/paise.ts'
import { listLenderNames } from '#server/db/repositories/catalogue/lenders.ts'
import { listFrozenLines } from '#server/db/repositories/reconciliation/ledger-books.ts'
import { listClosedMonths } from '#server/db/repositories/reconciliation/ledger-months.ts'
import {
  listBilledLines,
  listInvoices,
  listReceipts,
  type InvoiceRow,
  type ReceiptRow,
} from '#server/db/repositories/reconciliation/lender-bills.ts'
import type { Deps } from '#server/deps.ts'

/** Every closed month with every lender, the newest first, with its bills. */
export async function listLenderBills({ db }: Deps): Promise<Billing[]> {
  const invoices = await listInvoices(db)
  const receipts = await listReceipts(db)
  const rows: Billing[] = []
  for (const [lender_id, lender] of await listLenderNames(db)) {
    const months = await listClosedMonths(db, lender_id)
    if (months.length === 0) continue
    const billed = new Set((await listBilledLines(db, lender_id)).map(({ line_id }) => line_id))
    for (const { period } of months) {
      const sums = billSums(await listFrozenLines(db, lender_id, period), billed)
      rows.push({
        ...{ lender_id, lender, month: period },
        ...{ accrued: toRupees(sums.accrued), disputed: toRupees(sums.disputed) },
        ...{ billed: toRupees(sums.billed), to_bill: toRupees(sums.to_bill) },
        invoices: invoices
          .filter((each) => each.lender_id === lender_id && each.period === period)
          .map((each) => invoiceView(each, receipts)),
      })
    }
  }
  return rows.sort((a, b) => (a.month === b.month ? a.lender.localeCompare(b.lender) : a.month < b.month ? 1 : -1))
}

function invoiceView(invoice: InvoiceRow, all: readonly ReceiptRow[]): LenderInvoice {
  const { invoice_id, number, day, taxable, cgst, sgst, igst, total, cancelled_at, cancel_reason } = invoice
  const receipts = all.filter((each) => each.invoice_id === invoice_id)
  const received = sumPaise(receipts.map((each) => each.received))
  const tds = sumPaise(receipts.map((each) => each.tds))
  return {
    ...{ invoice_id, number, day, cancel_reason },
    ...{ taxable: toRupees(taxable), gst: toRupees(sumPaise([cgst, sgst, igst])), total: toRupees(total) },
    ...{ received: toRupees(received), tds: toRupees(tds) },
    outstanding: cancelled_at === null ? toRupees(wholePaise(total - received - tds)) : 0,
    receipts: receipts.map((each) => ({
      ...{ receipt_id: each.receipt_id, utr: each.utr, day: each.day },
      ...{ received: toRupees(each.received), tds: toRupees(each.tds) },
    })),
    cancelled_at: cancelled_at?.toISOString() ?? null,
  }
}
