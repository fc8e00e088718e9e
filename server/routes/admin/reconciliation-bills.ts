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
import { withMessage } from '../with-message.ts'

export const adminLenderBillsRoutes: Handlers<typeof adminLenderBillsEndpoints> = {
  listLenderBills: ({ deps }) => listLenderBills(deps),

  exportLenderBills: async (call) => {
    const table = await exportLenderBills(call.deps, call.by)
    return tableFile(call, 'lender-bills', table)
  },

  makeLenderInvoice: async (call) => {
    const { number, audit } = await makeInvoice(call.deps, call.params.lenderId, call.body, call.by)
    return { message: `Bill ${number} is made.`, audit }
  },

  downloadLenderInvoice: async (call) => {
    call.header('content-disposition', `attachment; filename="invoice-${call.params.id}.pdf"`)
    return getInvoiceFile(call.deps, call.params.id)
  },

  cancelLenderInvoice: (call) =>
    withMessage('The bill is cancelled.', cancelInvoice(call.deps, call.params.id, call.body.reason, call.by)),

  noteLenderReceipt: (call) =>
    withMessage('The receipt is noted.', noteReceipt(call.deps, call.params.id, call.body, call.by)),

  undoLenderReceipt: (call) =>
    withMessage('The receipt is taken back.', undoReceipt(call.deps, call.params.id, call.by)),
}
