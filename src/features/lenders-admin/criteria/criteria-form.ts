import { isUnset } from '#src/contract/catalogue/lender-readiness.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { CRITERIA_PROPERTIES } from '#src/contract/entities/criteria/criteria-draft.ts'
import type { Criteria, CriteriaProperty } from '#src/contract/entities/criteria/criteria-draft.ts'
import { sentValue, shownValue, typedValue } from '../lender-fields.ts'
import type { FieldKind } from '../lender-fields.ts'

const KINDS: Record<CriteriaProperty, FieldKind> = {
  min_income: 'rupees',
  max_income: 'rupees',
  min_turnover: 'rupees',
  min_business_years: 'count',
  min_age: 'count',
  max_age: 'count',
  min_credit_score: 'count',
  salaried: 'flag',
  self_employed: 'flag',
  business: 'flag',
  min_loan_amount: 'rupees',
  loan_amount_upto: 'rupees',
  tenure_min_months: 'count',
  tenure_max_months: 'count',
  rate_min: 'percent',
  rate_max: 'percent',
  pincodes_excluded: 'list',
}

/** Criteria by the control that they are typed with. */
export const TYPED_CRITERIA = CRITERIA_PROPERTIES.filter((name) => KINDS[name] !== 'flag')
export const SWITCHED_CRITERIA = CRITERIA_PROPERTIES.filter((name) => KINDS[name] === 'flag')

/** The criteria as they are typed. */
export type CriteriaValues = Record<CriteriaProperty, string>

/** A lender's own criteria as they would be typed. */
export const typedCriteria = (lender: Lender): CriteriaValues =>
  Object.fromEntries(CRITERIA_PROPERTIES.map((name) => [name, typedCriterion(lender, name)])) as CriteriaValues

const typedCriterion = (lender: Lender, name: CriteriaProperty): string =>
  isUnset(lender, name) ? '' : typedValue(lender[name])

/** A criterion in words: rupees, percent, yes or no, a list. */
export function criterionWords(name: CriteriaProperty, value: unknown, t: (key: string) => string): string {
  if (KINDS[name] === 'flag') return t(value === 1 ? 'common:yes' : 'common:no')
  return shownValue(KINDS[name], value as Lender[CriteriaProperty], t)
}

/** What differs from the lender, as the calls take it; what is no number goes as it is, and the rule says so. */
export function changedCriteria(lender: Lender, values: CriteriaValues): Criteria {
  const changes = CRITERIA_PROPERTIES.flatMap((name) => {
    const typed = values[name]
    if (typed === typedCriterion(lender, name)) return []
    const value = KINDS[name] === 'flag' ? Number(typed) : sentValue(KINDS[name], typed)
    const given = !lender.unset.some((each) => each === name)
    return given && JSON.stringify(value) === JSON.stringify(lender[name]) ? [] : [[name, value]]
  })
  return Object.fromEntries(changes) as Criteria
}

/** What to type over a lender's own criteria to come to a draft's. */
export const editsOf = (changes: Criteria): [CriteriaProperty, string][] =>
  CRITERIA_PROPERTIES.flatMap((name) => {
    const value = changes[name]
    return value === undefined ? [] : [[name, typedValue(value)]]
  })
