import { optionKey } from '#src/contract/option-lists/option-lists.ts'
import { isSmallIncome } from '#src/contract/rules/lending/instalment-cap.ts'
import type { FieldCondition, ProfileField } from './profile-fields.ts'

/** True when the employment is a salary, which alone asks for employer, office pincode and salary mode. */
export function isSalaried(employmentStatus: unknown): boolean {
  return optionKey('employmentStatus', employmentStatus) === 'salaried'
}

/** Which answer decides whether a field is asked, and how. */
export const FIELD_CONDITIONS: Record<FieldCondition, { by: ProfileField; holds: (answer: unknown) => boolean }> = {
  salaried: { by: 'employment_status_code', holds: isSalaried },
  smallIncome: { by: 'monthly_income', holds: (income) => isSmallIncome(Number(income)) },
}
