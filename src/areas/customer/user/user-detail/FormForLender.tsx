import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FOR_THE_LENDER } from '#src/features/profile/forms/personal-form.ts'
import type { ProductFormView } from '#src/features/profile/forms/step-view.ts'
import { ProductFormPage } from '#src/features/profile/ProductFormPage.tsx'
import { ForTheLenderStep } from './ForTheLenderStep.tsx'
import { offerOfForm } from './offer-of-form.ts'

const VIEWS: ProductFormView['views'] = { forTheLender: { Inputs: ForTheLenderStep, answer: () => '' } }

/** The last questions before an application, and back to the offer that asked them. */
export function FormForLender() {
  const [params] = useSearchParams()
  const [after] = useState(() => offerOfForm(params))
  return (
    <ProductFormPage
      form={{ plan: FOR_THE_LENDER, views: VIEWS, lastButton: 'profile:backToOffer', ...(after && { after }) }}
    />
  )
}
