import { HOUSING_PLAN } from '#src/features/profile/forms/housing-form.ts'
import { amountText, SHARED_VIEWS } from '#src/features/profile/forms/shared-views.ts'
import type { ProductFormView } from '#src/features/profile/forms/step-view.ts'
import { joined } from '#src/features/profile/forms/step-view.ts'
import { HouseholdStep } from './HouseholdStep.tsx'
import { NewHomeStep } from './NewHomeStep.tsx'
import { YourLoanStep } from './YourLoanStep.tsx'

/** How the housing loan form looks and what its answers read like. */
export const HOUSING_FORM_VIEW: ProductFormView = {
  plan: HOUSING_PLAN,
  views: {
    ...SHARED_VIEWS,
    newHome: {
      Inputs: NewHomeStep,
      answer: ({ property_value, property_pincode }) =>
        joined(amountText(property_value), String(property_pincode ?? '')),
    },
    household: {
      Inputs: HouseholdStep,
      answer: ({ household_income_year }, { t }) =>
        amountText(household_income_year, (amount) => t('housing:yearly', { amount })),
    },
    yourLoan: {
      Inputs: YourLoanStep,
      answer: ({ loan_amount, tenure_months }, { t }) =>
        joined(
          amountText(loan_amount),
          typeof tenure_months === 'number' ? t('housing:years', { count: tenure_months / 12 }) : '',
        ),
    },
  },
}
