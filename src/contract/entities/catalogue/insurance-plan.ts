import type { InferType } from 'yup'
import { number, string } from '#src/contract/yup.ts'
import { listOf, rowId, strictObject } from '../shared/fields.ts'
import { INSURANCE_KINDS } from './insurance-kinds.ts'

/** A plan as its insurer describes it. `premium` in rupees a year with tax, `cover` in rupees. */
export const insurancePlanSchema = strictObject({
  plan_id: rowId(),
  kind: string().oneOf(INSURANCE_KINDS).defined(),
  name: string().defined(),
  insurer: string().defined(),
  premium: number().min(0).defined(),
  cover: number().min(0).defined(),
  key_features: listOf(string().defined()),
  key_features_hi: listOf(string().defined()),
  exclusions: listOf(string().defined()),
  exclusions_hi: listOf(string().defined()),
})
export type InsurancePlan = InferType<typeof insurancePlanSchema>

/** What an application's `product_id` says of a plan. */
