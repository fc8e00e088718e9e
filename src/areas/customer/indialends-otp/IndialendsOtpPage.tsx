import '#src/ui/page/customer-screens.css'
import '#src/areas/customer/verification/verification.css'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { pathTo } from '#src/contract/path-to.ts'
import { useApplications } from '#src/features/applications/hooks.ts'
import { JourneySteps } from '#src/features/lenders/JourneySteps.tsx'
import { lenderPath } from '#src/features/lenders/lender-path.ts'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { WaitingCard } from '#src/ui/site/WaitingCard.tsx'
import { LenderCodeForm } from './LenderCodeForm.tsx'

/** The lender's own one-time code, for the application that waits for it. */
export function IndialendsOtpPage() {
  const { t } = useTranslation('lenders')
  const [params] = useSearchParams()
  const applications = useApplications()
  const { data } = applications
  const wanted = params.get('app')
  const named = wanted ? data?.find(({ app_id }) => app_id === wanted) : undefined
  const application = data?.find(({ app_id, next_step }) => next_step.kind === 'otp' && (!wanted || app_id === wanted))
  if (named?.lender_slug && named.next_step.kind !== 'otp')
    return <Navigate to={lenderPath(named.lender_slug, named.app_id)} replace />
  return (
    <div className="wrap-c main narrow">
      {application?.lender_name ? (
        <>
          <LenderCodeForm key={application.app_id} appId={application.app_id} lender={application.lender_name} />
          {application.journey && (
            <JourneySteps lender={application.lender_name} journey={application.journey} next="otp" />
          )}
        </>
      ) : (
        <>
          <PageTitle>{data ? t('otp.none') : t('common:continue')}</PageTitle>
          <Loaded query={applications} failed={t('journey.failed')} space="mt20" waiting={<WaitingCard />}>
            {() => (
              <EmptyState icon="document" title={t('journey.applications')} text={t('otp.noneText')}>
                <LinkButton to={pathTo('applicationStatus')}>{t('journey.applications')}</LinkButton>
              </EmptyState>
            )}
          </Loaded>
        </>
      )}
    </div>
  )
}
