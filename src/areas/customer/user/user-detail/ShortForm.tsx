import { SHORT_FORM } from '#src/features/profile/forms/personal-form.ts'
import { amountText, SHARED_VIEWS } from '#src/features/profile/forms/shared-views.ts'
import { joined } from '#src/features/profile/forms/step-view.ts'
import type { ProductFormView } from '#src/features/profile/forms/step-view.ts'
import { ProductFormPage } from '#src/features/profile/ProductFormPage.tsx'
import { LoanAndPanStep } from './LoanAndPanStep.tsx'
import { BureauContext, useBureauFilling } from './use-bureau-filling.ts'
import { YouAndWorkStep } from './YouAndWorkStep.tsx'

const VIEWS: ProductFormView['views'] = {
  loanAndPan: { Inputs: LoanAndPanStep, answer: ({ se_loan_amount }) => amountText(se_loan_amount) },
  youAndWork: {
    Inputs: YouAndWorkStep,
    answer: (answers, words) =>
      joined(
        SHARED_VIEWS.personalInformation.answer(answers, words),
        SHARED_VIEWS.employmentDetails.answer(answers, words),
      ),
  },
}

/** Two steps to the first offers. */
export function ShortForm() {
  const { bureau, beforeNext } = useBureauFilling()
  return (
    <BureauContext value={bureau}>
      <ProductFormPage form={{ plan: SHORT_FORM, views: VIEWS, beforeNext }} />
    </BureauContext>
  )
}
