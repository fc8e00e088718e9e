import { useSearchParams } from 'react-router-dom'
import { withNames } from '#src/ui/with-names.ts'
import { EMPLOYMENTS } from './eligibility-table.ts'
import type { EligibilityFilter } from './eligibility-table.ts'

/** The two steps that partners ask about most: rupees a month, and a credit score. */
export const INCOME_STEP = 25_000
export const SCORE_STEP = 700

/** The table's filter, kept in the address so that it can be shared and printed. */
export function useCriteriaFilter() {
  const [params, setParams] = useSearchParams()
  const filter: EligibilityFilter = {
    search: params.get('search') ?? '',
    employment: EMPLOYMENTS.find((kind) => kind === params.get('employment')) ?? null,
    incomeUpTo: params.has('income') ? INCOME_STEP : null,
    scoreUnder: params.has('score') ? SCORE_STEP : null,
  }
  const change = (name: string, value: string | null) =>
    setParams((before) => withNames(before, { [name]: value }), { replace: true })
  return { filter, change, clear: () => setParams({}, { replace: true }) }
}
