import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { LOANS } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { pathAfterForm } from '#src/features/profile/path-after-form.ts'
import { call } from '#src/lib/http.ts'
import { openDraft } from '#src/lib/open-draft.ts'
import { isComplete, startPath } from '#src/lib/product-ways.ts'
import { getSession, refetchUser, setSession } from '#src/lib/session.ts'
import type { WayOn } from './ChoiceCards.tsx'
import type { Identity } from './identity-rules.ts'

/** Checks who it is, has the chosen application open, and goes where it continues. */
export function useWayOn(product: LoanProduct, application: Application | null) {
  const client = useQueryClient()
  const navigate = useNavigate()

  const startNew = async () => {
    if (application?.status === 'draft') {
      await call('withdrawApplication', { params: { appId: application.app_id } })
    }
    return (await openDraft(product)).appId
  }

  return async (way: WayOn, identity: Identity | null): Promise<void> => {
    if (identity) await call('verifyIdentity', { body: identity })
    const fresh = way === 'new' || application === null
    const appId = fresh ? await startNew() : application.app_id
    // A new application begins with a look at the answers: the form stays open although every answer is given.
    await setSession({ appId, productType: product, returning: false, [LOANS[product].editing]: fresh })
    await client.invalidateQueries({ queryKey: ['applications'] })
    await refetchUser()
    if (!fresh && application.status !== 'draft') return void (await navigate(pathTo('applicationStatus', { appId })))
    const { user } = getSession()
    const complete = user !== null && isComplete(product, user)
    await navigate(fresh || !complete ? startPath(product) : await pathAfterForm(product, appId))
  }
}
