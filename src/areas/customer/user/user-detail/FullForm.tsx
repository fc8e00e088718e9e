import { PERSONAL_FORM } from '#src/features/profile/forms/personal-form.ts'
import { amountText, SHARED_VIEWS } from '#src/features/profile/forms/shared-views.ts'
import type { ProductFormView } from '#src/features/profile/forms/step-view.ts'
import { ProductFormPage } from '#src/features/profile/ProductFormPage.tsx'
import { CommunicationPreferencesStep } from './CommunicationPreferencesStep.tsx'

const PERSONAL: ProductFormView = {
  plan: PERSONAL_FORM,
  views: {
    ...SHARED_VIEWS,
    communicationPreferences: {
      Inputs: CommunicationPreferencesStep,
      answer: ({ se_loan_amount }) => amountText(se_loan_amount),
    },
  },
}

/** The whole profile in its four steps. */
export function FullForm() {
  return <ProductFormPage form={PERSONAL} />
}
