import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { InLanguage } from '#server/session.ts'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import type { Billing, LenderInvoice } from '#src/contract/entities/reconciliation/bill.ts'
import type { FileColumn } from '../shared/file-columns.ts'
import { listLenderBills } from './list-lender-bills.ts'
import { tableOf } from './shared/table-of.ts'

interface BillLine {
  month: Billing
  bill: LenderInvoice | null
}

const COLUMNS: readonly FileColumn<BillLine>[] = [
  { head: 'reconciliation:head.lender', cell: ({ month }) => month.lender },
  { head: 'reconciliation:month', cell: ({ month }) => month.month },
  { head: 'reconciliation:bill.accrued', cell: ({ month }) => month.accrued },
  { head: 'reconciliation:bill.disputed', cell: ({ month }) => month.disputed },
  { head: 'reconciliation:bill.billed', cell: ({ month }) => month.billed },
  { head: 'reconciliation:bill.toBill', cell: ({ month }) => month.to_bill },
  { head: 'file-columns:bill', cell: ({ bill }) => bill?.number },
  { head: 'file-columns:billDay', cell: ({ bill }) => bill?.day },
  { head: 'file-columns:taxable', cell: ({ bill }) => bill?.taxable },
  { head: 'file-columns:gst', cell: ({ bill }) => bill?.gst },
  { head: 'reconciliation:bill.total', cell: ({ bill }) => bill?.total },
  { head: 'reconciliation:bill.received', cell: ({ bill }) => bill?.received },
  { head: 'reconciliation:bill.tds', cell: ({ bill }) => bill?.tds },
  { head: 'reconciliation:bill.outstanding', cell: ({ bill }) => bill?.outstanding },
  { head: 'file-columns:cancelledAt', time: true, cell: ({ bill }) => bill?.cancelled_at },
  { head: 'file-columns:cancelReason', cell: ({ bill }) => bill?.cancel_reason },
]

/** Closed months and their bills, a line for each bill and one for a month without; amounts in rupees. */
export async function exportLenderBills(deps: Deps, by: InLanguage): Promise<Audited<XlsxTable>> {
  const lines = (await listLenderBills(deps)).flatMap((month): BillLine[] =>
    month.invoices.length === 0 ? [{ month, bill: null }] : month.invoices.map((bill) => ({ month, bill })),
  )
  const listed = { list: 'lenderBills', now: deps.clock.now(), filters: {} } as const
  const table = tableOf({ ...listed, language: by.language, columns: COLUMNS, lines })
  return { ...table, audit: { object: 'lender-bills' } }
}
