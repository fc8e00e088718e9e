import type { InferType } from 'yup'
import { number, string } from '#src/contract/yup.ts'
import { listOf, rowId, strictObject } from '../shared/fields.ts'

export const INSURANCE_KINDS = ['health', 'shop', 'other'] as const
export type InsuranceKind = (typeof INSURANCE_KINDS)[number]

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
export const planProductId = (planId: number): string => `plan-${planId}`

/** The plan that a `product_id` names; null for every other product. */
export function planIdOf(productId: string | null): number | null {
  const [, digits] = /^plan-([1-9]\d{0,8})$/.exec(productId ?? '') ?? []
  return digits === undefined ? null : Number(digits)
}
