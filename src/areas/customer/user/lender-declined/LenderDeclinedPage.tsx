import '#src/ui/page/customer-screens.css'
import '#src/features/applications/applications.css'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { declinedPage } from '#src/contract/lender-pages.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { DeclinedPanel } from '#src/features/applications/DeclinedPanel.tsx'
import { useApplications } from '#src/features/applications/hooks.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { WaitingCard } from '#src/ui/site/WaitingCard.tsx'

/** The lender's refusal: the reason it gave, what may help, and the other lenders. */
export function LenderDeclinedPage() {
  const { t } = useTranslation('lenders')
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const applications = useApplications()
  const wanted = params.get('app')
  const refused = applications.data?.filter(
    ({ status, lender_slug }) =>
      status === 'rejected' && lender_slug !== null && declinedPage(lender_slug) === pathname,
  )
  const application = (wanted ? refused?.find(({ app_id }) => app_id === wanted) : refused?.[0]) ?? null
  return (
    <div className="wrap-c main narrow">
      <PageTitle>{t('declined.title')}</PageTitle>
      <div className="stack g16 mt20">
        <Loaded query={applications} failed={t('journey.failed')} waiting={<WaitingCard />}>
          {() => (
            <DeclinedPanel lender={application?.lender_name ?? t('applications:theLender')} application={application} />
          )}
        </Loaded>
        <p>
          <LinkButton look="text" to={pathTo('applicationStatus')}>
            {t('journey.applications')}
          </LinkButton>
        </p>
      </div>
    </div>
  )
}
