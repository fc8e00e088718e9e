import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { pathAfterForm } from '#src/features/profile/api.ts'
import { FormSkeleton } from '#src/features/profile/FormSkeleton.tsx'
import { useSession } from '#src/lib/session/session.ts'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { LoadFailure } from '#src/ui/page/LoadFailure.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { Button } from '#src/ui/site/Button.tsx'

interface StartWhenCompleteProps {
  product: LoanProduct
  /** Every answer of the product is given. */
  complete: boolean
  /** The customer asked for the form. */
  editing: boolean
  /** The form. */
  children: ReactNode
}

/** A form that is complete when it is opened starts the loan and goes where the answer says; else it is shown. */
export function StartWhenComplete({ product, complete, editing, children }: StartWhenCompleteProps) {
  const [params] = useSearchParams()
  const appId = useSession((session) => session.appId)
  // Decided once: the last answer, given here, must not take the form away from under the customer.
  const [start, setStart] = useState(complete && !editing && appId !== null && !params.has('step'))
  if (!start || appId === null) return children
  return <Start product={product} appId={appId} onForm={() => setStart(false)} />
}

function Start({ product, appId, onForm }: { product: LoanProduct; appId: string; onForm: () => void }) {
  const { t } = useTranslation('profile')
  const navigate = useNavigate()
  const [error, setError] = useState<Error | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let gone = false
    pathAfterForm(product, appId)
      .then((path) => (gone ? undefined : navigate(path, { replace: true })))
      .catch((reason: unknown) => {
        if (!gone) setError(reason instanceof Error ? reason : new Error(String(reason)))
      })
    return () => {
      gone = true
    }
  }, [product, appId, attempt, navigate])

  if (!error) return <FormSkeleton />
  const retry = () => {
    setError(null)
    setAttempt(attempt + 1)
  }
  return (
    <div className="wrap-c main narrow">
      <PageTitle>{t('start.title')}</PageTitle>
      <div className="mt20">
        <LoadFailure title={t('start.failed')} error={error} onRetry={retry} />
      </div>
      <EmptyState icon="document" title={t('start.form')} text={t('start.formText')}>
        <Button look="secondary" onClick={onForm}>
          {t('start.openForm')}
        </Button>
      </EmptyState>
    </div>
  )
}
