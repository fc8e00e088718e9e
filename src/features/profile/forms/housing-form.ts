import { housingDetails } from '#src/contract/entities/applications/application-details.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import type { FormPlan } from './form-step.ts'
import { ABOUT_YOU, WORK_AND_INCOME, YOUR_HOME } from './personal-form.ts'

/** The home, and the loan for it, first; with the household they say whether the government helps. */
export const HOUSING_PLAN: FormPlan = {
  product: PRODUCT.housing,
  steps: [
    {
      name: 'newHome',
      slug: 'the-home',
      words: 'housing:newHome',
      schema: housingDetails.pick(['property_value', 'property_pincode', 'owns_home', 'had_subsidy']),
    },
    {
      name: 'yourLoan',
      slug: 'your-loan',
      words: 'housing:yourLoan',
      schema: housingDetails.pick(['loan_amount', 'tenure_months']),
    },
    {
      name: 'household',
      slug: 'household',
      words: 'housing:household',
      schema: housingDetails.pick(['household_income_year']),
    },
    WORK_AND_INCOME,
    ABOUT_YOU,
    YOUR_HOME,
  ],
}
