import type { InferType, Schema } from 'yup'
import { string } from '#src/contract/yup.ts'
import { whyAsked } from '../approvals/why-asked.ts'
import { LENDER_PROPERTIES } from '../catalogue/lender.ts'
import { isoInstant, rowId, strictObject } from '../shared/fields.ts'

const { min_turnover, min_business_years } = LENDER_PROPERTIES
const { min_income, max_income, min_age, max_age, salaried, self_employed, business } = LENDER_PROPERTIES
const { min_credit_score, min_loan_amount, loan_amount_upto, rate_min, rate_max } = LENDER_PROPERTIES
const { tenure_min_months, tenure_max_months, pincodes_excluded } = LENDER_PROPERTIES

/** Every property of a lender that decides who matches and for how much, with the schema of its value. */
const CRITERIA = {
  min_income: min_income.optional(),
  max_income: max_income.optional(),
  min_turnover: min_turnover.optional(),
  min_business_years: min_business_years.optional(),
  min_age: min_age.optional(),
  max_age: max_age.optional(),
  min_credit_score: min_credit_score.optional(),
  salaried: salaried.optional(),
  self_employed: self_employed.optional(),
  business: business.optional(),
  min_loan_amount: min_loan_amount.optional(),
  loan_amount_upto: loan_amount_upto.optional(),
  tenure_min_months: tenure_min_months.optional(),
  tenure_max_months: tenure_max_months.optional(),
  rate_min: rate_min.optional(),
  rate_max: rate_max.optional(),
  pincodes_excluded: pincodes_excluded.optional().default(undefined),
} as const satisfies Partial<Record<keyof typeof LENDER_PROPERTIES, Schema>>

export type CriteriaProperty = keyof typeof CRITERIA
/** The names of the criteria, in the order in which they are shown. */
export const CRITERIA_PROPERTIES = Object.keys(CRITERIA) as CriteriaProperty[]

/** Some criteria and their values: rupees, rupees a month, years, months, percent a year, as the lender entity has them. */
export const criteriaSchema = strictObject(CRITERIA)
export type Criteria = InferType<typeof criteriaSchema>

/** Body of what tries or keeps changed criteria: the lender and the properties that change; at least one. */
export const criteriaChangesSchema = strictObject({
  lender_id: rowId(),
  changes: criteriaSchema
    .defined()
    .test('some', 'rules:criteria.none', (value) => Object.values(value).some((each) => each !== undefined)),
})

/** Body of POST /api/criteria-drafts/{id}/schedule. */
export const criteriaScheduleSchema = strictObject({ publish_at: isoInstant(), reason: whyAsked() })

/** Body of POST /api/criteria-drafts/{id}/publish: why, where a second person has to agree. */
export const criteriaPublishSchema = strictObject({ reason: whyAsked() })

/** Where a set of changed criteria stands; a draft with a date could not be published on it. */
const CRITERIA_STATES = ['draft', 'scheduled', 'published', 'rolled_back'] as const

/**
 * Changed criteria of a lender. `replaced` has the values that the lender had when the draft was made: what publishing
 * replaces and rolling back restores.
 */
export const criteriaDraftSchema = strictObject({
  draft_id: rowId(),
  changes: criteriaSchema,
  replaced: criteriaSchema,
  status: string().oneOf(CRITERIA_STATES).defined(),
  /** When it was or will be published. */
  publish_at: isoInstant().nullable(),
  /** Name of who made it. */
  created_by: string().defined(),
  created_at: isoInstant(),
})
export type CriteriaDraft = InferType<typeof criteriaDraftSchema>

/** The given criteria by name, without absent ones. */
export function criteriaOf(criteria: Criteria): [CriteriaProperty, NonNullable<Criteria[CriteriaProperty]> | null][] {
  return CRITERIA_PROPERTIES.flatMap((name) => {
    const value = criteria[name]
    return value === undefined ? [] : [[name, value]]
  })
}
