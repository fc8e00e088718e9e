import '#src/ui/customer-screens.css'
import '#src/features/applications/applications.css'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { isFinal } from '#src/contract/entities/applications/application.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { useApplications } from '#src/features/applications/hooks.ts'
import { lenderPage } from '#src/contract/lender-pages.ts'
import { offersPath } from '#src/lib/product-ways.ts'
import { getSession } from '#src/lib/session-store.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { WaitingCard } from '#src/ui/site/WaitingCard.tsx'
import { LenderStep } from './LenderStep.tsx'

/** One screen for every lender: its application says whether it asks, hands over, waits or has decided. */
export function LenderJourneyPage() {
  const { t } = useTranslation('lenders')
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const { data, error, isFetching, refetch } = useApplications()
  const wanted = params.get('app')
  const here = data?.filter(({ lender_slug }) => lender_slug !== null && lenderPage(lender_slug) === pathname)
  const application = wanted
    ? here?.find(({ app_id }) => app_id === wanted)
    : (here?.find(({ status }) => !isFinal(status)) ?? here?.[0])

  if (!data)
    return (
      <div className="wrap-c main narrow">
        <h1 className="h1">{t('common:continue')}</h1>
        {error ? (
          <div className="mt20">
            <LoadFailure title={t('journey.failed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
          </div>
        ) : (
          <WaitingCard />
        )}
      </div>
    )
  if (!application)
    return (
      <div className="wrap-c main narrow">
        <h1 className="h1">{t('journey.notFound')}</h1>
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
