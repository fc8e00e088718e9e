import { PROFILE_STEPS } from '#src/contract/entities/profile/personal-loan-form.ts'
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
