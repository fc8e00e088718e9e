import { rupees } from '#src/lib/format.ts'
import { ContactDetailsStep } from '../ContactDetailsStep.tsx'
import { EmploymentDetailsStep } from '../EmploymentDetailsStep.tsx'
import { PersonalInformationStep } from '../PersonalInformationStep.tsx'
import { joined } from './step-view.ts'
import type { StepView } from './step-view.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An amount that was given, in words of `key`; empty otherwise. */
export const amountText = (value: unknown, words: (amount: string) => string = (amount) => amount): string =>
  typeof value === 'number' ? words(rupees(value)) : ''

/** The steps that several products ask. */
export const SHARED_VIEWS = {
  personalInformation: {
    Inputs: PersonalInformationStep,
    answer: ({ first_name, last_name, birth_date }, { t }) => {
      const name = [text(first_name), text(last_name)].filter(Boolean).join(' ')
      const year = text(birth_date).slice(-4)
      return joined(name, year && t('answers.born', { year }))
    },
  },
  contactDetails: {
    Inputs: ContactDetailsStep,
    answer: ({ address1, postal_code, residence_type }, { option }) =>
      joined(text(address1), text(postal_code), option('residentType', residence_type)),
  },
  employmentDetails: {
    Inputs: EmploymentDetailsStep,
    answer: ({ employment_status_code, employer_name, monthly_income }, { t, option }) =>
      joined(
        option('employmentStatus', employment_status_code),
        text(employer_name),
        amountText(monthly_income, (amount) => t('answers.monthly', { amount })),
      ),
  },
} satisfies Record<string, StepView>
