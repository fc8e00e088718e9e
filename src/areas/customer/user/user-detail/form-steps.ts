import { PERSONAL_LOAN_STEPS } from '#src/contract/entities/personal-loan-form.ts'
import type { PersonalLoanStep } from '#src/contract/entities/personal-loan-form.ts'

/** A screen of the form: one of its four steps, or on a phone the summary at the end. */
export type FormScreen = PersonalLoanStep | 'summary'

export const STEPS: readonly PersonalLoanStep[] = PERSONAL_LOAN_STEPS.map(({ name }) => name)

const SLUGS: Record<FormScreen, string> = {
  personalInformation: 'personal-information',
  contactDetails: 'contact-details',
  employmentDetails: 'employment-details',
  communicationPreferences: 'communication-preferences',
  summary: 'summary',
}

/** Name of a screen in the address bar. */
export function slugOf(screen: FormScreen): string {
  return SLUGS[screen]
}

/** The screen that the address bar names, if it names one. */
export function screenOfSlug(slug: string | null): FormScreen | undefined {
  return (Object.keys(SLUGS) as FormScreen[]).find((screen) => SLUGS[screen] === slug)
}
