import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { getProfile, updateProfile } from '#src/features/profile/api.ts'
import type { Autosave } from '#src/features/profile/autosave.ts'
import { profileKey } from '#src/features/profile/hooks.ts'
import { missingSteps } from '#src/features/profile/missing-fields.ts'
import { call } from '#src/lib/http.ts'
import { getSession, refetchUser, setSession } from '#src/lib/session.ts'
import { errorText } from '#src/lib/toast.ts'
import type { FormScreen } from './form-steps.ts'

/** The end of the form: all saved, an application open, and on to the offers; or the step where something is missing. */
export function useFinish(userId: number, autosave: Autosave, open: (screen: FormScreen) => void) {
  const { t } = useTranslation('profile')
  const client = useQueryClient()
  const navigate = useNavigate()
  const [finishing, setFinishing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const run = async () => {
    if (!(await autosave.flush())) return setFailure(t('finish.notSaved'))
    const profile = await client.fetchQuery({
      queryKey: profileKey(userId),
      queryFn: () => getProfile(userId),
      staleTime: 0,
    })
    const [missing] = missingSteps(profile)
    if (missing) {
      setFailure(t('finish.missing', { step: t(`${missing}.name`) }))
      return open(missing)
    }
    if (profile.pl_update_required || profile.pl_se_update_required) await updateProfile(userId, { is_editing: 0 })
    const appId =
      getSession().appId ?? (await call('createApplication', { body: { product_type: 'Personal Loans' } })).app_id
    await setSession({ appId, isEditingGeneral: false, returning: false })
    await refetchUser()
    await navigate('/user/offers')
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
