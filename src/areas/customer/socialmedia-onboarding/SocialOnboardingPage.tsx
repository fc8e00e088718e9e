import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { marketedKind } from '#src/contract/marketed-kinds.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { HandoverFrame } from '#src/features/handover/HandoverFrame.tsx'
import { isOffered } from '#src/features/products/product-kinds.ts'
import { loadApi } from '#src/features/sign-in/load-api.ts'
import { visitFrom } from '#src/features/sign-in/visit.ts'
import { logFailure } from '#src/lib/log.ts'
import { forgetPath } from '#src/lib/remember.ts'
import { loadSession } from '#src/lib/session/load-session.ts'
import { restoreSession } from '#src/lib/session/session-restore.ts'
import { getSession, patchSession } from '#src/lib/session/session-store.ts'
import { LinkButton } from '#src/ui/site/Button.tsx'

/** From an advertisement: keeps its campaign and product, starts the visit, and goes on to the sign-in. */
export function SocialOnboardingPage() {
  const { t } = useTranslation('handover')
  const brand = useBrand()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [failed, setFailed] = useState(false)
  const started = useRef(false)

  useEffect(() => {
    if (started.current) return
    started.current = true
    const params = new URLSearchParams(search)
    const named = marketedKind(params.get('product'))
    const kind = named && isOffered(brand.kinds, named.kind) ? named : undefined
    const begin = async () => {
      await restoreSession('customer')
      const visit = visitFrom({ search, urlSegment: kind?.segment, partner: brand.code }, getSession())
      const productType = kind ? kind.productType : getSession().productType
      forgetPath('customer')
      patchSession({ utms: visit.utms, urlSegment: visit.urlSegment, productType })
      const [{ startVisit }, { setSession }] = await Promise.all([loadApi(), loadSession()])
      if (getSession().token === null) await startVisit(visit)
      else await setSession({ utms: visit.utms, urlSegment: visit.urlSegment, productType })
      await navigate(pathTo('verification'), { replace: true })
    }
    begin().catch((error: unknown) => {
      logFailure('the visit was not started', error)
      setFailed(true)
    })
  }, [brand, navigate, search])

  return (
    <HandoverFrame
      title={t('onboarding.title', { brand: brand.name })}
      text={failed ? t('onboarding.failed') : t('onboarding.lead')}
      busy={!failed}
    >
      {failed && (
        <p className="mt20">
          <LinkButton to={pathTo('verification')}>{t('onboarding.go')}</LinkButton>
        </p>
      )}
    </HandoverFrame>
  )
}
