import type { InferType } from 'yup'
import { number, string } from '#src/contract/yup.ts'
import { namesFrom } from '../applications/application.ts'
import { flag, listOf, rowId, strictObject } from '../shared/fields.ts'
import { productTypeSchema } from '../shared/product-type-schema.ts'
import { LENDER_DOCUMENTS, LENDER_STEPS } from './lender-journey.ts'

/** Why lenders most often say no; which of them apply follows from the lender's own criteria. */
const COMMON_REFUSALS = [
  'score',
  'income',
  'age',
  'employment',
  'emis',
  'pincode',
  'papers',
  'bank_statement',
  'gst',
  'gold',
  'property',
] as const
export type CommonRefusal = (typeof COMMON_REFUSALS)[number]

/**
 * What a partner may tell about one active lender. Amounts in rupees, APR in percent a year, ages in years. `decision_days` and
 * `payout_days`: working days that the lender usually takes for its answer, and from the answer to the money;
 * `basis` says whether they come from what it really took. `min_credit_score` null = the lender does not look at it.
 */
const lenderGuideSchema = strictObject({
  lender_id: rowId(),
  name: string().defined(),
  regulated_entity: string().defined(),
  regulated_entity_hi: string().defined(),
  product_type: productTypeSchema,
  journey: string()
    .oneOf(['App', 'Web/App'] as const)
    .defined(),
  steps: namesFrom(LENDER_STEPS).defined(),
  documents: namesFrom(LENDER_DOCUMENTS).defined(),
  min_age: number().integer().defined(),
  max_age: number().integer().defined(),
  min_income: number().defined(),
  min_loan_amount: number().defined(),
  loan_amount_upto: number().defined(),
  min_credit_score: number().integer().nullable().defined(),
  salaried: flag(),
  self_employed: flag(),
  business: flag(),
  apr_min: number().defined(),
  apr_max: number().defined(),
  cooling_off_days: number().integer().defined(),
  decision_days: number().integer().defined(),
  payout_days: number().integer().defined(),
  basis: string()
    .oneOf(['usual', 'history'] as const)
    .defined(),
  refusals: namesFrom(COMMON_REFUSALS).defined(),
})
export type LenderGuide = InferType<typeof lenderGuideSchema>

export const lenderGuidesSchema = strictObject({ data: listOf(lenderGuideSchema) })
