import type { InferType } from 'yup'
import { VERSION_STATES } from '#src/contract/rules/versions.ts'
import { array, number, string } from '#src/contract/yup.ts'
import { isoDay, listOf, rowId, strictObject } from '../shared/fields.ts'
import { fromDay } from './from-day.ts'
import { lenderRevenueSchema } from './lender-revenue.ts'

const dated = {
  /** Null for what counts from the beginning. */
  version_id: rowId().nullable(),
  from_day: isoDay().nullable(),
  state: string().oneOf(VERSION_STATES).defined(),
}

/** What is agreed with a partner from a day on: percent of what lenders pay, and rupees for each loan. */
const datedTermsSchema = strictObject({
  ...dated,
  revenue_percent: number().defined(),
  revenue_flat_fee: number().defined(),
})
export type DatedTerms = InferType<typeof datedTermsSchema>

/** A lender's slabs from a day on, in the order in which they are tried. */
const datedSlabsSchema = strictObject({ ...dated, slabs: listOf(lenderRevenueSchema) })
export type DatedSlabs = InferType<typeof datedSlabsSchema>

/** `today` in India: from then on a change may count. */
const listed = { today: isoDay() }
export const termsListSchema = strictObject({ ...listed, versions: listOf(datedTermsSchema) })
export const slabsListSchema = strictObject({ ...listed, versions: listOf(datedSlabsSchema) })
export type SlabsList = InferType<typeof slabsListSchema>

/** Body of POST /api/lender-revenue-preview/{lenderId}: all slabs as they would be. */
export const slabsPreviewSchema = strictObject({
  slabs: array(lenderRevenueSchema).max(200, 'rules:number.range').defined(),
  from_day: fromDay(),
})

/** What a change would make of lines that are not approved yet: how many differ, and what those earn, rupees before tax. */
export const termsEffectSchema = strictObject({
  lines: number().integer().min(0).defined(),
  before: number().defined(),
  after: number().defined(),
})
export type TermsEffect = InferType<typeof termsEffectSchema>
