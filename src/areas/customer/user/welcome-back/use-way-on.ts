import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { isComplete } from '#src/contract/entities/profile/is-complete.ts'
import { LOANS } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { startPath, wayOn } from '#src/contract/product-paths.ts'
import { pathAfterForm } from '#src/features/profile/api.ts'
import { productsPath } from '#src/lib/boot.ts'
import { call } from '#src/lib/http/http.ts'
import { APPLICATIONS_KEY } from '#src/lib/http/query.ts'
import { rememberedPath } from '#src/lib/remember.ts'
import { patchSession } from '#src/lib/session/session-store.ts'
import { getSession, refetchUser, setSession } from '#src/lib/session/session.ts'
import { toast } from '#src/lib/toast.ts'
import type { WayOn } from './ChoiceCards.tsx'
import type { Identity } from './identity-rules.ts'

/** Checks who it is, has the chosen application open, and goes where it continues. */
export function useWayOn(product: LoanProduct | null, application: Application | null) {
  const { t } = useTranslation('welcome')
  const client = useQueryClient()
  const navigate = useNavigate()

  const startNew = async (product: LoanProduct) => {
    if (application?.status === 'draft') {
      await call('withdrawApplication', { params: { appId: application.app_id } })
    }
    return (await call('createApplication', { body: { product_type: product } })).app_id
  }

  /** No loan is chosen: to the page that asked for the sign-in, or to what there is. */
  const goOn = async () => {
    const to = rememberedPath('customer') ?? wayOn(getSession()) ?? productsPath()
    // In one go: the guards would lead elsewhere in between.
    patchSession({ returning: false, identityDue: false })
    await navigate(to)
    await refetchUser()
  }

  return async (way: WayOn, identity: Identity | null): Promise<void> => {
    // What asked for the sign-in is open again after the check.
    const asked = getSession().identityDue && way === 'continue' ? rememberedPath('customer') : null
    if (identity) {
      await call('verifyIdentity', { body: identity })
      if (getSession().identityDue) {
        // What could be read before is less than what there is.
        await client.invalidateQueries()
        const { saveMarketing } = await import('#src/features/sign-in/api.ts')
        if (!(await saveMarketing())) toast.warning(t('newsNotSaved'))
      }
    }
    if (product === null) return goOn()
    const fresh = way === 'new' || application === null
    const appId = fresh ? await startNew(product) : application.app_id
    // A new application begins with a look at the answers: the form stays open although every answer is given.
    await setSession({
      appId,
      productType: product,
      returning: false,
      identityDue: false,
      [LOANS[product].editing]: fresh,
    })
    await client.invalidateQueries({ queryKey: APPLICATIONS_KEY })
    await refetchUser()
    if (asked !== null) return void (await navigate(asked))
    if (!fresh && application.status !== 'draft') return void (await navigate(pathTo('applicationStatus', { appId })))
    const { user } = getSession()
    const complete = user !== null && isComplete(product, user)
    await navigate(fresh || !complete ? startPath(product) : await pathAfterForm(product, appId))
  }
}
