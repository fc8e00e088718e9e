import type { LenderGuide } from '#src/contract/entities/catalogue/lender-guide.ts'

/** What counts as employment in the table. */
export const EMPLOYMENTS = ['salaried', 'self_employed', 'business'] as const
type Employment = (typeof EMPLOYMENTS)[number]

/** One lender of the table. Ages in years, amounts in rupees; no score = the lender does not ask for one. */
export interface EligibilityRow {
  name: string
  age: readonly [from: number, to: number]
  employment: readonly Employment[]
  income: number
  loan: readonly [min: number, max: number]
  score: number | null
  journey: LenderGuide['journey']
}

/** Lenders of the catalogue that the training material leaves out; whoever is added later stands in the table. */
const LEFT_OUT: readonly number[] = [9, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36]

/** What the lenders that are on ask for today, by the rules that match their customers. */
export const eligibilityTable = (lenders: readonly LenderGuide[]): EligibilityRow[] =>
  lenders
    .filter(({ lender_id }) => !LEFT_OUT.includes(lender_id))
    .map((lender) => ({
      name: lender.name,
      age: [lender.min_age, lender.max_age],
      employment: EMPLOYMENTS.filter((kind) => lender[kind] === 1),
      income: lender.min_income,
      loan: [lender.min_loan_amount, lender.loan_amount_upto],
      score: lender.min_credit_score,
      journey: lender.journey,
    }))

export interface EligibilityFilter {
  search: string
  employment: Employment | null
  /** Monthly net income of the customer, rupees: only lenders that ask for no more. */
  incomeUpTo: number | null
  /** Only lenders that accept a score below this, or ask for none. */
  scoreUnder: number | null
}

/** The rows that fit all of the filter, in the table's order. */
export function filterEligibility(
  rows: readonly EligibilityRow[],
  { search, employment, incomeUpTo, scoreUnder }: EligibilityFilter,
): EligibilityRow[] {
  const wanted = search.trim().toLowerCase()
  return rows.filter(
    (each) =>
      each.name.toLowerCase().includes(wanted) &&
      (employment === null || each.employment.includes(employment)) &&
      (incomeUpTo === null || each.income <= incomeUpTo) &&
      (scoreUnder === null || each.score === null || each.score < scoreUnder),
  )
}
