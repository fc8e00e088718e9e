import { findInvoice } from '#server/db/repositories/reconciliation/lender-bills.ts'
import type { Deps } from '#server/deps.ts'
import { invoicePdf } from '#server/pdf/invoice-pdf.ts'
import { found } from '../shared/not-found.ts'

/** A bill as a PDF, drawn of what is kept of it. @throws AppError `not_found` */
export async function getInvoiceFile({ db, env }: Deps, invoiceId: number): Promise<Uint8Array<ArrayBuffer>> {
  const invoice = found(await findInvoice(db, invoiceId))
  return invoicePdf(invoice, env.mode !== 'live')
}
