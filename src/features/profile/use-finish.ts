import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isDetailedProduct, LOANS } from '#src/contract/entities/shared/loan-products.ts'
import { call } from '#src/lib/http/http.ts'
import { APPLICATIONS_KEY, profileKey } from '#src/lib/http/query.ts'
import { getSession, refetchUser, setSession } from '#src/lib/session/session.ts'
import { errorText } from '#src/lib/toast.ts'
import { getDetails, getProfile, pathAfterForm, updateProfile } from './api.ts'
import { missingSteps } from './forms/form-step.ts'
import type { FormScreen } from './forms/form-step.ts'
import type { ProductFormView } from './forms/step-view.ts'
import { detailsKey } from './hooks.ts'
import { refusedStep } from './saving/form-store.ts'
import type { FormStore } from './saving/form-store.ts'

/** The end of the form: all saved, an application open, and on; or the step where something is missing. */
export function useFinish(
  { plan, after }: ProductFormView,
  userId: number,
  keeper: FormStore,
  open: (screen: FormScreen) => void,
) {
  const { t } = useTranslation('profile')
  const client = useQueryClient()
  const navigate = useNavigate()
  const [finishing, setFinishing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const freshDetails = (appId: string) =>
    client.fetchQuery({ queryKey: detailsKey(appId), queryFn: () => getDetails(appId), staleTime: 0 })

  const run = async () => {
    const allSaved = await keeper.flush()
    const refused = refusedStep(plan.steps, keeper)
    if (refused) {
      setFailure(t('finish.refused', { step: t(`${refused.step.words}.name`) }))
      return open(refused.step.name)
    }
    if (keeper.failure() !== undefined) return setFailure(errorText(keeper.failure()))
    if (!allSaved) return setFailure(t('finish.notSaved'))
    const profile = await client.fetchQuery({
      queryKey: profileKey(userId),
      queryFn: () => getProfile(userId),
      staleTime: 0,
    })
    const { product } = plan
    const { appId: known } = getSession()
    const details = isDetailedProduct(product) && known !== null ? await freshDetails(known) : {}
    const [missing] = missingSteps(plan, profile, details)
    if (missing) {
      setFailure(t('finish.missing', { step: t(`${missing.words}.name`) }))
      return open(missing.name)
    }
    if (LOANS[product].updates.some((update) => profile[update] === 1)) await updateProfile(userId, { is_editing: 0 })
    const appId = known ?? (await call('createApplication', { body: { product_type: product } })).app_id
    await setSession({
      appId,
      isEditingGeneral: false,
      isEditingGold: false,
      isEditingHousing: false,
      returning: false,
    })
    await refetchUser()
    // What a statement says it sends depends on what has been answered.
    await client.invalidateQueries({ queryKey: ['kfs'] })
    if (known === null) void client.invalidateQueries({ queryKey: APPLICATIONS_KEY })
    await navigate(after ?? (await pathAfterForm(product, appId)))
  }

  const finish = async () => {
    setFinishing(true)
    setFailure(null)
    try {
      await run()
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setFinishing(false)
    }
  }
  return { finish, finishing, failure }
}
