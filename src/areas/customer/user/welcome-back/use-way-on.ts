import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { pathAfterForm } from '#src/features/profile/path-after-form.ts'
import { ApiError, call } from '#src/lib/http.ts'
import { openDraft } from '#src/lib/open-draft.ts'
import { isComplete, startPath } from '#src/lib/product-ways.ts'
import { getSession, refetchUser, setSession } from '#src/lib/session.ts'
import { errorText } from '#src/lib/toast.ts'
import type { WayOn } from './ChoiceCards.tsx'
import type { Identity } from './identity-rules.ts'

/** The flag of the product's form: it stays open although every answer is given. */
const EDITING = {
  'Personal Loans': 'isEditingGeneral',
  'Business Loans': 'isEditingGeneral',
  'Gold Loans': 'isEditingGold',
  'Affordable Housing Loan': 'isEditingHousing',
} as const satisfies Record<LoanProduct, string>

/** Checks who it is, has the chosen application open, and goes where it continues. */
export function useWayOn(product: LoanProduct, application: Application | null) {
  const { t } = useTranslation('welcome')
  const client = useQueryClient()
  const navigate = useNavigate()
  const [going, setGoing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const words = (error: unknown): string => {
    if (!(error instanceof ApiError)) return errorText(error)
    if (error.code === 'identity_mismatch') return t('mismatch')
    return error.status === 429 ? t('locked', { count: Math.ceil((error.retryAfter ?? 900) / 60) }) : errorText(error)
  }

  const startNew = async () => {
    if (application?.status === 'draft') {
      await call('withdrawApplication', { params: { appId: application.app_id } })
    }
    return (await openDraft(product)).appId
  }

  const run = async (way: WayOn, identity: Identity | null) => {
    if (identity) await call('verifyIdentity', { body: identity })
    const fresh = way === 'new' || application === null
    const appId = fresh ? await startNew() : application.app_id
    // A new application begins with a look at the answers, even when none is missing.
    await setSession({ appId, productType: product, returning: false, [EDITING[product]]: fresh })
    await client.invalidateQueries({ queryKey: ['applications'] })
    await refetchUser()
    if (!fresh && application.status !== 'draft') return navigate(pathTo('applicationStatus', { appId }))
    const { user } = getSession()
    const complete = user !== null && isComplete(product, user)
    return navigate(fresh || !complete ? startPath(product) : await pathAfterForm(product, appId))
  }

  const go = async (way: WayOn, identity: Identity | null): Promise<'gone' | 'mismatch' | 'failed'> => {
    setGoing(true)
    setFailure(null)
    try {
      await run(way, identity)
      return 'gone'
    } catch (error) {
      setFailure(words(error))
      return error instanceof ApiError && error.code === 'identity_mismatch' ? 'mismatch' : 'failed'
    } finally {
      setGoing(false)
    }
  }
  return { go, going, failure }
}
