import type { Deps } from '#server/deps.ts'
import type { Billing, LenderInvoice } from '#src/contract/entities/reconciliation/bill.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { XlsxTable } from '#src/contract/rules/cells/xlsx-texts.ts'
import { listLenderBills } from './list-lender-bills.ts'
import { tableOf } from './shared/table-of.ts'

interface BillLine {
  month: Billing
  bill: LenderInvoice | null
}

const HEADS = [
  ...['lender', 'month', 'accrued', 'disputed', 'billed', 'to_bill', 'bill', 'bill_day', 'taxable', 'gst', 'total'],
  ...['received', 'tds', 'outstanding', 'cancelled_at', 'cancel_reason'],
]

/** Closed months and their bills, a line for each bill and one for a month without; amounts in rupees. */
export async function exportLenderBills(deps: Deps, language: Locale): Promise<XlsxTable> {
  const lines = (await listLenderBills(deps)).flatMap((month): BillLine[] =>
    month.invoices.length === 0 ? [{ month, bill: null }] : month.invoices.map((bill) => ({ month, bill })),
  )
  const listed = { list: 'lenderBills', now: deps.clock.now(), filters: {} } as const
  return tableOf({ ...listed, language, heads: HEADS, lines, cellsOf })
}

const cellsOf = ({ month, bill }: BillLine): readonly unknown[] => [
  ...[month.lender, month.month, month.accrued, month.disputed, month.billed, month.to_bill],
  ...[bill?.number, bill?.day, bill?.taxable, bill?.gst, bill?.total],
  ...[bill?.received, bill?.tds, bill?.outstanding, bill?.cancelled_at, bill?.cancel_reason],
]
