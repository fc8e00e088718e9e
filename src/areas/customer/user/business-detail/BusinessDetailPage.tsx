import { BUSINESS_FORM } from '#src/features/profile/forms/business-form.ts'
import { amountText, SHARED_VIEWS } from '#src/features/profile/forms/shared-views.ts'
import type { ProductFormView } from '#src/features/profile/forms/step-view.ts'
import { joined } from '#src/features/profile/forms/step-view.ts'
import { ProductFormPage } from '#src/features/profile/ProductFormPage.tsx'
import { months } from '#src/lib/format.ts'
import { BusinessLoanStep } from './BusinessLoanStep.tsx'
import { IncomeStep } from './IncomeStep.tsx'
import { YourBusinessStep } from './YourBusinessStep.tsx'

const BUSINESS: ProductFormView = {
  plan: BUSINESS_FORM,
  views: {
    ...SHARED_VIEWS,
    yourBusiness: {
      Inputs: YourBusinessStep,
      answer: ({ business_nature, business_years, business_current_turnover }, { option }) =>
        joined(
          option('businessNature', business_nature),
          option('businessYears', business_years),
          option('businessTurnover', business_current_turnover),
        ),
    },
    income: {
      Inputs: IncomeStep,
      answer: ({ monthly_income }, { t }) => amountText(monthly_income, (amount) => t('answers.monthly', { amount })),
    },
    loan: {
      Inputs: BusinessLoanStep,
      answer: ({ loan_amount, tenure_months }, { t }) =>
        typeof tenure_months === 'number'
          ? amountText(loan_amount, (amount) => t('business:answers.loan', { amount, term: months(tenure_months, t) }))
          : amountText(loan_amount),
    },
  },
}

/** /user/business-detail: the business loan form. */
export function BusinessDetailPage() {
  return <ProductFormPage form={BUSINESS} />
}
