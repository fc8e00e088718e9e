import type { InferType } from 'yup'
import { boolean, number, string } from '#src/contract/yup.ts'
import { payoutMonth } from '../earnings/payout-fields.ts'
import { isoDay, listOf, strictObject } from '../shared/fields.ts'

const amount = () => number().defined()

const QUARTER = /^20\d\d-Q[1-4]$/
/** A quarter of a financial year, such as 2026-Q1 for April to June 2026. */
export const taxQuarter = () => string().matches(QUARTER, 'rules:date.invalid').defined()

/** The papers of a quarter: our return with its day, and the certificate that partners have of it. */
const papers = {
  quarter: taxQuarter(),
  months: listOf(payoutMonth()),
  tax_return: string().defined(),
  certificate: string().defined(),
  return_due: isoDay(),
  certificate_due: isoDay(),
  /** The quarter goes on: its figures may still change. */
  is_over: boolean().defined(),
}

const depositSchema = strictObject({
  month: payoutMonth(),
  due: isoDay(),
  is_over: boolean().defined(),
  partners: number().integer().min(0).defined(),
  gross: amount(),
  /** All tax of the month, rupees, and the part of what is approved. */
  tds: amount(),
  approved: amount(),
})
export type TaxDeposit = InferType<typeof depositSchema>

const quarterSchema = strictObject({ ...papers, gross: amount(), tds: amount() })
export type TaxQuarter = InferType<typeof quarterSchema>

/** Which tax is to be deposited until when, and which return is due; the newest first. */
export const taxDeskSchema = strictObject({ deposits: listOf(depositSchema), quarters: listOf(quarterSchema) })
export type TaxDesk = InferType<typeof taxDeskSchema>

/** What was deducted from a partner in a quarter at one rate, rupees. */
const rateSchema = strictObject({
  tds_percent: amount(),
  section: string().defined(),
  code: string().nullable().defined(),
  /** The order of the tax office by which it was less. */
  order: string().nullable().defined(),
  gross: amount(),
  tds: amount(),
})

/** A partner's own quarter: approved commission and the tax deducted from it, as its certificate will say. */
const ownQuarterSchema = strictObject({
  ...papers,
  gross: amount(),
  tds: amount(),
  rates: listOf(rateSchema),
  /** Tax of what is not approved yet, which this does not count. */
  waiting: amount(),
})
export type OwnTaxQuarter = InferType<typeof ownQuarterSchema>
export const ownTaxSchema = listOf(ownQuarterSchema)
