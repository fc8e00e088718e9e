import '#src/ui/page/customer-screens.css'
import '#src/features/offers/offers.css'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import { profilePath, welcomePath } from '#src/contract/product-paths.ts'
import { useApplied } from '#src/features/applications/apply/use-applied.ts'
import { useConsents } from '#src/features/consents/hooks.ts'
import { ScoreConsent } from '#src/features/consents/ScoreConsent.tsx'
import { CheckLists } from '#src/features/offers/CheckLists.tsx'
import { useOffers } from '#src/features/offers/hooks.ts'
import { OffersBoard } from '#src/features/offers/list/OffersBoard.tsx'
import { useOfferView } from '#src/features/offers/list/use-offer-view.ts'
import { OffersSkeleton } from '#src/features/offers/OffersSkeleton.tsx'
import { ScoreRow } from '#src/features/offers/ScoreRow.tsx'
import { WhatIf } from '#src/features/offers/what-if/WhatIf.tsx'
import { ApiError } from '#src/lib/http/api-error.ts'
import { useSession } from '#src/lib/session/session.ts'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { useArrived } from '#src/ui/page/use-arrived.ts'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { WithoutScore } from './WithoutScore.tsx'

// The same at each drawing: the cards are drawn anew only where something has changed.
const CONSENT = <ScoreConsent />

/** Every lender's answer to the customer's request, at its true cost. */
export function OffersPage() {
  const { t } = useTranslation('offers')
  const appId = useSession((session) => session.appId)
  const productType = useSession((session) => session.productType)
  const { view, change } = useOfferView()
  const offers = useOffers(appId, view.request)
  const applied = useApplied(productType)
  const { error } = offers
  // The question for the score stands above the list: coming later, it would push the list down.
  const consentsPending = useConsents().isPending
  // The heading counts the offers: it comes with them.
  const data = useArrived(consentsPending ? undefined : offers.data)

  if (appId === null) return <Navigate to={welcomePath(productType)} replace />
  const incomplete = error instanceof ApiError && error.code === 'profile_incomplete'
  return (
    <div className="wrap-c main">
      <TitleRow
        beside={
          <span className="only-d">
            <ReturnToProfile />
          </span>
        }
      >
        <PageTitle>
          {data && !error ? t('count', { count: data.matched.length }) : t(error ? 'title' : 'loading.title')}
        </PageTitle>
      </TitleRow>
      {incomplete ? (
        <EmptyState icon="document" title={t('incomplete.title')} text={t('incomplete.text')}>
          <LinkButton to={profilePath(productType)}>{t('incomplete.action')}</LinkButton>
        </EmptyState>
      ) : (
        <Loaded query={{ ...offers, data }} failed={t('failed')} older="goes" space="mt20" waiting={<OffersSkeleton />}>
          {(answer) => (
            <OffersBoard
              answer={answer}
              view={view}
              onChange={change}
              busy={offers.isPlaceholderData}
              applied={applied}
              whatIf={(open, onOpen) => (
                <WhatIf
                  appId={appId}
                  request={view.request}
                  onRequest={(request) => change({ request })}
                  open={open}
                  onOpen={onOpen}
                />
              )}
              consent={CONSENT}
              withoutScore={<WithoutScore />}
              check={<CheckLists appId={appId} />}
            >
              <ScoreRow appId={appId} />
            </OffersBoard>
          )}
        </Loaded>
      )}
      {(data || error) && (
        <p className="only-m mt8">
          <ReturnToProfile />
        </p>
      )}
    </div>
  )
}

function ReturnToProfile() {
  const { t } = useTranslation('offers')
  const productType = useSession((session) => session.productType)
  return (
    <Link className="link" to={profilePath(productType)}>
      <Icon name="arrowLeft" size={18} />
      {t('returnToProfile')}
    </Link>
  )
}
