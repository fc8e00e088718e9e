import { rupees } from '#src/lib/format.ts'
import type { EligibilityRow } from './eligibility-table.ts'

type Translate = (key: string, values?: Record<string, string | number>) => string

/** The seven columns after the lender's name, in the order of the specification. */
export const CRITERIA_COLUMNS = ['age', 'employment', 'income', 'min', 'max', 'score', 'journey'] as const
export type CriteriaColumn = (typeof CRITERIA_COLUMNS)[number]

/** One row in the reader's words. */
export function criteriaWords(row: EligibilityRow, t: Translate): Record<CriteriaColumn, string> {
  const kinds = row.employment.map((kind) => t(`criteria.employment.${kind}`)).join(', ')
  return {
    age: t('criteria.age', { from: row.age[0], to: row.age[1] }),
    employment: kinds.charAt(0).toUpperCase() + kinds.slice(1),
    income: t('criteria.atLeast', { value: rupees(row.income) }),
    min: rupees(row.loan[0]),
    max: rupees(row.loan[1]),
    score: row.score === null ? t('criteria.noScore') : t('criteria.atLeast', { value: row.score }),
    journey: t(`criteria.journey.${row.journey}`),
  }
}
