import { string } from 'yup'
import {
  billingListSchema,
  cancelInvoiceSchema,
  makeInvoiceSchema,
  noteReceiptSchema,
} from '#src/contract/entities/reconciliation/bill.ts'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { fileFormat } from '../file-format.ts'
import { pathId } from '../path-id.ts'
import { messageAnswer } from '../plain-answers.ts'

const desk = { area: 'admin', pages: ['reconciliation'], masquerade: 'deny' } as const
const ofRow = { params: strictObject({ id: pathId() }) }

/** Bills to lenders, and what they sent for them. */
export const adminLenderBillsEndpoints = defineEndpoints({
  listLenderBills: {
    ...desk,
    method: 'GET',
    path: '/api/lender-bills',
    summary:
      'Closed months with lenders: accrued, disputed, billed, to bill; their bills with what was received and is outstanding.',
    response: billingListSchema,
    limit: 'read',
  },
  exportLenderBills: {
    ...desk,
    method: 'GET',
    path: '/api/lender-bills/export',
    summary: 'The same as a CSV or Excel file, a line for each bill.',
    query: strictObject(fileFormat),
    answerKind: 'table',
    response: string().defined(),
    limit: 'read',
    audit: 'lender-bill.export',
    readsReplica: true,
  },
  makeLenderInvoice: {
    ...desk,
    secondFactor: 'money',
    params: strictObject({ lenderId: pathId() }),
    method: 'POST',
    path: '/api/lender-bills/{lenderId}',
    summary:
      'Makes the bill of a closed month, with GST and the next number of the financial year; earlier lines that were on none go with it.',
    body: makeInvoiceSchema,
    response: messageAnswer,
    limit: 'write',
    audit: 'lender-bill.make',
  },
  downloadLenderInvoice: {
    ...desk,
    ...ofRow,
    method: 'GET',
    path: '/api/lender-invoices/{id}/file',
    summary: 'A bill to a lender as a PDF.',
    answerKind: 'pdf',
    response: string().defined(),
    limit: 'read',
  },
  cancelLenderInvoice: {
    ...desk,
    secondFactor: 'money',
    ...ofRow,
    method: 'POST',
    path: '/api/lender-invoices/{id}/cancel',
    summary: 'Cancels a bill for which nothing was received; its number stays taken, its lines can be billed anew.',
    body: cancelInvoiceSchema,
    response: messageAnswer,
    limit: 'write',
    audit: 'lender-bill.cancel',
  },
  noteLenderReceipt: {
    ...desk,
    secondFactor: 'money',
    ...ofRow,
    method: 'POST',
    path: '/api/lender-invoices/{id}/receipts',
    summary: 'Notes what a lender sent for a bill and the tax it held back; together never more than is outstanding.',
    body: noteReceiptSchema,
    response: messageAnswer,
    limit: 'write',
    audit: 'lender-bill.receipt',
  },
  undoLenderReceipt: {
    ...desk,
    secondFactor: 'money',
    ...ofRow,
    method: 'POST',
    path: '/api/lender-receipts/{id}/undo',
    summary: 'Takes a receipt back that was noted wrongly.',
    response: messageAnswer,
    limit: 'write',
    audit: 'lender-bill.receipt-undo',
  },
})
