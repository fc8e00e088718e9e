import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { applicationPath } from '#src/features/applications/application-path.ts'
import { useApplications } from '#src/features/applications/hooks.ts'
import { HandoverFrame } from '#src/features/handover/HandoverFrame.tsx'
import { applicationIn } from '#src/features/handover/ids.ts'
import { SignInLink } from '#src/features/handover/SignInLink.tsx'
import { QueryScope } from '#src/lib/QueryScope.tsx'
import { useSession } from '#src/lib/session-store.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'

/**
 * Return address of a sign-in or consent at a lender. `state` is the application that was handed over; nothing else in
 * the address is read, and it counts for that application's owner alone.
 */
export function AuthReturnPage() {
  const { t } = useTranslation('handover')
  const brand = useBrand()
  const [params] = useSearchParams()
  const restored = useSession((session) => session.restored.customer)
  const signedIn = useSession((session) => session.token !== null)
  const appId = applicationIn(params, 'state')
  if (appId === null) return <Unknown />
  if (!restored) return <HandoverFrame title={t('auth.title', { brand: brand.name })} text={t('loading')} busy />
  if (!signedIn)
    return (
      <HandoverFrame title={t('auth.title', { brand: brand.name })} text={t('auth.signIn')}>
        <p className="mt20">
          <SignInLink label={t('auth.go')} back={`/auth?state=${appId}`} />
        </p>
      </HandoverFrame>
    )
  return (
    <QueryScope>
      <Return appId={appId} />
    </QueryScope>
  )
}

function Return({ appId }: { appId: string }) {
  const { t } = useTranslation('handover')
  const brand = useBrand()
  const { data, error, isFetching, refetch } = useApplications()
  const title = t('auth.title', { brand: brand.name })
  if (error)
    return (
      <HandoverFrame title={title}>
        <div className="mt20">
          <LoadFailure title={t('site.failed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
        </div>
      </HandoverFrame>
    )
  if (!data) return <HandoverFrame title={title} text={t('loading')} busy />
  const own = data.some(({ app_id, lender_id }) => app_id === appId && lender_id !== null)
  return own ? <Navigate to={applicationPath(appId)} replace /> : <Unknown />
}

function Unknown() {
  const { t } = useTranslation('handover')
  const signedIn = useSession((session) => session.token !== null)
  return (
    <HandoverFrame title={t('auth.unknown')} text={t('auth.unknownText')}>
      <p className="mt20">
        <LinkButton to={signedIn ? '/customer-site' : '/'}>
          {signedIn ? t('auth.applications') : t('auth.home')}
        </LinkButton>
      </p>
    </HandoverFrame>
  )
}
