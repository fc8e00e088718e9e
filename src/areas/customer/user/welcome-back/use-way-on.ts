import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Application } from '#src/contract/entities/application.ts'
import type { ServedProfile } from '#src/contract/entities/profile.ts'
import { missingSteps } from '#src/features/profile/missing-fields.ts'
import { ApiError, call } from '#src/lib/http.ts'
import { refetchUser, setSession } from '#src/lib/session.ts'
import { errorText } from '#src/lib/toast.ts'
import type { WayOn } from './ChoiceCards.tsx'
import type { Identity } from './identity-rules.ts'

const DETAIL = '/user/user-detail'

/** Checks who it is, has the chosen application open, and goes where it continues. */
export function useWayOn(profile: ServedProfile, application: Application | null) {
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
    return (await call('createApplication', { body: { product_type: 'Personal Loans' } })).app_id
  }

  const run = async (way: WayOn, identity: Identity | null) => {
    if (identity) await call('verifyIdentity', { body: identity })
    const fresh = way === 'new' || application === null
    const appId = fresh ? await startNew() : application.app_id
    const complete = missingSteps(profile).length === 0 && profile.pl_update_required !== 1
    // A new application begins with a look at the answers, even when none is missing.
    await setSession({ appId, productType: 'Personal Loans', returning: false, isEditingGeneral: fresh })
    await client.invalidateQueries({ queryKey: ['applications'] })
    await refetchUser()
    if (!fresh && application.status !== 'draft') return navigate(`/user/application-status/${appId}`)
    return navigate(fresh || !complete ? DETAIL : '/user/offers')
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
