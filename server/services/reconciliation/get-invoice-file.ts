import { findInvoice } from '#server/db/repositories/reconciliation/lender-bills.ts'
import type { Deps } from '#server/deps.ts'
import { invoicePdf } from '#server/pdf/invoice-pdf.ts'
import { notFound } from '../shared/not-found.ts'

/** A bill as a PDF, drawn of what is kept of it. @throws AppError `not_found` */
export async function getInvoiceFile({ db, env }: Deps, invoiceId: number): Promise<Uint8Array<ArrayBuffer>> {
  const invoice = await findInvoice(db, invoiceId)
  if (!invoice) throw notFound()
  return invoicePdf(invoice, env.mode !== 'live')
}
