import '#src/features/applications/applications.css'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { LeaveForLender } from '#src/areas/customer/user/lender-journey/LeaveForLender.tsx'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { applicationPath } from '#src/features/applications/application-path.ts'
import { useApplications } from '#src/features/applications/hooks.ts'
import { mayLeave } from '#src/features/applications/may-leave.ts'
import { HandoverFrame } from '#src/features/handover/HandoverFrame.tsx'
import { applicationIn } from '#src/features/handover/ids.ts'
import { LoadedPage, NoOwnApplication, OwnerOnly } from '#src/features/handover/OwnerOnly.tsx'

/**
 * The way out to a lender. The address names an application, never a page: where it leads is the server's to say, from
 * the lender's listed hosts, and only its owner gets an answer.
 */
export function RedirectPage() {
  const { t } = useTranslation('handover')
  const [params] = useSearchParams()
  const appId = applicationIn(params, 'app')
  if (appId === null) return <Nothing />
  return (
    <OwnerOnly
      title={t('redirect.title')}
      signIn={t('redirect.signIn')}
      back={withQuery(pathTo('redirect'), { app: appId })}
    >
      <Interstitial appId={appId} />
    </OwnerOnly>
  )
}

function Interstitial({ appId }: { appId: string }) {
  const { t } = useTranslation('handover')
  const navigate = useNavigate()
  const title = t('redirect.title')
  return (
    <LoadedPage title={title} failed={t('redirect.failed')} query={useApplications()}>
      {(applications) => {
        const application = applications.find(({ app_id }) => app_id === appId)
        if (!application?.lender_name || !mayLeave(application)) return <Nothing />
        return (
          <HandoverFrame title={title}>
            <LeaveForLender
              application={application}
              onLate={() => void navigate(applicationPath(appId), { replace: true })}
            />
          </HandoverFrame>
        )
      }}
    </LoadedPage>
  )
}

function Nothing() {
  const { t } = useTranslation('handover')
  return <NoOwnApplication title={t('redirect.none')} text={t('redirect.noneText')} />
}
