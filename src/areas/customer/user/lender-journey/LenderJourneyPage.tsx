import '#src/ui/page/customer-screens.css'
import '#src/features/applications/applications.css'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { isFinal } from '#src/contract/entities/applications/application-status.ts'
import { lenderPage } from '#src/contract/lender-pages.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { offersPath } from '#src/contract/product-paths.ts'
import { useApplications } from '#src/features/applications/hooks.ts'
import { getSession } from '#src/lib/session/session-store.ts'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { WaitingCard } from '#src/ui/site/WaitingCard.tsx'
import { LenderStep } from './LenderStep.tsx'

/** One screen for every lender: its application says whether it asks, hands over, waits or has decided. */
export function LenderJourneyPage() {
  const { t } = useTranslation('lenders')
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const applications = useApplications()
  const wanted = params.get('app')
  const here = applications.data?.filter(
    ({ lender_slug }) => lender_slug !== null && lenderPage(lender_slug) === pathname,
  )
  const application = wanted
    ? here?.find(({ app_id }) => app_id === wanted)
    : (here?.find(({ status }) => !isFinal(status)) ?? here?.[0])

  if (!applications.data)
    return (
      <div className="wrap-c main narrow">
        <PageTitle>{t('common:continue')}</PageTitle>
        <Loaded query={applications} failed={t('journey.failed')} space="mt20" waiting={<WaitingCard />}>
          {() => null}
        </Loaded>
      </div>
    )
  // A lender's page opened before one of its offers was chosen.
  if (!application && !wanted)
    return (
      <div className="wrap-c main narrow">
        <PageTitle>{t('journey.choose')}</PageTitle>
        <EmptyState icon="document" title={t('rules:offer.required')} text={t('journey.chooseText')}>
          <LinkButton to={offersPath(getSession().productType)}>{t('journey.offers')}</LinkButton>
          {applications.data.length > 0 && (
            <LinkButton look="text" to={pathTo('applicationStatus')}>
              {t('journey.applications')}
            </LinkButton>
          )}
        </EmptyState>
      </div>
    )
  if (!application)
    return (
      <div className="wrap-c main narrow">
        <PageTitle>{t('journey.notFound')}</PageTitle>
        <EmptyState icon="document" title={t('journey.applications')} text={t('journey.notFoundText')}>
          <LinkButton to={pathTo('applicationStatus')}>{t('journey.applications')}</LinkButton>
          <LinkButton look="text" to={offersPath(getSession().productType)}>
            {t('journey.offers')}
          </LinkButton>
        </EmptyState>
      </div>
    )
  return (
    <div className="wrap-c main narrow">
      <LenderStep key={application.app_id} application={application} />
    </div>
  )
}
