import { PROFILE_STEPS } from '#src/contract/entities/profile/personal-loan-form.ts'
import { AT_APPLY_FIELDS } from '#src/contract/entities/profile/profile-fields.ts'
import { askedSchemas } from '#src/contract/entities/profile/profile-schema.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import type { FormPlan, FormStep } from './form-step.ts'

/** "About you" and "Your home" begin the form of every loan; "Work and income" belongs to those paid from income. */
export const ABOUT_YOU: FormStep = {
  name: 'personalInformation',
  slug: 'personal-information',
  words: 'profile:personalInformation',
  schema: PROFILE_STEPS.personalInformation,
}
export const YOUR_HOME: FormStep = {
  name: 'contactDetails',
  slug: 'contact-details',
  words: 'profile:contactDetails',
  schema: PROFILE_STEPS.contactDetails,
}
export const WORK_AND_INCOME: FormStep = {
  name: 'employmentDetails',
  slug: 'employment-details',
  words: 'profile:employmentDetails',
  schema: PROFILE_STEPS.employmentDetails,
}

export const PERSONAL_FORM: FormPlan = {
  product: PRODUCT.personal,
  steps: [
    ABOUT_YOU,
    YOUR_HOME,
    WORK_AND_INCOME,
    {
      name: 'communicationPreferences',
      slug: 'communication-preferences',
      words: 'profile:communicationPreferences',
      schema: PROFILE_STEPS.communicationPreferences,
    },
  ],
}

/** "Your loan", and the PAN by which the credit bureau may fill in the next step. */
export const LOAN_AND_PAN: FormStep = {
  name: 'loanAndPan',
  slug: 'your-loan',
  words: 'profile:loanAndPan',
  schema: askedSchemas(
    ['se_loan_amount', 'se_loan_tenure', 'se_loan_purpose', 'tin'],
    ['se_loan_tenure', 'se_loan_purpose'],
  ),
}

/** Who somebody is and what they earn, as far as offers depend on it. */
const YOU_AND_WORK: FormStep = {
  name: 'youAndWork',
  slug: 'you-and-work',
  words: 'profile:youAndWork',
  schema: askedSchemas([
    ...(['first_name', 'last_name', 'birth_date', 'postal_code', 'employment_status_code'] as const),
    ...(['monthly_income', 'emi', 'household_income', 'household_emi'] as const),
  ]),
}

/** The way to the first offers of a personal loan: what lenders are matched by, and nothing more. */
export const SHORT_FORM: FormPlan = { product: PRODUCT.personal, steps: [LOAN_AND_PAN, YOU_AND_WORK], short: true }

/** What the lender applied to receives, and offers do without. The kind of work decides what of it is asked. */
export const FOR_THE_LENDER: FormPlan = {
  product: PRODUCT.personal,
  steps: [
    {
      name: 'forTheLender',
      slug: 'for-the-lender',
      words: 'profile:forTheLender',
      schema: askedSchemas(['employment_status_code', ...AT_APPLY_FIELDS, 'address2']),
    },
  ],
  short: true,
  toApply: true,
}
