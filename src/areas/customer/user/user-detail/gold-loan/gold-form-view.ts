import { GOLD_PLAN } from '#src/features/profile/forms/gold-form.ts'
import { amountText, SHARED_VIEWS } from '#src/features/profile/forms/shared-views.ts'
import type { ProductFormView } from '#src/features/profile/forms/step-view.ts'
import { joined } from '#src/features/profile/forms/step-view.ts'
import { count, months } from '#src/lib/format.ts'
import { IncomeStep } from './IncomeStep.tsx'
import { YourGoldStep } from './YourGoldStep.tsx'
import { YourLoanStep } from './YourLoanStep.tsx'

/** How the gold loan form looks and what its answers read like. */
export const GOLD_FORM_VIEW: ProductFormView = {
  plan: GOLD_PLAN,
  lastButton: 'gold:seeOffer',
  views: {
    ...SHARED_VIEWS,
    yourGold: {
      Inputs: YourGoldStep,
      answer: ({ gold_form, gold_weight, gold_purity }, { t }) =>
        joined(
          gold_form ? t(`gold:form.${gold_form}`) : '',
          typeof gold_weight === 'number' ? t('gold:weight', { weight: count(gold_weight) }) : '',
          typeof gold_purity === 'number' ? t('gold:carat', { carat: gold_purity }) : '',
        ),
    },
    yourLoan: {
      Inputs: YourLoanStep,
      answer: ({ loan_amount, tenure_months, gold_repayment }, { t }) =>
        joined(
          amountText(loan_amount),
          typeof tenure_months === 'number' ? months(tenure_months, t) : '',
          gold_repayment ? t(`gold:repayment.${gold_repayment}`) : '',
        ),
    },
    income: {
      Inputs: IncomeStep,
      answer: ({ monthly_income }, { t }) => amountText(monthly_income, (amount) => t('answers.monthly', { amount })),
    },
  },
}
