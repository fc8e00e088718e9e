import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { applicationPath } from '#src/features/applications/application-path.ts'
import { useApplications } from '#src/features/applications/hooks.ts'
import { applicationIn } from '#src/features/handover/ids.ts'
import { LoadedPage, NoOwnApplication, OwnerOnly } from '#src/features/handover/OwnerOnly.tsx'

/**
 * Return address of a sign-in or consent at a lender. `state` is the application that was handed over; nothing else in
 * the address is read, and it counts for that application's owner alone.
 */
export function AuthReturnPage() {
  const { t } = useTranslation('handover')
  const title = t('auth.title', { brand: useBrand().name })
  const [params] = useSearchParams()
  const appId = applicationIn(params, 'state')
  if (appId === null) return <Unknown />
  return (
    <OwnerOnly title={title} signIn={t('auth.signIn')} back={withQuery(pathTo('authReturn'), { state: appId })}>
      <Return appId={appId} title={title} />
    </OwnerOnly>
  )
}

function Return({ appId, title }: { appId: string; title: string }) {
  const { t } = useTranslation('handover')
  return (
    <LoadedPage title={title} failed={t('site.failed')} query={useApplications()}>
      {(applications) => {
        const own = applications.some(({ app_id, lender_id }) => app_id === appId && lender_id !== null)
        return own ? <Navigate to={applicationPath(appId)} replace /> : <Unknown />
      }}
    </LoadedPage>
  )
}

function Unknown() {
  const { t } = useTranslation('handover')
  return <NoOwnApplication title={t('auth.unknown')} text={t('auth.unknownText')} />
}
