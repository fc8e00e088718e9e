import { goldDetails } from '#src/contract/entities/applications/application-details.ts'
import { PROFILE_STEPS } from '#src/contract/entities/profile/personal-loan-form.ts'
import { needsCreditAssessment } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import type { FormPlan } from './form-step.ts'
import { ABOUT_YOU, YOUR_HOME } from './personal-form.ts'

/** Gold first, since everything else depends on it; income only of those whose loan is large enough to be assessed. */
export const GOLD_PLAN: FormPlan = {
  product: PRODUCT.gold,
  steps: [
    {
      name: 'yourGold',
      slug: 'your-gold',
      words: 'gold:yourGold',
      schema: goldDetails.pick(['gold_form', 'gold_weight', 'gold_purity']),
    },
    {
      name: 'yourLoan',
      slug: 'your-loan',
      words: 'gold:yourLoan',
      schema: goldDetails.pick(['loan_amount', 'gold_repayment', 'tenure_months']),
    },
    ABOUT_YOU,
    YOUR_HOME,
    {
      name: 'income',
      slug: 'income',
      words: 'gold:income',
      schema: PROFILE_STEPS.employmentDetails.pick(['monthly_income', 'emi']),
      when: ({ loan_amount }) => needsCreditAssessment(PRODUCT.gold, loan_amount),
    },
  ],
}
