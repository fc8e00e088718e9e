import { fieldsOfStep, missingForPersonalLoan, PERSONAL_LOAN_STEPS } from '#src/contract/entities/personal-loan-form.ts'
import type { PersonalLoanStep } from '#src/contract/entities/personal-loan-form.ts'
import type { ProfileField, ServedProfile } from '#src/contract/entities/profile.ts'

/** The step that asks a field. */
export function stepOfField(field: ProfileField): PersonalLoanStep | undefined {
  return PERSONAL_LOAN_STEPS.find(({ name }) => fieldsOfStep(name).includes(field))?.name
}

/** Steps that still miss an answer, in the order of the form. */
export function missingSteps(profile: ServedProfile): PersonalLoanStep[] {
  const missing = missingForPersonalLoan(profile)
  return PERSONAL_LOAN_STEPS.map(({ name }) => name).filter((name) =>
    fieldsOfStep(name).some((field) => missing.includes(field)),
  )
}
