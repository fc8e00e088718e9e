import { businessDetails } from '#src/contract/entities/applications/application-details.ts'
import { flag, isGiven, strictObject } from '#src/contract/entities/shared/fields.ts'
import { choiceFrom } from '#src/contract/entities/profile/option-list.ts'
import { communicationPreferences, employmentDetails } from '#src/contract/entities/profile/personal-loan-form.ts'
import type { OptionListName } from '#src/contract/option-lists/option-lists.ts'
import type { FormPlan } from './form-step.ts'
import { ABOUT_YOU, YOUR_HOME } from './personal-form.ts'

const chosen = (list: OptionListName) => choiceFrom(list).test('chosen', 'rules:requiredChoice', isGiven)
const own = businessDetails.fields

export const BUSINESS_FORM: FormPlan = {
  product: 'Business Loans',
  steps: [
    ABOUT_YOU,
    YOUR_HOME,
    {
      name: 'yourBusiness',
      slug: 'your-business',
      words: 'business:yourBusiness',
      schema: strictObject({
        business_registration_type: chosen('businessRegistrationType'),
        business_years: chosen('businessYears'),
        business_nature: own.business_nature,
        professional_type: own.professional_type,
        professional_years: own.professional_years,
        business_current_turnover: chosen('businessTurnover'),
        business_gross_profit: own.business_gross_profit,
        business_account: flag(),
      }),
    },
    {
      name: 'income',
      slug: 'income',
      words: 'business:income',
      schema: employmentDetails.pick(['monthly_income', 'emi']),
    },
    {
      name: 'loan',
      slug: 'loan',
      words: 'business:loan',
      schema: strictObject({
        loan_amount: own.loan_amount,
        tenure_months: own.tenure_months,
        allow_sms: communicationPreferences.fields.allow_sms,
        allow_emails: communicationPreferences.fields.allow_emails,
      }),
    },
  ],
}
