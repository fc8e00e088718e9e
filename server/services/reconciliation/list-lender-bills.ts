import { listLenderNames } from '#server/db/repositories/catalogue/lenders.ts'
import { listInvoices, listReceipts, sumClosedMonths } from '#server/db/repositories/reconciliation/lender-bills.ts'
import type { InvoiceRow, ReceiptRow } from '#server/db/repositories/reconciliation/lender-bills.ts'
import type { Deps } from '#server/deps.ts'
import type { Billing, LenderInvoice } from '#src/contract/entities/reconciliation/bill.ts'
import { sumPaise, toRupees, wholePaise } from '#src/contract/rules/paise.ts'

/** Every closed month with every lender, the newest first, with its bills; with ends, those between them. */
export async function listLenderBills(
  { db }: Pick<Deps, 'db'>,
  months: { from?: string; to?: string } = {},
): Promise<Billing[]> {
  const [sums, invoices, receipts] = [await sumClosedMonths(db, months), await listInvoices(db), await listReceipts(db)]
  const names = await listLenderNames(db)
  const rows = sums.map(({ lender_id, period, accrued, disputed, billed, to_bill }) => ({
    lender_id,
    lender: names.get(lender_id) ?? String(lender_id),
    month: period,
    accrued: toRupees(accrued),
    disputed: toRupees(disputed),
    billed: toRupees(billed),
    to_bill: toRupees(to_bill),
    invoices: invoices
      .filter((each) => each.lender_id === lender_id && each.period === period)
      .map((each) => invoiceView(each, receipts)),
  }))
  return rows.sort((a, b) => (a.month === b.month ? a.lender.localeCompare(b.lender) : a.month < b.month ? 1 : -1))
}

function invoiceView(invoice: InvoiceRow, all: readonly ReceiptRow[]): LenderInvoice {
  const { invoice_id, number, day, taxable, cgst, sgst, igst, total, cancelled_at, cancel_reason } = invoice
  const receipts = all.filter((each) => each.invoice_id === invoice_id)
  const received = sumPaise(receipts.map((each) => each.received))
  const tds = sumPaise(receipts.map((each) => each.tds))
  return {
    invoice_id,
    number,
    day,
    cancel_reason,
    taxable: toRupees(taxable),
    gst: toRupees(sumPaise([cgst, sgst, igst])),
    total: toRupees(total),
    received: toRupees(received),
    tds: toRupees(tds),
    outstanding: cancelled_at === null ? toRupees(wholePaise(total - received - tds)) : 0,
    receipts: receipts.map((each) => ({
      receipt_id: each.receipt_id,
      utr: each.utr,
      day: each.day,
      received: toRupees(each.received),
      tds: toRupees(each.tds),
    })),
    cancelled_at: cancelled_at?.toISOString() ?? null,
  }
}
