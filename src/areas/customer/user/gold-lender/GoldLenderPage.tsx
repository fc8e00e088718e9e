import '#src/ui/page/customer-screens.css'
import '#src/features/offers/offers.css'
import '#src/features/applications/applications.css'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { isFinal } from '#src/contract/entities/applications/application-status.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { goldLenderPage } from '#src/contract/lender-pages.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { useApplications } from '#src/features/applications/hooks.ts'
import { GOLD_FORM, GOLD_REQUEST } from '#src/features/gold/gold-request.ts'
import { useOffers } from '#src/features/offers/hooks.ts'
import { OffersSkeleton } from '#src/features/offers/OffersSkeleton.tsx'
import { ApiError } from '#src/lib/http/api-error.ts'
import { useSession } from '#src/lib/session/session.ts'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { GoldNotMatched } from './GoldNotMatched.tsx'
import { GoldOffer } from './GoldOffer.tsx'
import { LeadConfirmation } from './LeadConfirmation.tsx'

const AS_ASKED = { amount: null, tenure: null }

/** /user/muthootgold, /user/indiagold and /user/gold-lender/...: the lender's offer, or what has become of the request to it. */
export function GoldLenderPage() {
  const { t } = useTranslation('gold')
  const { pathname } = useLocation()
  const appId = useSession((session) => session.appId)
  const applications = useApplications()
  const offers = useOffers(appId, AS_ASKED)
  if (appId === null) return <Navigate to={pathTo('welcomeBack')} replace />

  const isHere = ({ lender_slug }: { lender_slug: string }) => goldLenderPage(lender_slug) === pathname
  const sent = applications.data?.find((application) => isSentHere(application, pathname, appId))
  if (sent) return <LeadConfirmation key={sent.app_id} application={sent} answer={offers.data} />

  const { data, error } = offers
  const offer = data?.matched.find(isHere)
  const notMatched = data?.not_matched.find(isHere)
  if (data && offer && !applications.isPending)
    return <GoldOffer appId={appId} offer={offer} answer={data} onStale={() => void offers.refetch()} />

  const answer = applications.isPending ? undefined : data
  const incomplete = error instanceof ApiError && error.code === 'profile_incomplete'
  return (
    <div className="wrap-c main">
      <p>
        <Link className="link" to={GOLD_REQUEST}>
          <Icon name="arrowLeft" size={18} />
          {t('lender.back')}
        </Link>
      </p>
      {(error || !answer) && <PageTitle>{t('lender.title')}</PageTitle>}
      {incomplete ? (
        <EmptyState icon="document" title={t('lender.incomplete')} text={t('lender.incompleteText')}>
          <LinkButton to={GOLD_FORM}>{t('lender.complete')}</LinkButton>
        </EmptyState>
      ) : (
        <Loaded
          query={{ ...offers, data: answer }}
          failed={t('lender.failed')}
          older="goes"
          space="mt20"
          waiting={<OffersSkeleton />}
        >
          {(all) => <GoldNotMatched lender={notMatched ?? null} answer={all} />}
        </Loaded>
      )}
    </div>
  )
}

/** A request to this page's lender that is under way, or the current one if the lender has just decided it. */
function isSentHere({ app_id, lender_slug, product_type, status }: Application, path: string, appId: string): boolean {
  if (product_type !== PRODUCT.gold || lender_slug === null || goldLenderPage(lender_slug) !== path) return false
  return app_id === appId ? status !== 'withdrawn' && status !== 'expired' : !isFinal(status)
}
