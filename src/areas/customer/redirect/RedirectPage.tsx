import '#src/features/applications/applications.css'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { LeaveForLender } from '#src/areas/customer/user/lender-journey/LeaveForLender.tsx'
import { mayLeave } from '#src/features/applications/may-leave.ts'
import { useApplications } from '#src/features/applications/hooks.ts'
import { HandoverFrame } from '#src/features/handover/HandoverFrame.tsx'
import { applicationIn } from '#src/features/handover/ids.ts'
import { SignInLink } from '#src/features/handover/SignInLink.tsx'
import { QueryScope } from '#src/lib/QueryScope.tsx'
import { useSession } from '#src/lib/session-store.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'

/**
 * The way out to a lender. The address names an application, never a page: where it leads is the server's to say, from
 * the lender's listed hosts, and only its owner gets an answer.
 */
export function RedirectPage() {
  const { t } = useTranslation('handover')
  const [params] = useSearchParams()
  const restored = useSession((session) => session.restored.customer)
  const signedIn = useSession((session) => session.token !== null)
  const appId = applicationIn(params, 'app')
  if (appId === null) return <Nothing />
  if (!restored) return <HandoverFrame title={t('redirect.title')} text={t('loading')} busy />
  if (!signedIn)
    return (
      <HandoverFrame title={t('redirect.title')} text={t('redirect.signIn')}>
        <p className="mt20">
          <SignInLink label={t('auth.go')} back={`/redirect?app=${appId}`} />
        </p>
      </HandoverFrame>
    )
  return (
    <QueryScope>
      <Interstitial appId={appId} />
    </QueryScope>
  )
}

function Interstitial({ appId }: { appId: string }) {
  const { t } = useTranslation('handover')
  const { data, error, isFetching, refetch } = useApplications()
  if (error)
    return (
      <HandoverFrame title={t('redirect.title')}>
        <div className="mt20">
          <LoadFailure title={t('redirect.failed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
        </div>
      </HandoverFrame>
    )
  if (!data) return <HandoverFrame title={t('redirect.title')} text={t('loading')} busy />
  const application = data.find(({ app_id }) => app_id === appId)
  if (!application?.lender_name || !mayLeave(application)) return <Nothing />
  return (
    <HandoverFrame title={t('redirect.title')}>
      <LeaveForLender application={application} />
    </HandoverFrame>
  )
}

function Nothing() {
  const { t } = useTranslation('handover')
  const signedIn = useSession((session) => session.token !== null)
  return (
    <HandoverFrame title={t('redirect.none')} text={t('redirect.noneText')}>
      <p className="mt20">
        <LinkButton to={signedIn ? '/customer-site' : '/'}>
          {signedIn ? t('auth.applications') : t('auth.home')}
        </LinkButton>
      </p>
    </HandoverFrame>
  )
}
