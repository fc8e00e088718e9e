import type { InferType } from 'yup'
import {
  above,
  hasRevenue,
  revenueFlat,
  revenuePercent,
  revenueTypeId,
  slabCount,
  slabRupees,
  slabStatus,
} from '#src/contract/rules/revenue.ts'
import { array, number, string } from '#src/contract/yup.ts'
import { whyAsked } from '../approvals/why-asked.ts'
import { flag, listOf, rowId, strictObject } from '../shared/fields.ts'
import { fromDay } from './from-day.ts'

const ends = () => number().nullable().defined()

/**
 * What a lender pays for a range of business: disbursed amounts in rupees, numbers as counts, `ats` the average ticket
 * size in rupees, `revenue_flat` in rupees, `revenue_percent` from 0 to 100. Null means no bound. Never read by the
 * ranking.
 */
export const lenderRevenueSchema = strictObject({
  id: rowId(),
  lender_id: rowId(),
  slab_disbursed_min: ends(),
  slab_disbursed_max: ends(),
  slab_number_min: ends(),
  slab_number_max: ends(),
  ats_min: ends(),
  ats_max: ends(),
  revenue_type_id: rowId(),
  revenue_flat: ends(),
  revenue_percent: ends(),
  status: flag(),
})
export type LenderRevenue = InferType<typeof lenderRevenueSchema>

/** A slab as it is shown to whoever agrees to it: one that is new has no number yet. */
export const slabShownSchema = lenderRevenueSchema.omit(['id', 'lender_id'])
export type SlabShown = InferType<typeof slabShownSchema>

export const revenueTypeSchema = strictObject({ id: rowId(), name: string().defined() })
export type RevenueType = InferType<typeof revenueTypeSchema>

const slabFields = {
  lender_id: rowId(),
  slab_disbursed_min: slabRupees.defined(),
  slab_disbursed_max: above('slab_disbursed_min', slabRupees).defined(),
  slab_number_min: slabCount.defined(),
  slab_number_max: above('slab_number_min', slabCount).defined(),
  ats_min: slabRupees.defined(),
  ats_max: above('ats_min', slabRupees).defined(),
  revenue_type_id: revenueTypeId,
  revenue_flat: revenueFlat.defined(),
  revenue_percent: revenuePercent.defined().test('either', 'rules:revenue.either', function (percent) {
    const { revenue_flat: flat } = this.parent as { revenue_flat?: unknown }
    // What is no number has a refusal of its own.
    return hasRevenue(typeof flat === 'number' ? flat : 0, percent)
  }),
  status: slabStatus,
}

/** Body of POST /api/lender-revenue/create and values of the revenue dialog. */
export const lenderRevenueForm = strictObject({ ...slabFields, from_day: fromDay(), reason: whyAsked() })
export type LenderRevenueForm = InferType<typeof lenderRevenueForm>

/**
 * Body of POST /api/lender-revenue/update. With `expected`, the slab that the editor began from, an edit of something
 * that was changed meanwhile is refused.
 */
export const lenderRevenueUpdateSchema = strictObject({
  id: rowId(),
  ...slabFields,
  from_day: fromDay(),
  reason: whyAsked(),
  expected: lenderRevenueSchema.optional().default(undefined),
})
export type LenderRevenueUpdate = InferType<typeof lenderRevenueUpdateSchema>

/**
 * Body of POST /api/lender-revenue/set-order. With `expected`, the order that the editor began from, a new order is refused
 * once somebody has changed it meanwhile.
 */
export const lenderRevenueOrderSchema = strictObject({
  lender_id: rowId(),
  lender_revenue_ids: listOf(rowId()),
  from_day: fromDay(),
  reason: whyAsked(),
  expected: array(rowId()).optional().default(undefined),
})
export type LenderRevenueOrder = InferType<typeof lenderRevenueOrderSchema>
