import { tableFile } from '#server/http/file-response.ts'
import type { Handlers } from '#server/http/handler.ts'
import { cancelInvoice } from '#server/services/reconciliation/cancel-invoice.ts'
import { exportLenderBills } from '#server/services/reconciliation/export-lender-bills.ts'
import { getInvoiceFile } from '#server/services/reconciliation/get-invoice-file.ts'
import { listLenderBills } from '#server/services/reconciliation/list-lender-bills.ts'
import { makeInvoice } from '#server/services/reconciliation/make-invoice.ts'
import { noteReceipt } from '#server/services/reconciliation/note-receipt.ts'
import { undoReceipt } from '#server/services/reconciliation/undo-receipt.ts'
import type { adminLenderBillsEndpoints } from '#src/contract/endpoints/admin/reconciliation-bills.ts'
import { toRupees } from '#src/contract/rules/paise.ts'

const objectOf = (lenderId: number): string => `lender:${lenderId}`

export const adminLenderBillsRoutes: Handlers<typeof adminLenderBillsEndpoints> = {
  listLenderBills: ({ deps }) => listLenderBills(deps),

  exportLenderBills: async (call) => {
    const table = await exportLenderBills(call.deps, call.by.language)
    call.audit({ object: 'lender-bills' })
    return tableFile(call, 'lender-bills', table)
  },

  makeLenderInvoice: async (call) => {
    const invoice = await makeInvoice(call.deps, call.params.lenderId, call.body, call.by)
    const { lender_id, number, period, total } = invoice
    call.audit({ object: objectOf(lender_id), after: { number, month: period, total: toRupees(total) } })
    return { message: `Bill ${number} is made.` }
  },

  downloadLenderInvoice: async (call) => {
    call.header('content-disposition', `attachment; filename="invoice-${call.params.id}.pdf"`)
    return getInvoiceFile(call.deps, call.params.id)
  },

  cancelLenderInvoice: async (call) => {
    const { lender_id, number } = await cancelInvoice(call.deps, call.params.id, call.body.reason, call.by)
    call.audit({ object: objectOf(lender_id), before: { number }, after: { reason: call.body.reason } })
    return { message: 'The bill is cancelled.' }
  },

  noteLenderReceipt: async (call) => {
    const { lender_id, number } = await noteReceipt(call.deps, call.params.id, call.body, call.by)
    call.audit({ object: objectOf(lender_id), after: { number, ...call.body } })
    return { message: 'The receipt is noted.' }
  },

  undoLenderReceipt: async (call) => {
    const { invoice_id, utr, received } = await undoReceipt(call.deps, call.params.id, call.by)
    call.audit({ object: `lender_invoice:${invoice_id}`, before: { utr, received: toRupees(received) } })
    return { message: 'The receipt is taken back.' }
  },
}
