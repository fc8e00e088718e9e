import type { PersonalLoanStep } from '#src/contract/entities/personal-loan-form.ts'
import type { ServedProfile } from '#src/contract/entities/profile.ts'
import type { OptionListName } from '#src/contract/option-lists/option-lists.ts'
import { rupees } from '#src/lib/format.ts'

interface Words {
  t: (key: string, values?: Record<string, unknown>) => string
  /** The words of a choice; empty while nothing is chosen. */
  option: (list: OptionListName, id: number | '') => string
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(', ')

/** One line that recalls what a step was answered with. */
export function answerText(step: PersonalLoanStep, profile: ServedProfile, { t, option }: Words): string {
  switch (step) {
    case 'personalInformation': {
      const name = [profile.first_name, profile.last_name].filter(Boolean).join(' ')
      const year = profile.birth_date.slice(-4)
      return joined(name, year && t('answers.born', { year }))
    }
    case 'contactDetails':
      return joined(profile.address1, profile.postal_code, option('residentType', profile.residence_type))
    case 'employmentDetails': {
      const { monthly_income: income } = profile
      const pay = income === '' ? '' : t('answers.monthly', { amount: rupees(income) })
      return joined(option('employmentStatus', profile.employment_status_code), profile.employer_name, pay)
    }
    case 'communicationPreferences':
      return profile.se_loan_amount === '' ? '' : rupees(profile.se_loan_amount)
  }
}
