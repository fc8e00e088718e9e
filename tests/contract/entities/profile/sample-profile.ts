import { SERVED_PROFILE_DEFAULTS } from '#src/contract/entities/profile/profile.ts'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'

/** A salaried customer whose personal loan form is complete. */
export const completeProfile: ServedProfile = {
  ...SERVED_PROFILE_DEFAULTS,
  user_id: 7,
  first_name: 'Asha',
  last_name: 'Patil',
  birth_date: '14-08-1994',
  gender: 2,
  tin: 'ABCPP1234F',
  email: 'asha@example.com',
  mobile_phone_number: '9876543210',
  address1: 'Cidco N-4',
  postal_code: '431001',
  residence_type: 1,
  employment_status_code: 1,
  employer_name: 'Acme Tools',
  officepincode: '431005',
  monthly_income: 42_000,
  salary_mode: 1,
  emi: 0,
  se_loan_amount: 300_000,
}
