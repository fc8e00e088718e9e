import '#src/ui/site/styles/base.css'
import '#src/ui/site/styles/surfaces.css'
import '#src/ui/site/styles/controls.css'
import '#src/ui/page/customer-screens.css'
import '#src/features/applications/applications.css'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { offersPath } from '#src/contract/product-paths.ts'
import { ApplicationTimeline } from '#src/features/applications/ApplicationTimeline.tsx'
import { useApplications } from '#src/features/applications/hooks.ts'
import { Standing } from '#src/features/applications/Standing.tsx'
import { getBoot } from '#src/lib/boot.ts'
import { LENDER_TYPE } from '#src/lib/env.ts'
import { storedLenderKey } from '#src/lib/remember.ts'
import { getSession } from '#src/lib/session/session-store.ts'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { WaitingCard } from '#src/ui/site/WaitingCard.tsx'
import { LenderSubmission } from './LenderSubmission.tsx'

/** Hands the application to the site's one lender where there is one; else the lender's practice page. */
export function LenderSubmitPage() {
  const [params] = useSearchParams()
  const lenderKey = LENDER_TYPE === '' || params.has('app') ? null : storedLenderKey()
  if (lenderKey === null) return <PracticePage />
  return (
    <div className="site">
      <div className="wrap-c main narrow">
        <LenderSubmission lenderKey={lenderKey} />
      </div>
    </div>
  )
}

/** Stands in for a lender's own page while lenders are sandboxed; without our header and footer, as over there. */
function PracticePage() {
  const { t } = useTranslation('lenders')
  const [params] = useSearchParams()
  const applications = useApplications()
  const wanted = params.get('app')
  const sent = applications.data?.filter(({ lender_id }) => lender_id !== null)
  const application = wanted ? sent?.find(({ app_id }) => app_id === wanted) : sent?.[0]
  const lender = application?.lender_name
  return (
    <div className="site">
      <div className="wrap-c main narrow">
        <TitleRow picture={lender && <LenderTile name={lender} />}>
          <PageTitle>{lender ? t('submit.title', { lender }) : t('submit.titleUnknown')}</PageTitle>
        </TitleRow>
        {getBoot().sandbox && (
          <div className="mt16">
            <Note tone="warn">{t('submit.note')}</Note>
          </div>
        )}
        <Loaded query={applications} failed={t('journey.failed')} space="mt16" waiting={<WaitingCard />}>
          {() =>
            !application ? (
              <EmptyState icon="document" title={t('rules:offer.required')} text={t('submit.noneText')}>
                <LinkButton to={offersPath(getSession().productType)}>{t('journey.offers')}</LinkButton>
              </EmptyState>
            ) : (
              <section className="card pad mt20">
                <p className="mut sm">{t('submit.working')}</p>
                <div className="mt12">
                  <Standing application={application} care={null} />
                </div>
                <div className="mt20">
                  <ApplicationTimeline application={application} />
                </div>
                <p className="mt20">
                  <LinkButton full to={withQuery(pathTo('authReturn'), { state: application.app_id })}>
                    {t('submit.return')}
                  </LinkButton>
                </p>
              </section>
            )
          }
        </Loaded>
      </div>
    </div>
  )
}
