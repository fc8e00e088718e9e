import type { InputsProps } from '#src/features/profile/forms/step-view.ts'
import { numberValue } from '#src/ui/form/number-value.ts'
import type { SchemeFacts } from './scheme-view.ts'

/** What the scheme asks, as far as the server has it. */
export const schemeFacts = (answers: InputsProps['answers']): SchemeFacts => ({
  household_income_year: numberValue(answers['household_income_year']),
  owns_home: numberValue(answers['owns_home']),
  had_subsidy: numberValue(answers['had_subsidy']),
  property_value: numberValue(answers['property_value']),
  loan_amount: numberValue(answers['loan_amount']),
  tenure_months: numberValue(answers['tenure_months']),
})
