import type { InferType } from 'yup'
import { LEAD_STATUSES } from '#src/contract/attribution.ts'
import { searchText } from '#src/contract/entities/shared/page-query.ts'
import { number, string } from '#src/contract/yup.ts'
import { APPLICATION_STATUSES } from '../applications/application-status.ts'
import { payoutMonth } from '../earnings/payout-fields.ts'
import { PAYOUT_STATUSES } from '../earnings/payout.ts'
import { LEAD_CHANNELS } from '../leads/tracking-link.ts'
import { isoInstant, rowId, strictObject } from '../shared/fields.ts'
import { PRODUCT_TYPES } from '../shared/product-type.ts'
import { rangeFields } from './range-fields.ts'

/** Schema of one of a list; the text of an address stays text for the caller. */
const oneOf = (list: readonly string[]) =>
  string()
    .test('known', 'rules:choice.unknown', (value) => value === undefined || list.includes(value))
    .optional()
const product = () => oneOf(PRODUCT_TYPES)
const lender = () =>
  string()
    .matches(/^[1-9]\d{0,8}$/, 'rules:id')
    .optional()

export const leadFilters = {
  ...rangeFields,
  /** Part of the lead's reference or of its link's name. */
  search: searchText(),
  product: product(),
  status: oneOf(LEAD_STATUSES),
  channel: oneOf(LEAD_CHANNELS),
  reference: string()
    .trim()
    .matches(/^[A-Za-z]{0,4}-?\d{1,12}$/, 'rules:id')
    .optional(),
}
/** `waiting` = nothing has moved for a week; the application is still with the lender. */
export const APPLICATION_REPORT_STATUSES = [
  'waiting',
  ...APPLICATION_STATUSES.filter((each) => each !== 'draft'),
] as const
export const applicationFilters = {
  ...rangeFields,
  /** Part of the application's or the lead's reference, or of the lender's name. */
  search: searchText(),
  product: product(),
  status: oneOf(APPLICATION_REPORT_STATUSES),
  lender: lender(),
}
export const disbursalFilters = { ...rangeFields, lender: lender() }
export const payoutFilters = { month: payoutMonth().optional(), status: oneOf([...PAYOUT_STATUSES, 'disputed']) }

export const LEAD_SORTS = ['created_at', 'last_touch_at', 'product_type', 'status'] as const
export const APPLICATION_SORTS = ['submitted_at', 'updated_at', 'amount', 'status'] as const
export const DISBURSAL_SORTS = ['disbursed_at', 'disbursed_amount'] as const
export const PAYOUT_SORTS = ['disbursed_at', 'disbursed_amount', 'net'] as const

export const leadFiltersSchema = strictObject(leadFilters)
export const applicationFiltersSchema = strictObject(applicationFilters)
export const disbursalFiltersSchema = strictObject(disbursalFilters)
export const payoutFiltersSchema = strictObject(payoutFilters)
export type LeadFilters = InferType<typeof leadFiltersSchema>
export type ApplicationFilters = InferType<typeof applicationFiltersSchema>
export type DisbursalFilters = InferType<typeof disbursalFiltersSchema>
export type PayoutFilters = InferType<typeof payoutFiltersSchema>

/** The person behind a lead, masked; empty once they have had their data erased. */
const person = { name: string().defined(), mobile: string().defined() }

export const leadReportRowSchema = strictObject({
  lead_id: rowId(),
  reference: string().defined(),
  ...person,
  product_type: string().defined(),
  channel: string().oneOf(LEAD_CHANNELS).defined(),
  link: string().nullable().defined(),
  status: string().oneOf(LEAD_STATUSES).defined(),
  created_at: isoInstant(),
  first_touch_at: isoInstant(),
  last_touch_at: isoInstant(),
})
export type LeadReportRow = InferType<typeof leadReportRowSchema>

/** Amounts in rupees; null where the product has none. */
export const applicationReportRowSchema = strictObject({
  reference: string().defined(),
  lead_reference: string().defined(),
  ...person,
  product_type: string().defined(),
  lender: string().nullable().defined(),
  amount: number().nullable().defined(),
  status: string().oneOf(APPLICATION_STATUSES).defined(),
  submitted_at: isoInstant(),
  updated_at: isoInstant(),
})
export type ApplicationReportRow = InferType<typeof applicationReportRowSchema>

export const disbursalReportRowSchema = strictObject({
  payout_id: rowId(),
  reference: string().defined(),
  lead_reference: string().defined(),
  ...person,
  lender: string().defined(),
  disbursed_amount: number().defined(),
  disbursed_at: isoInstant(),
  gross: number().defined(),
  status: string().oneOf(PAYOUT_STATUSES).defined(),
})
export type DisbursalReportRow = InferType<typeof disbursalReportRowSchema>
