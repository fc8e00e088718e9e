import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { startPath } from '#src/contract/product-paths.ts'
import { applicationPath } from '#src/features/applications/application-path.ts'
import { useApplications } from '#src/features/applications/hooks.ts'
import { HandoverFrame } from '#src/features/handover/HandoverFrame.tsx'
import { applicationIn } from '#src/features/handover/ids.ts'
import { LoadedPage } from '#src/features/handover/OwnerOnly.tsx'
import { SignInLink } from '#src/features/handover/SignInLink.tsx'
import { dateTime } from '#src/lib/dates.ts'
import { QueryScope } from '#src/lib/http/QueryScope.tsx'
import { loadSession } from '#src/lib/session/load-session.ts'
import { useSession } from '#src/lib/session/session-store.ts'
import type { Answer } from '#src/ui/page/answer.ts'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'

/**
 * The way back to us: from a lender, or from a message with `app`, the application to resume. Signed out, the sign-in
 * comes first and leads back here.
 */
export function CustomerSitePage() {
  const { t } = useTranslation('handover')
  const [params] = useSearchParams()
  const restored = useSession((session) => session.restored.customer)
  const signedIn = useSession((session) => session.token !== null)
  const asked = params.get('app')
  const appId = applicationIn(params, 'app')
  if (!restored) return <HandoverFrame title={t('site.title')} text={t('loading')} busy />
  if (!signedIn)
    return (
      <HandoverFrame title={t('site.title')} text={t('site.signedOut')}>
        <p className="mt20">
          <SignInLink label={t('site.signIn')} back={withQuery(pathTo('customerSite'), { app: appId || null })} />
        </p>
      </HandoverFrame>
    )
  return (
    <QueryScope>
      <Applications appId={appId} strange={asked !== null && appId === null} />
    </QueryScope>
  )
}

/** The form of a draft, the timeline of what has been sent. */
const resumePath = ({ status, product_type, app_id }: Application): string =>
  status === 'draft' ? startPath(product_type) : applicationPath(app_id)

/** While it leads on to the application that was asked for. */
const NOT_YET: Answer<Application[]> = { data: undefined, error: null, isFetching: true, refetch: () => undefined }

function Applications({ appId, strange }: { appId: string | null; strange: boolean }) {
  const { t } = useTranslation(['handover', 'applications'])
  const navigate = useNavigate()
  const applications = useApplications()
  const resumed = useRef(false)
  const wanted = appId === null ? undefined : applications.data?.find(({ app_id }) => app_id === appId)

  const open = async (application: Application, replace = false) => {
    const { setSession } = await loadSession()
    const { app_id, product_type } = application
    // The page asked for is the greeting: nobody is welcomed back on top of it.
    await setSession({ appId: app_id, productType: product_type, productId: null, returning: false })
    await navigate(resumePath(application), { replace })
  }
  useEffect(() => {
    if (!wanted || resumed.current) return
    resumed.current = true
    void open(wanted, true)
  })

  return (
    <LoadedPage title={t('site.title')} failed={t('site.failed')} query={wanted ? NOT_YET : applications}>
      {(data) => (
        <HandoverFrame title={data.length > 0 ? t('site.list') : t('site.title')}>
          {(appId !== null || strange) && data.length > 0 && (
            <div className="mt16">
              <Note icon="info">{t('site.unknown')}</Note>
            </div>
          )}
          {data.length === 0 ? (
            <EmptyState icon="document" title={t('site.none')} text={t('site.noneText')}>
              <LinkButton to={pathTo('products')}>{t('site.products')}</LinkButton>
            </EmptyState>
          ) : (
            <ul className="stack g12 mt20">
              {data.map((application) => (
                <li key={application.app_id} className="card pad-s row">
                  <span className="grow">
                    <Link
                      to={resumePath(application)}
                      onClick={(event) => {
                        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                        event.preventDefault()
                        void open(application)
                      }}
                    >
                      {t('site.row', {
                        product: application.lender_name ?? t(`applications:productName.${application.product_type}`),
                        reference: application.reference,
                      })}
                    </Link>
                    <span className="sm mut block">{dateTime(application.updated_at)}</span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </HandoverFrame>
      )}
    </LoadedPage>
  )
}
