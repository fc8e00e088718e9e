import type { InferType } from 'yup'
import { boolean, number, string } from '#src/contract/yup.ts'
import { strictObject } from '../shared/fields.ts'

const invoicePartySchema = strictObject({
  name: string().defined(),
  address: string().defined(),
  gstin: string().defined(),
})
export type InvoiceParty = InferType<typeof invoicePartySchema>

/**
 * By which rates a month is taxed; `is_fixed` = as they were when it was approved first, else by what is on file today.
 * `supply` says whether a partner that is registered for GST is so in our own state; `parties` = it bills us.
 */
export const monthTaxSchema = strictObject({
  tds_percent: number().defined(),
  gst_percent: number().defined(),
  supply: string().oneOf(['within', 'across']).nullable().defined(),
  parties: strictObject({ from: invoicePartySchema.defined(), to: invoicePartySchema.defined() }).nullable().defined(),
  is_fixed: boolean().defined(),
})

/** What of a month was taxed by an order of the tax office, rupees. */
export const lowerPartSchema = strictObject({
  number: string().defined(),
  tds_percent: number().defined(),
  gross: number().defined(),
  tds: number().defined(),
})
