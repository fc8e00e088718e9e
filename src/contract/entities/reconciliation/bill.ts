import type { InferType } from 'yup'
import { number, string } from '#src/contract/yup.ts'
import { MAX_RUPEES } from '../../reconciliation/bill-amounts.ts'
import { safeText } from '../../rules/safe-text.ts'
import { payoutMonth } from '../earnings/payout-fields.ts'
import { utr } from '../earnings/utr.ts'
import { given, isoDay, isoInstant, listOf, numberBetween, realDay, rowId, strictObject } from '../shared/fields.ts'

const amount = () => number().defined()

const receiptSchema = strictObject({
  receipt_id: rowId(),
  received: amount(),
  tds: amount(),
  utr: string().defined(),
  day: isoDay(),
})

const invoiceSchema = strictObject({
  invoice_id: rowId(),
  number: string().defined(),
  day: isoDay(),
  taxable: amount(),
  gst: amount(),
  total: amount(),
  received: amount(),
  tds: amount(),
  /** `total` less what was received and the tax that was held back. */
  outstanding: amount(),
  receipts: listOf(receiptSchema),
  cancelled_at: isoInstant().nullable(),
  cancel_reason: string().nullable().defined(),
})
export type LenderInvoice = InferType<typeof invoiceSchema>

/**
 * A closed month with a lender, rupees without GST: `accrued` = `billed` + `disputed` + `to_bill`; its bills stand with GST:
 * each `total` = `received` + `tds` + `outstanding`.
 */
const billingSchema = strictObject({
  lender_id: rowId(),
  lender: string().defined(),
  month: payoutMonth(),
  accrued: amount(),
  disputed: amount(),
  billed: amount(),
  to_bill: amount(),
  invoices: listOf(invoiceSchema),
})
export type Billing = InferType<typeof billingSchema>
export const billingListSchema = listOf(billingSchema)

/** The month to be billed; `taxable` as it was seen, rupees. */
export const makeInvoiceSchema = strictObject({ month: payoutMonth(), taxable: amount() })
export type MakeInvoiceBody = InferType<typeof makeInvoiceSchema>

export const cancelInvoiceSchema = strictObject({
  reason: safeText(200).trim().required('rules:required').defined(),
})

/** What a lender sent for a bill, and the tax that it held back, rupees. */
export const noteReceiptSchema = strictObject({
  received: numberBetween(0, MAX_RUPEES),
  tds: numberBetween(0, MAX_RUPEES),
  utr: utr(),
  day: given(realDay()),
})
export type NoteReceiptBody = InferType<typeof noteReceiptSchema>
