import { checkHomeScheme, HOME_SCHEME } from '#src/contract/finance/housing.ts'
import type { SchemeAnswer } from '#src/contract/finance/housing.ts'

/** What is known so far: rupees, months, 0 or 1; null = not given yet. */
export interface SchemeFacts {
  household_income_year: number | null
  owns_home: number | null
  had_subsidy: number | null
  property_value: number | null
  loan_amount: number | null
  tenure_months: number | null
}

export interface SchemeView {
  /** waiting: no income yet; open: nothing against it, but not everything is given; yes and no are final. */
  verdict: 'waiting' | 'open' | 'yes' | 'no'
  answer: SchemeAnswer
}

/** The verdict on what is known: what is missing is taken at its best, so that only a given answer can say no. */
export function viewScheme(facts: SchemeFacts): SchemeView {
  const answer = checkHomeScheme({
    household_income_year: facts.household_income_year ?? 0,
    owns_home: facts.owns_home === 1,
    had_subsidy: facts.had_subsidy === 1,
    property_value: facts.property_value ?? 0,
    loan_amount: facts.loan_amount ?? HOME_SCHEME.subsidisedLoan,
    tenure_months: facts.tenure_months ?? HOME_SCHEME.subsidisedMonths,
  })
  const complete = Object.values(facts).every((fact) => fact !== null)
  if (answer.problems.length > 0) return { verdict: 'no', answer }
  if (facts.household_income_year === null) return { verdict: 'waiting', answer }
  return { verdict: complete ? 'yes' : 'open', answer }
}
