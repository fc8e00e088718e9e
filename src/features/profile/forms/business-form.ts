import { businessDetails } from '#src/contract/entities/applications/application-details.ts'
import { PROFILE_STEPS } from '#src/contract/entities/profile/personal-loan-form.ts'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import type { FormPlan } from './form-step.ts'
import { ABOUT_YOU, YOUR_HOME } from './personal-form.ts'

const own = businessDetails.fields
const business = PROFILE_STEPS.yourBusiness.fields
const permissions = PROFILE_STEPS.communicationPreferences.fields

export const BUSINESS_FORM: FormPlan = {
  product: PRODUCT.business,
  steps: [
    ABOUT_YOU,
    YOUR_HOME,
    {
      name: 'yourBusiness',
      slug: 'your-business',
      words: 'business:yourBusiness',
      schema: strictObject({
        business_registration_type: business.business_registration_type,
        business_years: business.business_years,
        business_nature: own.business_nature,
        professional_type: own.professional_type,
        professional_years: own.professional_years,
        business_current_turnover: business.business_current_turnover,
        business_gross_profit: own.business_gross_profit,
        business_account: business.business_account,
      }),
    },
    {
      name: 'income',
      slug: 'income',
      words: 'business:income',
      schema: PROFILE_STEPS.employmentDetails.pick(['monthly_income', 'emi', 'household_income', 'household_emi']),
    },
    {
      name: 'loan',
      slug: 'loan',
      words: 'business:loan',
      schema: strictObject({
        loan_amount: own.loan_amount,
        tenure_months: own.tenure_months,
        allow_sms: permissions.allow_sms,
        allow_emails: permissions.allow_emails,
      }),
    },
  ],
}
